package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.List;
import java.util.Optional;

/** Whether a property that {@code @Flatten} spreads is one that can be. */
final class Flattening {

  private static final String FLATTEN = "dev.keywright.Flatten";
  private static final String ATTRIBUTE = "dev.keywright.Attribute";

  private Flattening() {}

  /** Whether a property carries the annotation. */
  static boolean isPresent(Member member) {
    return Roles.isPresent(member.places(), FLATTEN);
  }

  /** What stands before the names of its attributes. */
  static String prefix(Scan scan, Member member, Site site) {
    return Blueprint.find(scan, member, site, FLATTEN).map(each -> each.text("prefix")).orElse("");
  }

  /** Whether a property is not flattened, or can be; where it cannot, that is reported. */
  static boolean fits(Scan scan, Member member, Property property) {
    if (!isPresent(member)) {
      return true;
    }
    Site site =
        Blueprint.find(scan, member, property.site(), FLATTEN)
            .map(Declaration::site)
            .orElse(property.site());
    Optional<String[]> reason = reasonAgainst(member, property);
    reason.ifPresent(
        details ->
            scan.report()
                .add(
                    Problem.INVALID_FLATTEN,
                    site,
                    property.site().owner() + " cannot be flattened",
                    details));
    return reason.isEmpty();
  }

  private static Optional<String[]> reasonAgainst(Member member, Property property) {
    List<String> roles =
        Roles.namesOf(member.places()).stream().filter(each -> !each.equals("Flatten")).toList();
    if (!roles.isEmpty()) {
      return because(
          "it is @" + roles.get(0) + ", too, which needs an attribute of its own",
          "drop one of the two");
    }
    if (Roles.isPresent(member.places(), ATTRIBUTE)) {
      return because(
          "it has no attribute of its own that @Attribute could speak of",
          "name those inside: @Flatten(prefix = \"" + property.name() + "_\")");
    }
    ValueType type =
        property.type() instanceof ValueType.OptionalOf optional
            ? optional.value()
            : property.type();
    if (type instanceof ValueType.Recursion recursion) {
      return because("every " + recursion.name() + " would be spread into another one without end");
    }
    if (type instanceof ValueType.Converted converted) {
      return because(
          "its converter " + converted.converter().simpleName() + " stores it as one value",
          "drop one of the two");
    }
    if (!(type instanceof ValueType.Document document)) {
      return because(
          "it is a " + property.type().shown() + ", which has no properties to spread",
          "flatten a record, a class or a bean; a Map<String, AttributeValue> can be @Rest");
    }
    for (Property each : document.properties().stream().flatMap(Property::attributes).toList()) {
      String inside = document.name() + "." + each.name();
      if (each.role() == Role.REST) {
        return because(inside + " is @Rest, which only what holds all attributes can be");
      }
      if (property.nullable() && isStamped(each)) {
        return because(
            inside
                + " is filled by the write itself, and would be there where the property is absent",
            "let the property be neither Optional nor @Nullable");
      }
    }
    return Optional.empty();
  }

  private static boolean isStamped(Property property) {
    return switch (property.role()) {
      case VERSION, CREATED_AT, UPDATED_AT -> true;
      default -> false;
    };
  }

  private static Optional<String[]> because(String... details) {
    return Optional.of(details);
  }
}
