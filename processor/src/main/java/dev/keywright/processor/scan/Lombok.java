package dev.keywright.processor.scan;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/**
 * Whether Lombok writes the members of a class. It does so in the round that the class comes with,
 * before or after us, and asks for another round; so such a class is left for that one.
 */
final class Lombok {

  private static final Set<String> WRITE_MEMBERS =
      Set.of(
          "lombok.Value",
          "lombok.Data",
          "lombok.Builder",
          "lombok.Getter",
          "lombok.Setter",
          "lombok.AllArgsConstructor",
          "lombok.RequiredArgsConstructor",
          "lombok.NoArgsConstructor",
          "lombok.experimental.SuperBuilder");

  private Lombok() {}

  /**
   * Whether it has yet to write members of a type, its own or inherited ones.
   *
   * @param scan knows which types came with this round
   */
  static boolean isAwaited(Scan scan, TypeElement type) {
    TypeElement each = type;
    while (each != null) {
      if (scan.isNew(each) && writesMembersOf(each)) {
        return true;
      }
      each =
          each.getSuperclass() instanceof DeclaredType parent
                  && parent.asElement() instanceof TypeElement element
              ? element
              : null;
    }
    return false;
  }

  /** By the annotations of the type, or of a field. */
  private static boolean writesMembersOf(TypeElement type) {
    return isAnnotated(type)
        || ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .anyMatch(Lombok::isAnnotated);
  }

  private static boolean isAnnotated(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(each -> each.getAnnotationType().asElement())
        .anyMatch(
            each ->
                each instanceof TypeElement annotation
                    && WRITE_MEMBERS.contains(annotation.getQualifiedName().toString()));
  }
}
