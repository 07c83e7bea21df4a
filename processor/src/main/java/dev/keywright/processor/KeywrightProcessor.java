package dev.keywright.processor;

import com.google.auto.service.AutoService;
import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.ReportPrinter;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.scan.Compilation;
import dev.keywright.processor.scan.Orphans;
import dev.keywright.processor.scan.ScanResult;
import dev.keywright.processor.scan.TableScanner;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The entry: takes the tables of each round through the stages, in order, and puts off those that
 * mention types which another processor has yet to generate. Between rounds it keeps names only.
 */
@AutoService(Processor.class)
public final class KeywrightProcessor extends AbstractProcessor {

  private final Map<String, Set<String>> deferred = new LinkedHashMap<>();
  private final Map<String, String> tableOfEntity = new HashMap<>();
  private Compilation compilation;
  private Orphans orphans;
  private TableScanner scanner;
  private ReportPrinter printer;
  private OutputFiles files;

  /** For the compiler, which finds it as a service. */
  public KeywrightProcessor() {}

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    // All of ours, so that the compiler does not report them as claimed by nobody.
    return Set.of("dev.keywright.*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    compilation = new Compilation(environment.getElementUtils(), environment.getFiler());
    orphans = new Orphans(environment.getElementUtils());
    scanner =
        new TableScanner(environment.getElementUtils(), environment.getTypeUtils(), compilation);
    printer = new ReportPrinter(environment.getMessager(), compilation::isSource);
    files = new OutputFiles(environment, compilation);
  }

  /**
   * Claims the annotations, which are all our own: left unclaimed, each is a warning of javac's
   * lint, and an error in the builds that ask for none.
   */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations")
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    compilation.add(round);
    annotated(annotations, Orphans.ANNOTATION, round).forEach(orphans::add);
    if (round.processingOver()) {
      // After an error there is no round in which what is deferred could have been looked at again.
      if (!round.errorRaised()) {
        reportMissing();
      }
      return true;
    }
    Set<String> roots = new TreeSet<>(deferred.keySet());
    deferred.clear();
    roots.addAll(annotated(annotations, TableScanner.ANNOTATION, round));
    for (String root : roots) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(root);
      if (type == null) {
        deferred.put(root, Set.of());
      } else {
        process(type);
      }
    }
    return true;
  }

  /**
   * The types of a round that carry an annotation, by name: compilers have their own order. The
   * annotation is taken from those that the compiler hands over; the Eclipse compiler does not
   * always know it again when it is looked up by its name.
   */
  private static Set<String> annotated(
      Set<? extends TypeElement> annotations, String name, RoundEnvironment round) {
    Set<String> types = new TreeSet<>();
    for (TypeElement annotation : annotations) {
      if (annotation.getQualifiedName().contentEquals(name)) {
        for (Element each : round.getElementsAnnotatedWith(annotation)) {
          if (each instanceof TypeElement type) {
            types.add(type.getQualifiedName().toString());
          }
        }
      }
    }
    return types;
  }

  private void process(TypeElement type) {
    Report report = new Report();
    ScanResult result = scanner.scan(type, report);
    if (result instanceof ScanResult.Scanned scanned) {
      scanned.table().ifPresent(table -> claim(table, report));
      Optional<TablePipeline.Output> output =
          scanned.table().flatMap(table -> TablePipeline.output(table, taken(report), report));
      printer.print(report, type);
      output.ifPresent(made -> files.write(made, type, scanned.usesDeprecated()));
    } else if (result instanceof ScanResult.Deferred later) {
      deferred.put(type.getQualifiedName().toString(), later.waiting());
    }
  }

  /** Says what the last round has left open. */
  private void reportMissing() {
    // What else is deferred mentions a type that nobody has made; the compiler reports that.
    deferred.forEach(this::reportWaiting);
    if (deferred.isEmpty()) {
      orphans.report(tableOfEntity.keySet(), printer);
    }
  }

  /** Says that a class still lacks the members that another processor was to write. */
  private void reportWaiting(String root, Set<String> waiting) {
    TypeElement table = processingEnv.getElementUtils().getTypeElement(root);
    for (String each : waiting) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(each);
      if (table == null || type == null) {
        continue;
      }
      Report report = new Report();
      report.add(
          Problem.UNSUPPORTED_SHAPE,
          Site.of(type.getSimpleName().toString(), type, Set.of()),
          "generated code cannot read or make a " + type.getSimpleName(),
          "Lombok has not written its members; put Lombok among the annotation processors, too");
      printer.print(report, table);
    }
  }

  /** An entity of two tables would find its own classes taken; that is reported as what it is. */
  private Predicate<ClassName> taken(Report report) {
    return report.has(Problem.DUPLICATE_DECLARATION) ? name -> false : files::isTaken;
  }

  /**
   * Refuses an entity that another table of this compilation holds: its code would be made twice.
   */
  private void claim(Table table, Report report) {
    String name = table.type().canonicalName();
    for (Entity entity : table.entities()) {
      String other = tableOfEntity.putIfAbsent(entity.type().canonicalName(), name);
      if (other != null && !other.equals(name)) {
        report.add(
            Problem.DUPLICATE_DECLARATION,
            table.site(),
            table.type().simpleName() + " lists " + entity.name() + ", which " + other + " holds",
            "an entity belongs to one table");
      }
    }
  }
}
