package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
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

  private final Map<TypeName, Converter> byType = new HashMap<>();

  /**
   * A converter.
   *
   * @param element its class
   * @param type the same, as a name
   * @param from the type that it converts
   * @param stored the type that it stores
   */
  record Converter(TypeElement element, ClassName type, TypeName from, TypeMirror stored) {}

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
    Optional<DeclaredType> declared = converterType(scan, element.asType());
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
            declared.get().getTypeArguments().get(1)));
  }

  private static Optional<DeclaredType> converterType(Scan scan, TypeMirror type) {
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getQualifiedName().contentEquals(CONVERTER)) {
      return Optional.of(declared);
    }
    return scan.types().directSupertypes(type).stream()
        .flatMap(each -> converterType(scan, each).stream())
        .findFirst();
  }
}
