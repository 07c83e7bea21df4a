package dev.keywright.testing.protocol;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Applies a {@link Shape} to a request: first the types (the first mismatch is a serialization
 * error), then the constraints (all violations in one validation error). Members that the shape
 * does not know, and nulls, are dropped from the request as DynamoDB ignores them.
 */
public final class ShapeCheck {
  private static final String UNEXPECTED_OBJECT =
      "Start of structure or map found where not expected";

  private ShapeCheck() {}

  /** Checks a request and drops what does not count. */
  public static void check(Shape.Struct shape, Map<String, @Nullable Object> request) {
    checkMembers(shape, request);
    List<Violation> all = new ArrayList<>();
    collectMembers(shape, request, Place.ROOT, all);
    if (!all.isEmpty()) {
      List<String> violations =
          all.stream()
              .filter(Violation::alone)
              .findFirst()
              .map(first -> List.of(first.message()))
              .orElseGet(
                  () -> all.stream().limit(Shapes.MOST_ERRORS).map(Violation::message).toList());
      int count = violations.size();
      throw ServiceError.validation(
          count
              + (count == 1 ? " validation error detected: " : " validation errors detected: ")
              + String.join("; ", violations));
    }
  }

  private static void checkMembers(Shape.Struct shape, Map<String, @Nullable Object> object) {
    object
        .entrySet()
        .removeIf(e -> e.getValue() == null || !shape.members().containsKey(e.getKey()));
    for (Map.Entry<String, @Nullable Object> member : object.entrySet()) {
      Object value = member.getValue();
      Shape declared = shape.members().get(member.getKey());
      if (value != null && declared != null) {
        member.setValue(checkType(declared, value, true));
      }
    }
  }

  private static Object checkType(Shape shape, Object value, boolean member) {
    if (shape instanceof Shape.Text) {
      return checkScalar(value, value instanceof String, "String");
    } else if (shape instanceof Shape.Flag) {
      return checkFlag(value);
    } else if (shape instanceof Shape.Whole whole) {
      checkScalar(value, value instanceof Number, whole.javaType());
      return ((Number) value).longValue();
    } else if (shape instanceof Shape.ListOf list) {
      for (Object element : checkList(value)) {
        if (element != null) {
          checkType(list.element(), element, false);
        }
      }
    } else if (shape instanceof Shape.MapOf map) {
      Map<String, @Nullable Object> entries =
          checkObject(value, "java.util.Map<java.lang.String, " + map.javaType() + ">", true);
      entries.values().removeIf(entry -> entry == null);
      entries.replaceAll(
          (name, entry) -> entry == null ? null : checkType(map.element(), entry, false));
    } else if (shape instanceof Shape.Struct struct) {
      checkMembers(struct, checkObject(value, "class " + struct.javaType(), member));
    } else {
      checkAttributeValue(value, member);
    }
    return value;
  }

  private static Object checkScalar(Object value, boolean matches, String javaType) {
    if (matches) {
      return value;
    }
    throw notScalar(value, "java.lang." + javaType, javaType);
  }

  private static ServiceError notScalar(Object value, String javaType, String target) {
    String token;
    if (value instanceof Map<?, ?>) {
      return ServiceError.serialization(UNEXPECTED_OBJECT);
    } else if (value instanceof List<?>) {
      return ServiceError.serialization("Unrecognized collection type class " + javaType);
    } else if (value instanceof Boolean bool) {
      token = bool ? "TRUE_VALUE" : "FALSE_VALUE";
    } else if (value instanceof String) {
      token = "STRING_VALUE";
    } else {
      token = value instanceof Long ? "NUMBER_VALUE" : "DECIMAL_VALUE";
    }
    return ServiceError.serialization(token + " cannot be converted to " + target);
  }

  private static Object checkFlag(Object value) {
    if (value instanceof String text) {
      return switch (text.toUpperCase(Locale.ROOT)) {
        case "TRUE", "1", "YES" -> true;
        case "FALSE", "0", "NO" -> false;
        default -> throw ServiceError.serialization("Unexpected token received from parser");
      };
    }
    return checkScalar(value, value instanceof Boolean, "Boolean");
  }

  @SuppressWarnings("unchecked") // JsonReader makes no other lists.
  private static List<@Nullable Object> checkList(Object value) {
    if (value instanceof List<?> list) {
      return (List<@Nullable Object>) list;
    }
    throw ServiceError.serialization(
        value instanceof Map<?, ?> ? UNEXPECTED_OBJECT : "Unexpected field type");
  }

