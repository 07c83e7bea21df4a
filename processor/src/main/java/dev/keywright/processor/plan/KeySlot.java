package dev.keywright.processor.plan;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.ShardEncoding;
import dev.keywright.support.key.SlotEncoding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A slot whose property, form and encoding are known.
 *
 * @param path the property that fills it
 * @param formats the formats as written
 * @param form what the key attribute holds
 * @param encoding how the value becomes text; null where the attribute is a number or binary
 */
public record KeySlot(
    PropertyPath path, List<String> formats, Form form, @Nullable SlotEncoding<?> encoding) {

  public KeySlot {
    formats = List.copyOf(formats);
  }

  /** What the key attribute holds. */
  public enum Form {
    /** Text: of a template, or of a property that is stored as a string. */
    TEXT,
    /** A number: the property itself. */
    NUMBER,
    /** Bytes: the property itself. */
    BINARY
  }

  /** The encoding of a slot that is text. */
  public SlotEncoding<?> text() {
    if (encoding == null) {
      throw new IllegalStateException(path + " is no text in its key");
    }
    return encoding;
  }

  /** What equal texts say about the values. */
  public Equality equality() {
    return encoding == null ? Equality.EXACT : encoding.equality();
  }

  /** Whether key attributes compare as their values do: numbers as numbers, bytes unsigned. */
  public boolean isOrdered() {
    return encoding == null || encoding.isOrdered();
  }

  /** Whether a range of values is a range of texts. */
  public boolean isRangeable() {
    return encoding == null ? form == Form.NUMBER : encoding.isRangeable();
  }

  /**
   * Whether the bounds of a range select just its values, whatever its ends. A bucket is cut by an
   * end; text and decimals have no predecessor, so that an end that is excluded is still selected.
   */
  public boolean isExactInRanges() {
    if (encoding == null) {
      return path.property()
          .scalar()
          .filter(number -> number.scalar() != ScalarType.BIG_DECIMAL)
          .isPresent();
    }
    return encoding.isPrefixFree() && encoding.equality() != Equality.BUCKET;
  }

  /** Whether a prefix of a value is a prefix of its text. */
  public boolean isPrefixable() {
    return encoding != null && encoding.isPrefixable();
  }

  /** Whether the slot is a bucket of a hash: {@code shard(8)}. */
  public boolean isShard() {
    return encoding instanceof ShardEncoding<?>;
  }

  /** As written in a template. */
  @Override
  public String toString() {
    return "{" + path + (formats.isEmpty() ? "" : ":" + String.join(",", formats)) + "}";
  }
}
