package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Reads an interface that a pattern returns instead of the entity: each of its abstract methods
 * reads a property. Methods with a body are its own affair, and so are those of {@code Object}.
 */
final class InterfaceReader {

  private final Scan scan;
  private final Set<String> properties;
  private final Site as;

  /**
   * @param properties the names of the entity's properties
   * @param as where a pattern names the interface, for what is reported
   */
  InterfaceReader(Scan scan, Set<String> properties, Site as) {
    this.scan = scan;
    this.properties = properties;
    this.as = as;
  }

  /** The blueprint; empty where a method can be no accessor, which is reported. */
  Optional<Blueprint> read(ClassMembers members) {
    String name = members.element().getSimpleName().toString();
    Map<String, Member> found = new LinkedHashMap<>();
    Map<String, String> read = new LinkedHashMap<>();
    boolean complete = true;
    for (ExecutableElement each : abstractMethods(members)) {
      if (!ClassMembers.isGetter(each)) {
        complete =
            mismatch(
                name
                    + "."
                    + each.getSimpleName()
                    + parameters(each)
                    + " is no accessor of a property",
                "an accessor takes nothing and returns a value; give the method a body");
        continue;
      }
      String property = propertyOf(each);
      TypeMirror type = members.resolved(each).getReturnType();
      Member other = found.get(property);
      if (other != null && !scan.types().isSameType(other.type(), type)) {
        complete =
            mismatch(
                name + " asks twice for " + property + ", in different types",
                "it is "
                    + TypeReader.describe(other.type())
                    + " by "
                    + other.read()
                    + " and "
                    + TypeReader.describe(type)
                    + " by "
                    + each.getSimpleName()
                    + "()");
      } else if (other == null) {
        found.put(
            property, new Member(property, type, List.of(each), each.getSimpleName().toString()));
      }
      read.put(each.getSimpleName().toString(), property);
    }
    if (complete && found.isEmpty()) {
      complete =
          mismatch(
              name + " has no accessor of a property",
              "declare a method without a body for each property that is wanted");
    }
    boolean serializable = isSerializable(members.type());
    return complete
        ? Optional.of(
            new Blueprint(
                List.copyOf(found.values()),
                List.of(),
                List.of(),
                (names, ignored) -> new Shape.Implementation(read, serializable)))
        : Optional.empty();
  }

  /** The methods that a class must implement. */
  private static List<ExecutableElement> abstractMethods(ClassMembers members) {
    return members.methods().stream()
        .filter(each -> each.getModifiers().contains(Modifier.ABSTRACT) && !isOfObject(each))
        .toList();
  }

  /** Whether every class has the method already. */
  private static boolean isOfObject(ExecutableElement method) {
    String signature = method.getSimpleName() + parameters(method);
    return signature.equals("hashCode()")
        || signature.equals("toString()")
        || signature.equals("equals(Object)");
  }

  private static String parameters(ExecutableElement method) {
    return method.getParameters().stream()
        .map(each -> TypeReader.describe(each.asType()))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  /** {@code getTitle()} reads {@code title}, unless there is a property of that very name. */
  private String propertyOf(ExecutableElement accessor) {
    String name = accessor.getSimpleName().toString();
    return properties.contains(name) ? name : ClassMembers.propertyOf(accessor);
  }

  private boolean isSerializable(DeclaredType type) {
    TypeElement serializable = scan.elements().getTypeElement("java.io.Serializable");
    return serializable != null && scan.types().isSubtype(type, serializable.asType());
  }

  private boolean mismatch(String headline, String detail) {
    scan.report().add(Problem.PROJECTION_MISMATCH, as, as.owner() + ": " + headline, detail);
    return false;
  }
}
