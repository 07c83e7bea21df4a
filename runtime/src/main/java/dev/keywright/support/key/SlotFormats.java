package dev.keywright.support.key;

import dev.keywright.support.key.TextEncoding.Fold;
import dev.keywright.support.key.UnsupportedFormatException.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the formats of one slot, for {@link SlotEncodings}. */
final class SlotFormats {

  private static final String SHARD = "shard";

  private final SlotName name;
  private final SlotType type;
  private final List<String> constants;
  private final SlotContext context;

  SlotFormats(SlotName name, SlotType type, List<String> constants, SlotContext context) {
    this.name = name;
    this.type = type;
    this.constants = constants;
    this.context = context;
  }

  SlotEncoding<?> encoding(List<String> formats) throws UnsupportedFormatException {
    @Nullable String shard = null;
    List<String> others = new ArrayList<>();
    for (String format : formats) {
      if (!isShard(format)) {
        others.add(format);
      } else if (shard == null) {
        shard = format;
      } else {
        throw excluding(shard, format);
      }
    }
    if (shard == null) {
      return encodingOf(others);
    }
    // The hash is that of the value, not of the template: no escape takes part.
    SlotFormats hashed = new SlotFormats(name, type, constants, new SlotContext(-1, ""));
    return ShardEncoding.of(hashed.encodingOf(others), shardCount(shard));
  }

  private static boolean isShard(String format) {
    return format.equals(SHARD) || format.startsWith(SHARD + "(");
  }

  private int shardCount(String format) throws UnsupportedFormatException {
    boolean closed = format.startsWith(SHARD + "(") && format.endsWith(")");
    if (!closed) {
      throw refused(Reason.NOT_A_NUMBER, format, "say how many shards, as in shard(10)");
    }
    String count = format.substring(SHARD.length() + 1, format.length() - 1);
    return number(count, format, 2, ShardEncoding.MAX_COUNT);
  }

  private SlotEncoding<?> encodingOf(List<String> formats) throws UnsupportedFormatException {
    if (formats.size() > 1 && type != SlotType.STRING) {
      throw excluding(formats.get(0), formats.get(1));
    }
    String format = formats.isEmpty() ? "" : formats.get(0);
    if (format.isEmpty() && type.needsFormat()) {
      throw refused(
          Reason.MISSING,
          format,
          "a "
              + type.typeName()
              + " in a key needs a format that says how many digits it has, such as "
              + type.formats().get(0));
    }
    return switch (type) {
      case STRING -> text(formats);
      case CHARACTER -> CharacterEncoding.of(text(formats));
      case BYTE -> integer(IntegerEncoding.ofByte(name), format);
      case SHORT -> integer(IntegerEncoding.ofShort(name), format);
      case INT -> integer(IntegerEncoding.ofInt(name), format);
      case LONG -> integer(IntegerEncoding.ofLong(name), format);
      case BIG_INTEGER ->
          DecimalEncoding.ofBigInteger(name, number(format, format, 1, DecimalEncoding.MAX_DIGITS));
      case BIG_DECIMAL ->
          DecimalEncoding.ofBigDecimal(name, integerDigits(format), fractionDigits(format));
      case FLOAT -> DecimalEncoding.ofFloat(name, integerDigits(format), fractionDigits(format));
      case DOUBLE -> DecimalEncoding.ofDouble(name, integerDigits(format), fractionDigits(format));
      case BOOLEAN -> without(format, BooleanEncoding.of(name));
      case UUID -> without(format, UuidEncoding.of(name));
      case ENUM -> without(format, EnumEncoding.describing(name, constants));
      case INSTANT -> InstantEncoding.of(name, precision(format, TimePrecision.NANOS));
      case OFFSET_DATE_TIME ->
          InstantEncoding.ofOffsetDateTime(name, precision(format, TimePrecision.NANOS));
      case ZONED_DATE_TIME ->
          InstantEncoding.ofZonedDateTime(name, precision(format, TimePrecision.NANOS));
      case LOCAL_DATE_TIME ->
          LocalDateTimeEncoding.of(name, precision(format, TimePrecision.NANOS));
      case LOCAL_TIME -> LocalTimeEncoding.of(name, precision(format, TimePrecision.NANOS));
      case LOCAL_DATE -> LocalDateEncoding.of(name, precision(format, TimePrecision.DAY));
      case YEAR_MONTH -> YearMonthEncoding.of(name, precision(format, TimePrecision.MONTH));
      case YEAR -> without(format, YearEncoding.of(name, TimePrecision.YEAR));
    };
  }

