package dev.keywright.testing.protocol;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * One demand on a member of a request.
 *
 * @param holds whether a value that is present meets it
 * @param message how DynamoDB says that it does not
 * @param withValue whether it says which value does not, or only where it stands
 * @param alone whether it is answered before all others and without them
 */
public record Constraint(
    Predicate<Object> holds, String message, boolean withValue, boolean alone) {

  /** That the member is present: the one that is asked of an absent member. */
  static final Constraint PRESENT = new Constraint(value -> true, "Member must not be null");

  /** That the member is present, of a table that is managed; asked before everything else. */
  public static final Constraint NEEDED = new Constraint(value -> true, "is required").first();

  private static final int MAX_ATTRIBUTE_NAME = 65_535;
  private static final String ATTRIBUTE_NAME_LENGTH =
      "[Member must have length less than or equal to " + MAX_ATTRIBUTE_NAME + "]";
  private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_.-]+");

  Constraint(Predicate<Object> holds, String message) {
    this(holds, message, true, false);
  }

  /**
   * The same demand, answered in the words of the newer of DynamoDB's two layers of validation:
   * without the value, and with the first violation alone.
   */
  public Constraint withoutValue() {
    return new Constraint(holds, message, false, true);
  }

  /** The same demand, answered before all others and without them. */
  public Constraint first() {
    return new Constraint(holds, message, withValue, true);
  }

  /** A length of at least so much. */
  public static Constraint minLength(int least) {
    return new Constraint(
        value -> lengthOf(value) >= least,
        "Member must have length greater than or equal to " + least);
  }

  /** A length of at most so much. */
  public static Constraint maxLength(int most) {
    return new Constraint(
        value -> lengthOf(value) <= most, "Member must have length less than or equal to " + most);
  }

  /** A value of at least so much. */
  public static Constraint min(long least) {
    return new Constraint(
        value -> ((Number) value).longValue() >= least,
        "Member must have value greater than or equal to " + least);
  }

  static Constraint max(long most) {
    return new Constraint(
        value -> ((Number) value).longValue() <= most,
        "Member must have value less than or equal to " + most);
  }

  /** The characters of a table's name, which an ARN ends with. */
  static Constraint tableNameCharacters() {
    return new Constraint(
        name -> NAME.matcher(TableName.of((String) name)).matches(),
        "Member must satisfy regular expression pattern: " + NAME);
  }

  static Constraint matching(Pattern pattern) {
    return new Constraint(
        value -> pattern.matcher((String) value).matches(),
        "Member must satisfy regular expression pattern: " + pattern);
  }

  /** One of some values. */
  public static Constraint oneOf(List<String> values) {
    return new Constraint(
        value -> values.contains((String) value), "Member must satisfy enum value set: " + values);
  }

  /** The characters of names of tables and indexes. */
  public static Constraint nameCharacters() {
    return matching(NAME);
  }

  /** That every key of a map is a table name, or the ARN of one. */
  public static Constraint tableNamesAsKeys() {
    return new Constraint(
        value ->
            ((Map<?, ?>) value)
                .keySet().stream()
                    .map(key -> TableName.of((String) key))
                    .allMatch(key -> key.length() >= 3 && NAME.matcher(key).matches()),
        "Map keys must satisfy constraint: [Member must have length less than or equal to 255, "
            + "Member must have length greater than or equal to 3, "
            + "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+]");
  }

  /** That every key of a map can be the name of an attribute. */
  public static Constraint attributeNamesAsKeys() {
    return new Constraint(
        value -> areAttributeNames(((Map<?, ?>) value).keySet()),
        "Map keys must satisfy constraint: " + ATTRIBUTE_NAME_LENGTH,
        false,
        false);
  }

  /** That every value of a map can be the name of an attribute. */
  static Constraint attributeNamesAsValues() {
    return new Constraint(
        value -> areAttributeNames(((Map<?, ?>) value).values()),
        "Map value must satisfy constraint: " + ATTRIBUTE_NAME_LENGTH,
        false,
        false);
  }

  /** That every element of a list can be the name of an attribute. */
  static Constraint attributeNames() {
    return new Constraint(
        value -> areAttributeNames((Collection<?>) value),
        "Member must satisfy constraint: " + ATTRIBUTE_NAME_LENGTH,
        false,
        false);
  }

  private static boolean areAttributeNames(Collection<?> names) {
    for (Object name : names) {
      if (name != null && ((String) name).length() > MAX_ATTRIBUTE_NAME) {
        return false;
      }
    }
    return true;
  }

  /** That every value of a map has a length within bounds. */
  public static Constraint valueLength(int least, int most) {
    return new Constraint(
        value ->
            ((Map<?, ?>) value)
                .values().stream()
                    .allMatch(list -> lengthOf(list) >= least && lengthOf(list) <= most),
        "Map value must satisfy constraint: [Member must have length less than or equal to "
            + most
            + ", Member must have length greater than or equal to "
            + least
            + "]");
  }

  private static int lengthOf(Object value) {
    if (value instanceof String text) {
      return text.codePointCount(0, text.length());
    }
    if (value instanceof Collection<?> list) {
      return list.size();
    }
    return ((Map<?, ?>) value).size();
  }
}
