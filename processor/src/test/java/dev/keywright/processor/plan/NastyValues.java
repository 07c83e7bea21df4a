package dev.keywright.processor.plan;

import dev.keywright.Range;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/**
 * Values that keys get wrong: delimiters and escapes inside them, prefixes of each other, equal
 * times, neighbours of bounds, both ends of each type. Each property draws from a few of them, so
 * that rows and arguments meet.
 */
final class NastyValues {

  private static final int DRAWN_FROM = 4;

  private final Random random;
  private final Map<String, List<Object>> domains = new HashMap<>();

  NastyValues(Random random) {
    this.random = random;
  }

  /** A value that rows and arguments share. */
  Object shared(String property, ValueType.Scalar type) {
    List<Object> domain =
        domains.computeIfAbsent(
            property + type.scalar(),
            name -> {
              List<Object> few = new ArrayList<>();
              for (int i = 0; i < DRAWN_FROM; i++) {
                few.add(any(type));
              }
              return few;
            });
    return pick(domain);
  }

  /** A value that an argument may have: mostly that of a row, or one that other rows have. */
  Object argument(PropertyPath path, Row like) {
    ValueType.Scalar type = path.property().scalar().orElseThrow();
    Object own = like.get(path);
    int choice = random.nextInt(12);
    if (own != null && choice > 2) {
      return own;
    }
    return choice == 0 ? any(type) : shared(path.property().name(), type);
  }

  /** What a parameter may be: a value, or a bucket by itself. */
  Object argument(Term.Parameter known, Row like) {
    return known.bucket().isEmpty()
        ? argument(known.path(), like)
        : bucket(known.path(), like, known.bucket().get(0));
  }

  /** Arguments for a question, most of them such that a row answers. */
  Arguments arguments(Question question, Row like) {
    Map<Term, Object> known = new HashMap<>();
    List<Term> terms = new ArrayList<>(question.by());
    terms.addAll(question.filter());
    for (Term term : terms) {
      if (term instanceof Term.Parameter parameter) {
        known.put(term, argument(parameter, like));
      }
    }
    Range<?> range =
        question.range().<Range<?>>map(path -> range(path, like)).orElse(Range.<Integer>all());
    String prefix = question.prefix().map(path -> prefix(path, like)).orElse("");
    return new Arguments(known, range, prefix);
  }

  /** One of some rows. */
  Row row(List<Row> rows) {
    return pick(rows);
  }

  /** A range of every kind, also empty and reversed ones. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // The values are of one type.
  Range<?> range(PropertyPath path, Row like) {
    Comparable one = (Comparable) end(path, like);
    Comparable other = (Comparable) end(path, like);
    if (random.nextInt(6) != 0 && Meaning.ORDER.compare(one, other) > 0) {
      Comparable greater = one;
      one = other;
      other = greater;
    }
    return switch (random.nextInt(10)) {
      case 0 -> Range.closed(one, other);
      case 1 -> Range.open(one, other);
      case 2 -> Range.closedOpen(one, other);
      case 3 -> Range.openClosed(one, other);
      case 4 -> Range.atLeast(one);
      case 5 -> Range.greaterThan(one);
      case 6 -> Range.atMost(other);
      case 7 -> Range.lessThan(other);
      case 8 -> Range.singleton(one);
      default -> Range.all();
    };
  }

  private Object end(PropertyPath path, Row like) {
    ValueType.Scalar type = path.property().scalar().orElseThrow();
    if (random.nextInt(8) == 0) {
      return switch (type.scalar()) {
        case INSTANT -> pick(List.of(Instant.MIN, Instant.MAX));
        case LOCAL_DATE -> pick(List.of(LocalDate.MIN, LocalDate.MAX));
        case STRING -> pick(List.of("", "\uDBFF\uDFFF", "z".repeat(1100)));
        case BIG_DECIMAL -> pick(List.of(new BigDecimal("1e30"), new BigDecimal("-0.001")));
        default -> any(type);
      };
    }
    return random.nextBoolean() ? argument(path, like) : shared(path.property().name(), type);
  }

  /** The beginning of a text, or a text that begins none. */
  String prefix(PropertyPath path, Row like) {
    String text = (String) argument(path, like);
    int length = random.nextInt(text.codePointCount(0, text.length()) + 1);
    return text.substring(0, text.offsetByCodePoints(0, length));
  }

