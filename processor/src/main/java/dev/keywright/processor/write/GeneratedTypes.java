package dev.keywright.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** What all generated types have in common. */
final class GeneratedTypes {

  /** The annotation that all carry, where it can be seen. */
  static final ClassName MARK = ClassName.get("javax.annotation.processing", "Generated");

  private static final AnnotationSpec GENERATED =
      AnnotationSpec.builder(MARK)
          .addMember("value", "$S", "dev.keywright.processor.KeywrightProcessor")
          .build();

  private GeneratedTypes() {}

  /** A public final class that says who made it; no date, so that output follows from source. */
  static TypeSpec.Builder finalClass(ClassName name) {
    return TypeSpec.classBuilder(name)
        .addAnnotation(GENERATED)
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
  }
}
