package dev.keywright.processor.scan;

import com.squareup.javapoet.TypeName;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

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
                    || scan.nullsInClassFile(each).isNullable());
  }

  /** Where null may stand in the type of a property, by the class files of what stands for it. */
  static NullPaths inClassFiles(Scan scan, List<? extends Element> elements) {
    return elements.stream().map(scan::nullsInClassFile).reduce(NullPaths.NONE, NullPaths::and);
  }

  /**
   * The type with the nulls that its arguments may hold, which its name does not show: {@code
   * Box<@Nullable String>} is another type than {@code Box<String>}.
   */
  static String signature(TypeMirror type) {
    if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
      return signature(wildcard.getExtendsBound());
    }
    if (!(type instanceof DeclaredType declared) || declared.getTypeArguments().isEmpty()) {
      return TypeName.get(type).toString();
    }
    return declared.getTypeArguments().stream()
        .map(each -> signature(each) + (mayBeNull(each) ? "?" : ""))
        .collect(Collectors.joining(",", declared.asElement() + "<", ">"));
  }

  /** Whether a type argument says that what stands for it may be null. */
  static boolean mayBeNull(TypeMirror argument) {
    return says(argument)
        || (argument instanceof WildcardType wildcard
            && wildcard.getExtendsBound() != null
            && says(wildcard.getExtendsBound()));
  }

  /** Whether an element or a type carries such an annotation. */
  static boolean says(AnnotatedConstruct construct) {
    return construct.getAnnotationMirrors().stream()
        .anyMatch(
            each -> each.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
  }
}