  @SuppressWarnings("unchecked") // JsonReader makes no other maps.
  private static Map<String, @Nullable Object> checkObject(
      Object value, String javaType, boolean member) {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, @Nullable Object>) map;
    }
    if (value instanceof List<?>) {
      throw ServiceError.serialization("Unrecognized collection type " + javaType);
    }
    throw ServiceError.serialization(
        member ? "Unexpected field type" : "Unexpected value type in payload");
  }

  private static void checkAttributeValue(Object value, boolean member) {
    Map<String, @Nullable Object> types =
        checkObject(value, "class com.amazonaws.dynamodb.v20120810.AttributeValue", member);
    for (Map.Entry<String, @Nullable Object> type : types.entrySet()) {
      Object content = type.getValue();
      if (content == null) {
        continue;
      }
      switch (type.getKey()) {
        case "S", "N" -> checkScalar(content, content instanceof String, "String");
        case "B" -> checkBinary(content);
        case "BOOL", "NULL" -> type.setValue(checkFlag(content));
        case "SS", "NS" -> {
          for (Object member1 : checkList(content)) {
            if (member1 != null) {
              checkScalar(member1, member1 instanceof String, "String");
            }
          }
        }
        case "BS" -> {
          for (Object element : checkList(content)) {
            if (element != null) {
              checkBinary(element);
            }
          }
        }
        case "L" -> {
          for (Object element : checkList(content)) {
            if (element != null) {
              checkAttributeValue(element, false);
            }
          }
        }
        case "M" -> {
          for (Object entry :
              checkObject(
                      content,
                      "java.util.Map<java.lang.String, "
                          + "com.amazonaws.dynamodb.v20120810.AttributeValue>",
                      true)
                  .values()) {
            if (entry != null) {
              checkAttributeValue(entry, false);
            }
          }
        }
        default -> {
          // A type of another version of the API counts as absent.
        }
      }
    }
  }

  private static void checkBinary(Object value) {
    if (value instanceof Map<?, ?>) {
      throw ServiceError.serialization(UNEXPECTED_OBJECT);
    }
    if (value instanceof List<?>) {
      throw ServiceError.serialization("Unrecognized collection type class java.nio.ByteBuffer");
    }
    if (!(value instanceof String text)) {
      throw ServiceError.serialization("only base-64-encoded strings are convertible to bytes");
    }
    if (text.length() % 4 != 0) {
      throw ServiceError.serialization(
          "Base64 encoded length is expected a multiple of 4 bytes but found: " + text.length());
    }
    try {
      Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw ServiceError.serialization("Invalid last non-pad Base64 character dectected");
    }
  }

  private static void collect(
      Shape shape, @Nullable Object value, Place place, List<Violation> violations) {
    for (Constraint constraint : shape.constraints()) {
      if (value == null && constraint.equals(Constraint.NEEDED)) {
        throw ServiceError.validation(
            "The parameter '" + place.name() + "' is required but was not present in the request");
      }
      boolean holds =
          constraint.equals(Constraint.PRESENT)
              ? value != null
              : value == null || constraint.holds().test(value);
      if (!holds) {
        violations.add(new Violation(place.violation(constraint, value), constraint.alone()));
      }
    }
    if (value == null) {
      return;
    }
    if (shape instanceof Shape.Struct struct) {
      collectMembers(struct, checkObject(value, "", true), place, violations);
    } else if (shape instanceof Shape.ListOf list && !(list.element() instanceof Shape.Text)) {
      int position = 1;
      for (Object element : checkList(value)) {
        Place each = place.within(Integer.toString(position++)).within("member");
        collect(list.element(), element, each, violations);
      }
    } else if (shape instanceof Shape.MapOf map
        && !(map.element() instanceof Shape.AttributeValue)) {
      checkObject(value, "", true)
          .forEach(
              (name, entry) ->
                  collect(map.element(), entry, place.within(name).within("member"), violations));
    }
  }

  private static void collectMembers(
      Shape.Struct shape,
      Map<String, @Nullable Object> object,
      Place place,
      List<Violation> found) {
    for (Map.Entry<String, Shape> member : shape.members().entrySet()) {
      String name = member.getKey();
      collect(member.getValue(), object.get(name), place.member(name), found);
    }
  }

  /**
   * A constraint that does not hold.
   *
   * @param message the whole message about it
   * @param alone whether it is answered without any others
   */
  private record Violation(String message, boolean alone) {}

  /**
   * Where a value stands in the request; put into words only where something is wrong there.
   *
   * @param parent where its owner stands, or null for the request itself
   * @param name as the API spells it
   * @param member whether it is a member, which most messages begin in lower case
   */
  private record Place(@Nullable Place parent, String name, boolean member) {
    static final Place ROOT = new Place(null, "", false);

    Place member(String memberName) {
      return new Place(this, memberName, true);
    }

    Place within(String key) {
      return new Place(this, key, false);
    }

    private String path(boolean lowerCase) {
      String last =
          lowerCase && member ? Character.toLowerCase(name.charAt(0)) + name.substring(1) : name;
      return parent == null || parent.equals(ROOT) ? last : parent.path(lowerCase) + "." + last;
    }

    String violation(Constraint constraint, @Nullable Object value) {
      String at;
      if (!constraint.withValue()) {
        at = "Value at '" + path(false);
      } else if (value == null) {
        at = "Value null at '" + path(true);
      } else {
        at = "Value '" + value + "' at '" + path(true);
      }
      return at + "' failed to satisfy constraint: " + constraint.message();
    }
  }
}