  /** A bucket by itself. */
  Object bucket(PropertyPath path, Row like, String format) {
    if (format.startsWith("shard(")) {
      return random.nextInt(Integer.parseInt(format.substring(6, format.length() - 1)));
    }
    Object value = argument(path, like);
    return switch (format) {
      case "day" -> date(value);
      case "month" -> YearMonth.from(date(value));
      case "year" -> Year.from(date(value));
      default -> value;
    };
  }

  private static LocalDate date(Object value) {
    return value instanceof Instant instant
        ? instant.atOffset(ZoneOffset.UTC).toLocalDate()
        : (LocalDate) value;
  }

  private Object any(ValueType.Scalar type) {
    return switch (type.scalar()) {
      case STRING -> pick(TEXTS);
      case CHAR -> pick(List.of('a', 'A', '#', '$', '|', '\u00E9', '\0', '\uFFFF', '9'));
      case ENUM -> pick(type.constants());
      case BOOLEAN -> random.nextBoolean();
      case INT ->
          pick(List.of(Integer.MIN_VALUE, -100, -1, 0, 1, 9, 10, 99, 100, Integer.MAX_VALUE));
      case LONG -> pick(List.of(Long.MIN_VALUE, -1L, 0L, 1L, 2L, 10L, 1L << 53, Long.MAX_VALUE));
      case BIG_DECIMAL -> pick(DECIMALS);
      case UUID -> new UUID(0, random.nextInt(4) - 2);
      case INSTANT -> pick(INSTANTS);
      case LOCAL_DATE -> pick(DATES);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static final List<String> TEXTS =
      List.of(
          "1",
          "12",
          "1#2",
          "1$",
          "#",
          "$",
          "$23",
          "a#b",
          "A",
          "a",
          "ab",
          "aB",
          "\u00E9",
          "\uFFFF",
          "\uD83D\uDE00",
          "a\0",
          "a!",
          "ORDER",
          "NEW",
          "~",
          "z|",
          "}",
          ":",
          "a:b",
          "-",
          "B-1",
          "%",
          "a%2Db",
          "x",
          "");

  private static final List<BigDecimal> DECIMALS =
      List.of("0", "0.5", "-0.5", "1.1", "1.10", "999.99", "-999.99", "1000", "0.01").stream()
          .map(BigDecimal::new)
          .toList();

  private static final List<Instant> INSTANTS =
      List.of(
              "0000-01-01T00:00:00Z",
              "2023-12-31T23:59:59.999999999Z",
              "2024-01-01T00:00:00Z",
              "2024-01-31T23:59:59.999Z",
              "2024-02-01T00:00:00Z",
              "2024-02-01T00:00:00.000000001Z",
              "2024-02-01T00:00:01Z",
              "2024-02-01T01:30:00Z",
              "2024-02-02T00:00:00Z",
              "9999-12-31T23:59:59.999999999Z")
          .stream()
          .map(Instant::parse)
          .toList();

  private static final List<LocalDate> DATES =
      List.of("0000-01-01", "2023-12-31", "2024-01-01", "2024-01-31", "2024-02-01", "9999-12-31")
          .stream()
          .map(LocalDate::parse)
          .toList();

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** The scalar types that models are made of. */
  static final List<ScalarType> TYPES =
      List.of(
          ScalarType.STRING,
          ScalarType.INT,
          ScalarType.INSTANT,
          ScalarType.LOCAL_DATE,
          ScalarType.LONG,
          ScalarType.BIG_DECIMAL,
          ScalarType.UUID,
          ScalarType.BOOLEAN,
          ScalarType.CHAR);
}
