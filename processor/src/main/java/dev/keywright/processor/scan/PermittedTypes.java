package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The types that a sealed type permits, by itself or by sealed types below it, and what is stored
 * to tell them apart. They are known when the code is generated, so that reading and writing them
 * is exhaustive.
 */
final class PermittedTypes {

  private static final String VARIANTS = "dev.keywright.Variants";
  private static final String VARIANT = "dev.keywright.Variant";
  private static final String ATTRIBUTE = "type";

  private final Scan scan;
  private final TypeElement element;
  private final String name;

  PermittedTypes(Scan scan, TypeElement element) {
    this.scan = scan;
    this.element = element;
    this.name = element.getSimpleName().toString();
  }

  /** Whether a type's instances are those of the types that it permits. */
  static boolean isSealed(TypeElement type) {
    return type.getKind() != ElementKind.ENUM && !type.getPermittedSubclasses().isEmpty();
  }

  /** The attribute that tells the types apart. */
  String attribute() {
    return Declaration.find(scan, element, Sites.of(name, element), VARIANTS)
        .map(each -> each.text("attribute"))
        .orElse(ATTRIBUTE);
  }

  /**
   * The types, in the order of their names; empty where one cannot be read, which is reported.
   *
   * @param type the sealed type as it is used: its arguments bind what is generic among them, and
   *     leave out what has others
   * @param site where a type parameter that stays unbound is reported
   * @param reader reads a type as a document, or reports why it cannot
   */
  Optional<List<ValueType.Variant>> variants(
      DeclaredType type, Site site, Function<DeclaredType, Optional<ValueType.Document>> reader) {
    // Without a permits clause, compilers do not agree on the order.
    Map<String, TypeElement> permitted = new TreeMap<>();
    scan.uses(element);
    boolean complete = collect(element, permitted);
    List<ValueType.Variant> variants = new ArrayList<>();
    Set<String> tags = new HashSet<>();
    for (TypeElement each : permitted.values()) {
      Optional<DeclaredType> bound = bound(each, type);
      if (bound.isPresent() && !scan.types().isSubtype(bound.get(), type)) {
        continue;
      }
      Optional<ValueType.Variant> variant =
          bound.isPresent() ? variant(each, bound.get(), reader) : unbound(each, site);
      if (variant.isEmpty()) {
        complete = false;
      } else if (!tags.add(variant.get().tag())) {
        complete = false;
        scan.report()
            .add(
                Problem.DUPLICATE_DECLARATION,
                Sites.of(each.getSimpleName().toString(), each),
                name + " permits two types that are stored as " + variant.get().tag(),
                "name one of them otherwise: @Variant(\"" + each.getSimpleName() + "2\")");
      }
      variant.ifPresent(variants::add);
    }
    if (complete && variants.isEmpty()) {
      complete = false;
      scan.report()
          .add(
              Problem.UNSUPPORTED_TYPE,
              site,
              site.owner() + " cannot be stored: " + TypeReader.describe(type) + " is unsupported",
              "none of the types that " + name + " permits is one");
    }
    return complete ? Optional.of(variants) : Optional.empty();
  }

  /** A permitted type with the arguments that it has as an instance of the sealed type. */
  private Optional<DeclaredType> bound(TypeElement permitted, DeclaredType type) {
    DeclaredType own = (DeclaredType) permitted.asType();
    if (own.getTypeArguments().isEmpty()) {
      return Optional.of(own);
    }
    List<? extends TypeMirror> parameters =
        above(own).map(DeclaredType::getTypeArguments).orElse(List.of());
    List<TypeMirror> arguments = new ArrayList<>();
    for (TypeMirror each : own.getTypeArguments()) {
      for (int i = 0; i < parameters.size() && i < type.getTypeArguments().size(); i++) {
        TypeMirror argument = type.getTypeArguments().get(i);
        if (scan.types().isSameType(parameters.get(i), each)
            && argument.getKind() != TypeKind.WILDCARD) {
          arguments.add(argument);
          break;
        }
      }
    }
    return arguments.size() == own.getTypeArguments().size()
        ? Optional.of(scan.types().getDeclaredType(permitted, arguments.toArray(TypeMirror[]::new)))
        : Optional.empty();
  }

  /** A type as the sealed type that it implements or extends. */
  private Optional<DeclaredType> above(DeclaredType type) {
    return type.asElement().equals(element)
        ? Optional.of(type)
        : scan.types().directSupertypes(type).stream()
            .filter(DeclaredType.class::isInstance)
            .flatMap(each -> above((DeclaredType) each).stream())
            .findFirst();
  }

  private Optional<ValueType.Variant> unbound(TypeElement type, Site site) {
    String typeName = type.getSimpleName().toString();
    scan.report()
        .add(
            Problem.UNSUPPORTED_TYPE,
            site,
            site.owner() + " cannot be stored: " + typeName + " is unsupported",
            "nothing says here what the type parameters of a type that " + name + " permits are",
            "bind them: record Text"
                + typeName
                + "(String …) implements "
                + name
                + (element.getTypeParameters().isEmpty() ? "" : "<String>"));
    return Optional.empty();
  }

  private Optional<ValueType.Variant> variant(
      TypeElement type,
      DeclaredType bound,
      Function<DeclaredType, Optional<ValueType.Document>> reader) {
    String typeName = type.getSimpleName().toString();
    String tag =
        Declaration.find(scan, type, Sites.of(typeName, type), VARIANT)
            .map(each -> each.text("value"))
            .orElse(typeName);
    return reader
        .apply(bound)
        .filter(this::leavesTheAttribute)
        .map(document -> new ValueType.Variant(tag, document));
  }

  private boolean leavesTheAttribute(ValueType.Document document) {
    String attribute = attribute();
    for (Property each : document.properties().stream().flatMap(Property::attributes).toList()) {
      if (each.stored()
          && each.role() != Property.Role.REST
          && each.attribute().equals(attribute)) {
        scan.report()
            .add(
                Problem.DUPLICATE_ATTRIBUTE,
                each.site(),
                each.site().owner() + " is stored under an attribute name that is taken",
                attribute + " says which type of " + name + " it is",
                "name another one: @Variants(attribute = …) on " + name);
        return false;
      }
    }
    return true;
  }

  /** Whether all types that a type permits could be found; where not, that is reported. */
  private boolean collect(TypeElement type, Map<String, TypeElement> into) {
    if (!isSealed(type)) {
      into.putIfAbsent(type.getQualifiedName().toString(), type);
      return true;
    }
    String typeName = type.getSimpleName().toString();
    if (type.getKind() == ElementKind.CLASS && !type.getModifiers().contains(Modifier.ABSTRACT)) {
      ShapeReader.refuse(
          scan,
          type,
          Sites.of(typeName, type),
          "it is sealed and not abstract, so that it has instances beside those of the types that it"
              + " permits",
          "make it abstract, and let a final class extend it for them");
      return false;
    }
    boolean complete = true;
    for (TypeMirror each : type.getPermittedSubclasses()) {
      if (each.getKind() == TypeKind.ERROR) {
        scan.defer();
        complete = false;
      } else if (each instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement permitted) {
        complete &= collect(permitted, into);
      }
    }
    return complete;
  }
}
