package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.ValueType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The converters that a table registers, by the type that each converts. */
final class Converters {

  private static final String CONVERTER = "dev.keywright.AttributeConverter";
  private static final String ORDERED = "dev.keywright.OrderedAttributeConverter";

  private final Map<TypeName, Converter> byType = new HashMap<>();

  /**
   * A converter.
   *
   * @param element its class
   * @param type the same, as a name
   * @param from the type that it converts
   * @param stored the type that it stores
   * @param order what it says of the order of values
   */
  record Converter(
      TypeElement element,
      ClassName type,
      TypeName from,
      TypeMirror stored,
      ValueType.Order order) {}

  /** Takes in a converter that a table registers. */
  void register(Converter converter) {
    byType.put(converter.from(), converter);
  }

  /** The converter of a type, where one is registered. */
  Optional<Converter> of(TypeName type) {
    return Optional.ofNullable(byType.get(type));
  }

  /** Reads a converter's class; what is wrong with it is reported where it is named. */
  static Optional<Converter> read(Scan scan, TypeElement element, Site site) {
    Optional<DeclaredType> declared = supertype(scan, element.asType(), CONVERTER);
    boolean canBeMade =
        element.getKind() == ElementKind.CLASS
            && !element.getModifiers().contains(Modifier.ABSTRACT)
            && element.getTypeParameters().isEmpty()
            && ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .anyMatch(
                    each ->
                        each.getParameters().isEmpty()
                            && !each.getModifiers().contains(Modifier.PRIVATE));
    if (declared.isEmpty() || declared.get().getTypeArguments().size() != 2 || !canBeMade) {
      scan.report()
          .add(
              Problem.UNSUPPORTED_SHAPE,
              site,
              element.getSimpleName() + " cannot be used as a converter",
              "it must be a class with an accessible constructor without parameters, and say which"
                  + " types it converts: AttributeConverter<Money, String>");
      return Optional.empty();
    }
    return Optional.of(
        new Converter(
            element,
            ClassName.get(element),
            TypeName.get(declared.get().getTypeArguments().get(0)),
            declared.get().getTypeArguments().get(1),
            order(scan, element, declared.get().getTypeArguments().get(0))));
  }

  private static ValueType.Order order(Scan scan, TypeElement converter, TypeMirror from) {
    if (supertype(scan, converter.asType(), ORDERED).isEmpty()) {
      return ValueType.Order.UNKNOWN;
    }
    return supertype(scan, from, "java.lang.Comparable")
            .filter(each -> each.getTypeArguments().size() == 1)
            .filter(each -> scan.types().isSubtype(from, each.getTypeArguments().get(0)))
            .isPresent()
        ? ValueType.Order.COMPARABLE
        : ValueType.Order.AS_STORED;
  }

  /** The type as the supertype of a name, its arguments bound. */
  private static Optional<DeclaredType> supertype(Scan scan, TypeMirror type, String name) {
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getQualifiedName().contentEquals(name)) {
      return Optional.of(declared);
    }
    return scan.types().directSupertypes(type).stream()
        .flatMap(each -> supertype(scan, each, name).stream())
        .findFirst();
  }
}
