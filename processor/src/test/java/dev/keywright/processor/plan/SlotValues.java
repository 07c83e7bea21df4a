package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.key.BucketRange;
import dev.keywright.support.key.EnumEncoding;
import dev.keywright.support.key.ShardEncoding;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.TimeEncoding;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Texts and attributes of values whose types are known at run time only. */
final class SlotValues {

  private SlotValues() {}

  /** The text that a value makes in a slot. */
  static String text(SlotEncoding<?> encoding, Object value) {
    if (encoding instanceof EnumEncoding<?> constants) {
      // The processor's encoding of an enum describes its texts and does not write them.
      if (!constants.texts().contains(value)) {
        throw new KeyValueException(value + " is no constant");
      }
      return (String) value;
    }
    return append(encoding, value);
  }

  // The value is of the property's type, for which the layout made the encoding.
  @SuppressWarnings("unchecked")
  private static <T> String append(SlotEncoding<T> encoding, Object value) {
    return encoding.text((T) value);
  }

  /** The text of a bucket that is known by itself. */
  static String bucketText(SlotEncoding<?> encoding, Object bucket) {
    StringBuilder text = new StringBuilder();
    if (encoding instanceof ShardEncoding<?> shards) {
      shards.appendShard(text, (Integer) bucket);
      return text.toString();
    }
    if (encoding instanceof TimeEncoding<?> times) {
      if (bucket instanceof LocalDate day && times.isBucket()) {
        times.appendBucket(text, day);
        return text.toString();
      }
      if (bucket instanceof YearMonth month) {
        times.appendBucket(text, month);
        return text.toString();
      }
      if (bucket instanceof Year year) {
        times.appendBucket(text, year);
        return text.toString();
      }
    }
    return text(encoding, bucket);
  }

  /** The texts of all shards of a slot that is one. */
  static List<String> shards(SlotEncoding<?> encoding) {
    return ((ShardEncoding<?>) encoding).shards();
  }

  /** The times of a bucket that is known by itself. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // The values are of the slot's type.
  static Range<?> bucketRange(SlotEncoding<?> encoding, String format, Object bucket) {
    TimeEncoding times = (TimeEncoding) encoding;
    return switch (format) {
      case "day" -> BucketRange.of(times, (LocalDate) bucket);
      case "month" -> BucketRange.of(times, (YearMonth) bucket);
      case "year" -> BucketRange.of(times, (Year) bucket);
      default -> BucketRange.ofHour(times, (Comparable) bucket);
    };
  }

  /** The attribute that stores a scalar by itself, as a key or beside keys. */
  static AttributeValue attribute(ValueType.Scalar type, Object value) {
    return switch (type.scalar().attributeType()) {
      case "N" ->
          AttributeValue.fromN(
              value instanceof BigDecimal decimal ? decimal.toPlainString() : value.toString());
      case "BOOL" -> AttributeValue.fromBool((Boolean) value);
      default ->
          AttributeValue.fromS(
              type.scalar() == ScalarType.INSTANT ? text(Instants.NANOS, value) : value.toString());
    };
  }

  /** The scalar that an attribute stores. */
  static Object scalar(ValueType.Scalar type, AttributeValue stored) {
    return switch (type.scalar()) {
      case INT -> Integer.valueOf(stored.n());
      case LONG -> Long.valueOf(stored.n());
      case BIG_DECIMAL -> new BigDecimal(stored.n());
      case BOOLEAN -> stored.bool();
      case INSTANT -> Instant.parse(stored.s());
      case LOCAL_DATE -> LocalDate.parse(stored.s());
      case UUID -> java.util.UUID.fromString(stored.s());
      case CHAR -> stored.s().charAt(0);
      default -> stored.s();
    };
  }

  private static final class Instants {
    static final SlotEncoding<Instant> NANOS =
        dev.keywright.support.key.InstantEncoding.of(
            dev.keywright.support.key.SlotName.of("Row", "instant"),
            dev.keywright.support.key.TimePrecision.NANOS);
  }
}
