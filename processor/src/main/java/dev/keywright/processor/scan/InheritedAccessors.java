package dev.keywright.processor.scan;

import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The accessors, and setters, that a type has from the types above it. Their annotations speak for
 * every type below, so that what several types share is said once, and a version that an interface
 * declares is one in each class that implements it.
 */
final class InheritedAccessors {

  private final List<ExecutableElement> accessors;

  private InheritedAccessors(List<ExecutableElement> accessors) {
    this.accessors = List.copyOf(accessors);
  }

  /** Looks at all that a type extends and implements, what is nearest first. */
  static InheritedAccessors of(Scan scan, TypeElement type) {
    List<ExecutableElement> accessors = new ArrayList<>();
    for (TypeElement each : above(scan, type)) {
      ElementFilter.methodsIn(each.getEnclosedElements()).stream()
          .filter(method -> method.getParameters().size() <= 1)
          .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
          .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
          .forEach(accessors::add);
    }
    return new InheritedAccessors(accessors);
  }

  /** The types that a type extends and implements; none of those that come with Java. */
  static Set<TypeElement> above(Scan scan, TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    collect(scan, type, found);
    return found;
  }

  private static void collect(Scan scan, TypeElement type, Set<TypeElement> into) {
    for (TypeMirror each : scan.types().directSupertypes(type.asType())) {
      if (each instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement parent
          && !parent.getQualifiedName().toString().startsWith("java.")
          && into.add(parent)) {
        collect(scan, parent, into);
      }
    }
  }

  /** Where a property may be annotated: itself first, then the accessors above it. */
  List<Element> declarations(Member member) {
    List<Element> declarations = new ArrayList<>(member.places());
    for (ExecutableElement each : accessors) {
      boolean isOverridden =
          each.getParameters().isEmpty()
              ? each.getSimpleName().contentEquals(member.accessor())
              : member.places().stream().anyMatch(place -> isSetter(place, each));
      if (isOverridden && !declarations.contains(each)) {
        declarations.add(each);
      }
    }
    return declarations;
  }

  private static boolean isSetter(Element place, ExecutableElement above) {
    return place instanceof ExecutableElement setter
        && setter.getParameters().size() == 1
        && setter.getSimpleName().equals(above.getSimpleName());
  }

  /** The same property with all these places. */
  Member declared(Member member) {
    return accessors.isEmpty() ? member : member.at(declarations(member));
  }
}
