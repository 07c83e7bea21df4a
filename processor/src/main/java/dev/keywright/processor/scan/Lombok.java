package dev.keywright.processor.scan;

import java.util.Set;
import javax.lang.model.element.TypeElement;

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

  static boolean writesMembersOf(TypeElement type) {
    return type.getAnnotationMirrors().stream()
        .map(each -> each.getAnnotationType().asElement())
        .anyMatch(
            each ->
                each instanceof TypeElement annotation
                    && WRITE_MEMBERS.contains(annotation.getQualifiedName().toString()));
  }
}
