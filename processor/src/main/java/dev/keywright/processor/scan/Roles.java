package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;

/** The annotations that give a property a role, and the types that each role takes. */
final class Roles {

  private static final Map<String, Role> BY_ANNOTATION =
      Map.of(
          "dev.keywright.TimeToLive", Role.TIME_TO_LIVE,
          "dev.keywright.Version", Role.VERSION,
          "dev.keywright.CreatedAt", Role.CREATED_AT,
          "dev.keywright.UpdatedAt", Role.UPDATED_AT,
          "dev.keywright.Rest", Role.REST,
          "dev.keywright.Computed", Role.COMPUTED,
          "dev.keywright.Flatten", Role.FLATTENED);

  private static final Set<ScalarType> TIMES_TO_LIVE =
      EnumSet.of(
          ScalarType.INSTANT,
          ScalarType.OFFSET_DATE_TIME,
          ScalarType.ZONED_DATE_TIME,
          ScalarType.LONG,
          ScalarType.INT);

  private Roles() {}

  /** The role that the elements of a property declare. */
  static Role of(List<? extends Element> places) {
    return BY_ANNOTATION.entrySet().stream()
        .filter(each -> isPresent(places, each.getKey()))
        .map(Map.Entry::getValue)
        .sorted()
        .findFirst()
        .orElse(Role.PLAIN);
  }

  /** The annotations that give a property a role, by their simple names. */
  static List<String> namesOf(List<? extends Element> places) {
    return BY_ANNOTATION.keySet().stream()
        .filter(each -> isPresent(places, each))
        .map(each -> each.substring(each.lastIndexOf('.') + 1))
        .sorted()
        .toList();
  }

  /** Whether any of the elements of a property carries an annotation. */
  static boolean isPresent(List<? extends Element> places, String annotation) {
    return places.stream().anyMatch(each -> Declaration.isPresent(each, annotation));
  }

  /** Whether a role takes a type; where not, that is reported. */
  static boolean fits(Scan scan, Role role, ValueType type, Site site) {
    String wanted =
        switch (role) {
          case PLAIN, COMPUTED, FLATTENED -> "";
          case TIME_TO_LIVE ->
              isOf(type, TIMES_TO_LIVE)
                  ? ""
                  : "an Instant, a time with an offset or zone, or whole seconds as a long or int";
          case VERSION ->
              isOf(type, EnumSet.of(ScalarType.LONG, ScalarType.INT))
                  ? ""
                  : "a long or int, or its wrapper";
          case CREATED_AT, UPDATED_AT ->
              isOf(type, EnumSet.of(ScalarType.INSTANT)) ? "" : "an Instant";
          case REST -> isRest(type) ? "" : "a Map<String, AttributeValue>";
        };
    if (!wanted.isEmpty()) {
      scan.report()
          .add(
              Problem.UNSUPPORTED_TYPE,
              site,
              site.owner() + " has a role that its type does not fit",
              "it must be " + wanted);
    }
    return wanted.isEmpty();
  }

  private static boolean isOf(ValueType type, Set<ScalarType> allowed) {
    ValueType inner = type instanceof ValueType.OptionalOf optional ? optional.value() : type;
    return inner instanceof ValueType.Scalar scalar && allowed.contains(scalar.scalar());
  }

  private static boolean isRest(ValueType type) {
    return type instanceof ValueType.MapOf map
        && map.key().scalar() == ScalarType.STRING
        && map.value() instanceof ValueType.Scalar value
        && value.scalar() == ScalarType.ATTRIBUTE_VALUE;
  }
}
