package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.JavaFile;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.ReportPrinter;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.scan.Compilation;
import dev.keywright.processor.scan.ScanResult;
import dev.keywright.processor.scan.TableScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes codecs and nothing else, with the type attribute as the only derived one: so that codecs
 * are tested apart from keys and plans.
 */
final class CodecProcessor extends AbstractProcessor {

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(TableScanner.ANNOTATION);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Compilation compilation =
        new Compilation(processingEnv.getElementUtils(), processingEnv.getFiler());
    compilation.add(round);
    for (TypeElement annotation : annotations) {
      for (Element each : round.getElementsAnnotatedWith(annotation)) {
        Report report = new Report();
        ScanResult result =
            new TableScanner(
                    processingEnv.getElementUtils(), processingEnv.getTypeUtils(), compilation)
                .scan((TypeElement) each, report);
        new ReportPrinter(processingEnv.getMessager(), compilation::isSource).print(report, each);
        if (!report.hasErrors() && result instanceof ScanResult.Scanned scanned) {
          write(scanned.table().orElseThrow());
        }
      }
    }
    return false;
  }

  private void write(Table table) {
    for (Entity entity : table.entities()) {
      DerivedAttributes derived = typeAttribute(table, entity);
      write(GeneratedNames.codec(entity), CodecWriter.of(table, entity, derived));
      for (AccessPattern pattern : entity.patterns()) {
        pattern
            .projection()
            .ifPresent(
                each ->
                    write(
                        GeneratedNames.codec(each),
                        CodecWriter.of(table, each, GeneratedNames.codec(each), derived)));
      }
    }
  }

  private void write(ClassName name, CodecWriter writer) {
    try {
      JavaFile.builder(name.packageName(), writer.write())
          .indent("  ")
          .skipJavaLangImports(true)
          .build()
          .writeTo(processingEnv.getFiler());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static DerivedAttributes typeAttribute(Table table, Entity entity) {
    return new DerivedAttributes() {
      @Override
      public int count() {
        return 1;
      }

      @Override
      public Set<String> names() {
        return Set.of(table.typeAttribute());
      }

      @Override
      public void encode(CodeBlock.Builder body, String item, String instance) {
        body.addStatement(
            "$L.put($S, $T.fromS($S))",
            item,
            table.typeAttribute(),
            AttributeValue.class,
            entity.typeValue());
      }

      @Override
      public Optional<KeySource> fromKey(Property property, String item) {
        return Optional.empty();
      }
    };
  }
}
