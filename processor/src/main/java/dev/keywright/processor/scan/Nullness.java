package dev.keywright.processor.scan;

import java.util.List;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/**
 * Whether a declaration may hold null: it carries an annotation called {@code Nullable}, whosever
 * it is, on itself or on its type. All else is non-null, under {@code @NullMarked} or not.
 */
final class Nullness {

  private Nullness() {}

  /** Whether any of the elements that stand for one property says so. */
  static boolean isNullable(Scan scan, List<? extends Element> elements) {
    return elements.stream()
        .anyMatch(
            each ->
                says(each)
                    || (each instanceof ExecutableElement method
                        ? says(method.getReturnType())
                        : says(each.asType()))
                    || scan.isNullableInClassFile(each));
  }

  /** Whether an element or a type carries such an annotation. */
  static boolean says(AnnotatedConstruct construct) {
    return construct.getAnnotationMirrors().stream()
        .anyMatch(
            each -> each.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
  }
}
