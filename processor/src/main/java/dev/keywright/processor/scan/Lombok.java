package dev.keywright.processor.scan;

import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * Whether Lombok has yet to write the members of a class. It takes its annotations away when it
 * has; so whichever processor runs first, a class that still carries one is left for the next
 * round.
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

  static boolean isPending(TypeElement type) {
    return type.getAnnotationMirrors().stream()
        .map(each -> each.getAnnotationType().asElement())
        .anyMatch(
            each ->
                each instanceof TypeElement annotation
                    && WRITE_MEMBERS.contains(annotation.getQualifiedName().toString()));
  }
}
