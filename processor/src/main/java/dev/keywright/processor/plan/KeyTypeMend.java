package dev.keywright.processor.plan;

import dev.keywright.processor.model.EnumForm;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;

/** Says what lets a property stand in keys and conditions that could do so, were it declared so. */
final class KeyTypeMend {

  private KeyTypeMend() {}

  /** A detail, and the mend below it where there is one. */
  static String[] with(Property property, String detail) {
    return of(property).map(mend -> new String[] {detail, mend}).orElse(new String[] {detail});
  }

  private static Optional<String> of(Property property) {
    Optional<String> converter =
        property.converted().filter(each -> each.inKeys().isEmpty()).map(KeyTypeMend::ofConverter);
    return converter
        .or(() -> property.scalar().flatMap(KeyTypeMend::ofAccessor))
        .or(() -> property.scalar().flatMap(KeyTypeMend::ofScalar));
  }

  private static String ofConverter(ValueType.Converted converted) {
    String converter = converted.converter().simpleName();
    return converted.order() == ValueType.Order.UNKNOWN
        ? "if "
            + converter
            + " keeps equality and order, let it say so: implements OrderedAttributeConverter<"
            + boxed(converted)
            + ", "
            + boxed(converted.stored())
            + ">"
        : converter + " stores a " + converted.stored().shown() + ", which has no place in a key";
  }

  private static String boxed(ValueType type) {
    return type.as(type.javaType().box()).shown();
  }

  /** A currency or a duration stands in keys as what a converter makes of it. */
  private static Optional<String> ofScalar(ValueType.Scalar scalar) {
    String attributeType = scalar.scalar().attributeType();
    return scalar.slotType().isEmpty() && (attributeType.equals("S") || attributeType.equals("N"))
        ? Optional.of(
            "or let a converter that keeps order store it: @Convert(with = …), an OrderedAttributeConverter")
        : Optional.empty();
  }

  /** What an accessor of an enum returns, no compiler sees. */
  private static Optional<String> ofAccessor(ValueType.Scalar scalar) {
    return scalar.form() instanceof EnumForm.Accessor accessor
        ? Optional.of(
            "what "
                + accessor.read()
                + " returns is known only at run time; annotate the constants: @EnumValue(…) "
                + scalar.constants().stream().findFirst().orElse(""))
        : Optional.empty();
  }
}
