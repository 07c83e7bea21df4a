package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType.Scalar;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.SlotContext;
import dev.keywright.support.key.SlotEncodings;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.UnsupportedFormatException;
import java.util.Optional;

/** Whether a property can be stored in the format that it declares, and be read back. */
final class Formats {

  private Formats() {}

  /** Whether a property has no format, or one that fits; where not, that is reported. */
  static boolean fits(Scan scan, Property property) {
    if (property.format().isEmpty() || !property.stored()) {
      return true;
    }
    Optional<Scalar> scalar = property.scalar().filter(each -> each.slotType().isPresent());
    if (scalar.isEmpty()) {
      return refuse(
          scan,
          property,
          "a " + property.type().shown() + " has no formats",
          "remove the format: what has one is a string, a number, a date or a time");
    }
    try {
      Equality equality =
          SlotEncodings.of(
                  SlotName.of(property.site().owner(), property.name()),
                  scalar.get().slotType().get(),
                  scalar.get().texts(),
                  property.formats(),
                  new SlotContext(-1, ""))
              .equality();
      return (equality != Equality.BUCKET && equality != Equality.FOLDED)
          || refuse(
              scan,
              property,
              "stored as " + property.format() + " it could not be read back",
              "use the format in the slot of a template, {"
                  + property.name()
                  + ":"
                  + property.format()
                  + "}");
    } catch (UnsupportedFormatException mistake) {
      return refuse(scan, property, mistake.getMessage());
    }
  }

  private static boolean refuse(Scan scan, Property property, String reason, String... mend) {
    scan.report()
        .add(
            Problem.UNKNOWN_FORMAT, property.site(), property.site().owner() + ": " + reason, mend);
    return false;
  }
}
