package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Site;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** Makes the places of elements. */
final class Sites {

  private static final String SUPPRESSION = "keywright:";

  private Sites() {}

  /** The place of an element, with what {@code @SuppressWarnings} on it and around it silences. */
  static Site of(String owner, Element element) {
    Set<String> suppressed = new TreeSet<>();
    for (Element each = element; each != null; each = each.getEnclosingElement()) {
      if (each instanceof PackageElement) {
        break;
      }
      collectSuppressed(each, suppressed);
    }
    return Site.of(owner, element, suppressed);
  }

  private static void collectSuppressed(Element element, Set<String> suppressed) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (!(mirror.getAnnotationType().asElement() instanceof TypeElement type)
          || !type.getQualifiedName().contentEquals("java.lang.SuppressWarnings")) {
        continue;
      }
      for (var member : mirror.getElementValues().entrySet()) {
        collectIds(member.getKey(), member.getValue(), suppressed);
      }
    }
  }

  private static void collectIds(
      ExecutableElement member, AnnotationValue value, Set<String> suppressed) {
    if (member.getSimpleName().contentEquals("value")
        && value.getValue() instanceof Iterable<?> ids) {
      for (Object each : ids) {
        String id = String.valueOf(((AnnotationValue) each).getValue());
        if (id.startsWith(SUPPRESSION)) {
          suppressed.add(id.substring(SUPPRESSION.length()));
        }
      }
    }
  }
}
