package dev.keywright.processor.diagnostic;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;

/**
 * An annotation with the members that are written, read once: the Eclipse compiler makes the values
 * anew each time it is asked, and {@link Site} and {@link MirrorText} tell them by identity.
 *
 * @param mirror what the compiler is shown
 * @param members by name, in the order of the source
 */
public record WrittenAnnotation(AnnotationMirror mirror, Map<String, AnnotationValue> members) {

  public WrittenAnnotation {
    members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
  }

  /** Reads an annotation. */
  public static WrittenAnnotation of(AnnotationMirror mirror) {
    Map<String, AnnotationValue> members = new LinkedHashMap<>();
    mirror
        .getElementValues()
        .forEach((member, value) -> members.put(member.getSimpleName().toString(), value));
    return new WrittenAnnotation(mirror, members);
  }
}
