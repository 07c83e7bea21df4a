package dev.keywright.processor.scan;

import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Whether generated code in a package can name a type or a member. */
final class Access {

  private Access() {}

  /** What keeps code in a package from naming a type, in words; empty where nothing does. */
  static Optional<String> obstacle(Scan scan, TypeElement type, String from) {
    for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
      Optional<String> hidden = hidden(scan, each, from);
      if (hidden.isPresent()) {
        return hidden;
      }
    }
    return Optional.empty();
  }

  /** What keeps code in a package from using an element of a type that it can name. */
  static Optional<String> hidden(Scan scan, Element element, String from) {
    Set<Modifier> modifiers = element.getModifiers();
    String name = element.getSimpleName().toString();
    if (modifiers.contains(Modifier.PRIVATE)) {
      return Optional.of(name + " is private, so that generated code cannot use it");
    }
    if (modifiers.contains(Modifier.PUBLIC)
        || scan.elements().getPackageOf(element).getQualifiedName().contentEquals(from)) {
      return Optional.empty();
    }
    return Optional.of(
        name + " is not public, and the generated code stands in another package, " + from);
  }
}
