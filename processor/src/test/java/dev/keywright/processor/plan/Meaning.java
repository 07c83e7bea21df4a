package dev.keywright.processor.plan;

import dev.keywright.Range;
import dev.keywright.support.key.CodePointOrder;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What predicates and patterns mean, decided on values alone: no key, no text, no encoding. */
final class Meaning {

  private Meaning() {}

  /** Whether a row meets a term that compares with constants or with nothing. */
  static boolean holds(Term term, Row row) {
    Object value = row.get(term.path());
    if (term instanceof Term.Present) {
      return value != null;
    }
    if (term instanceof Term.Absent) {
      return value == null;
    }
    Term.OneOf oneOf = (Term.OneOf) term;
    return value != null && oneOf.constants().stream().anyMatch(each -> equal(each.value(), value));
  }

  /** Whether a row meets a term of a filter. */
  static boolean filters(Term term, Arguments arguments, Row row) {
    if (term instanceof Term.Parameter) {
      Object value = row.get(term.path());
      return value != null && equal(arguments.known().get(term), value);
    }
    return holds(term, row);
  }

  /** Whether two values are the same to a user. */
  static boolean equal(Object one, Object other) {
    return one instanceof BigDecimal decimal
        ? decimal.compareTo((BigDecimal) other) == 0
        : one.equals(other);
  }

  /** Whether a value lies in the bucket that is known. */
  static boolean isIn(Object bucket, String format, Object value) {
    if (format.startsWith("shard(")) {
      throw new IllegalArgumentException("a shard has no meaning of its own");
    }
    return switch (format) {
      case "hour" ->
          ((Instant) bucket)
              .truncatedTo(ChronoUnit.HOURS)
              .equals(((Instant) value).truncatedTo(ChronoUnit.HOURS));
      case "day" -> date(value).equals(bucket);
      case "month" -> YearMonth.from(date(value)).equals(bucket);
      case "year" -> Year.from(date(value)).equals(bucket);
      case "lower" -> folded((String) bucket, false).equals(folded((String) value, false));
      case "upper" -> folded((String) bucket, true).equals(folded((String) value, true));
      default -> throw new IllegalArgumentException(format);
    };
  }

  private static LocalDate date(Object value) {
    return value instanceof Instant instant
        ? instant.atOffset(ZoneOffset.UTC).toLocalDate()
        : (LocalDate) value;
  }

  /** Text folded code point by code point. */
  static String folded(String text, boolean upper) {
    return text.codePoints()
        .map(each -> upper ? Character.toUpperCase(each) : Character.toLowerCase(each))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Whether a value lies in a range. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // Both are of the property's type.
  static boolean contains(Range range, @Nullable Object value) {
    return value != null && range.contains((Comparable) value);
  }

  /** The order of values; that of UUIDs is the order of their text. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // Both are of the property's type.
  static final Comparator<Object> ORDER =
      (one, other) ->
          one instanceof String || one instanceof UUID
              ? CodePointOrder.INSTANCE.compare(one.toString(), other.toString())
              : ((Comparable) one).compareTo(other);
}