  private TextEncoding text(List<String> formats) throws UnsupportedFormatException {
    Fold fold = Fold.NONE;
    String mode = "";
    for (String format : formats) {
      if (!type.formats().contains(format)) {
        throw unknown(format);
      }
      Fold found = foldOf(format);
      if (found != Fold.NONE) {
        if (fold != Fold.NONE) {
          throw excluding(fold.name().toLowerCase(Locale.ROOT), format);
        }
        fold = found;
      } else if (mode.isEmpty()) {
        mode = format;
      } else {
        throw excluding(mode, format);
      }
    }
    TextEncoding text = unfolded(mode);
    TextEncoding placed = context.isLast() ? text.last() : text;
    return switch (fold) {
      case NONE -> placed;
      case LOWER -> placed.lower();
      case UPPER -> placed.upper();
    };
  }

  private static Fold foldOf(String format) {
    return switch (format) {
      case "lower" -> Fold.LOWER;
      case "upper" -> Fold.UPPER;
      default -> Fold.NONE;
    };
  }

  private TextEncoding unfolded(String mode) throws UnsupportedFormatException {
    int delimiter = context.delimiter();
    return switch (mode) {
      case "ordered" -> {
        if (delimiter == Character.MAX_CODE_POINT) {
          throw refused(
              Reason.NOT_COMBINABLE, mode, "nothing after U+10FFFF could begin its escape");
        }
        yield delimiter < 0 ? TextEncoding.unescaped(name) : TextEncoding.ordered(name, delimiter);
      }
      case "raw" ->
          delimiter < 0 ? TextEncoding.unescaped(name) : TextEncoding.raw(name, delimiter);
      case "escaped" -> {
        int sign = delimiter < 0 ? context.firstSign() : delimiter;
        if (sign < 0) {
          throw refused(
              Reason.NOT_COMBINABLE, mode, "the template has no delimiter that it could escape");
        }
        yield TextEncoding.escaped(name, sign);
      }
      default ->
          delimiter < 0 ? TextEncoding.unescaped(name) : TextEncoding.escaped(name, delimiter);
    };
  }

  private <N extends Number> IntegerEncoding<N> integer(IntegerEncoding<N> whole, String format)
      throws UnsupportedFormatException {
    return switch (format) {
      case "" -> whole;
      case "plain" -> whole.plain();
      default -> whole.digits(number(format, format, 1, PaddedDigits.MAX_WIDTH));
    };
  }

  private int integerDigits(String format) throws UnsupportedFormatException {
    int point = format.indexOf('.');
    String digits = point < 0 ? format : format.substring(0, point);
    return number(digits, format, 1, DecimalEncoding.MAX_DIGITS);
  }

  private int fractionDigits(String format) throws UnsupportedFormatException {
    int point = format.indexOf('.');
    return point < 0
        ? 0
        : number(format.substring(point + 1), format, 0, DecimalEncoding.MAX_DIGITS);
  }

  private TimePrecision precision(String format, TimePrecision whole)
      throws UnsupportedFormatException {
    if (!format.isEmpty() && !type.formats().contains(format)) {
      throw unknown(format);
    }
    return switch (format) {
      case "" -> whole;
      case "s" -> TimePrecision.SECONDS;
      case "ms" -> TimePrecision.MILLIS;
      case "us" -> TimePrecision.MICROS;
      case "iso" -> TimePrecision.ISO;
      case "hour" -> TimePrecision.HOUR;
      case "day" -> TimePrecision.DAY;
      case "month" -> TimePrecision.MONTH;
      case "year" -> TimePrecision.YEAR;
      default -> throw unknown(format);
    };
  }

  private SlotEncoding<?> without(String format, SlotEncoding<?> only)
      throws UnsupportedFormatException {
    if (!format.isEmpty()) {
      throw unknown(format);
    }
    return only;
  }

  private int number(String digits, String format, int min, int max)
      throws UnsupportedFormatException {
    if (digits.isEmpty() || !PaddedDigits.areDigits(digits, 0, digits.length())) {
      // A word where a number might stand is rather a misspelt format.
      boolean numeric = !format.isEmpty() && PaddedDigits.areDigits(format, 0, 1);
      throw numeric || isShard(format)
          ? refused(Reason.NOT_A_NUMBER, format, "\"" + digits + "\" is not a number")
          : unknown(format);
    }
    // More digits than these are out of reach whatever they are.
    int number = digits.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (number < min || number > max) {
      throw refused(Reason.OUT_OF_REACH, format, digits + " is not between " + min + " and " + max);
    }
    return number;
  }

  private UnsupportedFormatException unknown(String format) {
    return refused(
        Reason.UNKNOWN,
        format,
        type.typeName()
            + " has no format \""
            + format
            + "\"; it has "
            + String.join(", ", type.formats()));
  }

  private UnsupportedFormatException excluding(String first, String second) {
    return refused(
        Reason.NOT_COMBINABLE,
        second,
        first.equals(second)
            ? "\"" + second + "\" stands twice"
            : "\"" + first + "\" and \"" + second + "\" exclude each other");
  }

  private UnsupportedFormatException refused(Reason reason, String format, String why) {
    return new UnsupportedFormatException(reason, type, format, why);
  }
}
