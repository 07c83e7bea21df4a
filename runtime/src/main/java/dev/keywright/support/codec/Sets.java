package dev.keywright.support.codec;

import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The sets of DynamoDB. It has no empty one: as a property an empty set is left out, which
 * generated code does; inside another value it is an empty list, and a list is read as a set.
 */
public final class Sets {

  private static final AttributeValue EMPTY = AttributeValue.fromL(List.of());

  private Sets() {}

  /** A set of texts. */
  public static AttributeValue texts(List<String> texts) {
    return texts.isEmpty() ? EMPTY : AttributeValue.fromSs(texts);
  }

  /** A set of numbers. */
  public static AttributeValue numbers(List<String> numbers) {
    return numbers.isEmpty() ? EMPTY : AttributeValue.fromNs(numbers);
  }

  /** A set of binaries. */
  public static AttributeValue binaries(List<SdkBytes> binaries) {
    return binaries.isEmpty() ? EMPTY : AttributeValue.fromBs(binaries);
  }

  /** Reads the texts of a set. */
  public static List<String> toTexts(@Nullable AttributeValue value, String where) {
    if (value != null && value.hasSs()) {
      return value.ss();
    }
    List<AttributeValue> elements = elements(value, where, "SS");
    String[] texts = new String[elements.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = Attributes.toText(elements.get(i), where);
    }
    return List.of(texts);
  }

  /** Reads the numbers of a set. */
  public static List<String> toNumbers(@Nullable AttributeValue value, String where) {
    if (value != null && value.hasNs()) {
      return value.ns();
    }
    List<AttributeValue> elements = elements(value, where, "NS");
    String[] numbers = new String[elements.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Attributes.toNumber(elements.get(i), where);
    }
    return List.of(numbers);
  }

  /** Reads the binaries of a set. */
  public static List<SdkBytes> toBinaries(@Nullable AttributeValue value, String where) {
    if (value != null && value.hasBs()) {
      return value.bs();
    }
    List<AttributeValue> elements = elements(value, where, "BS");
    SdkBytes[] binaries = new SdkBytes[elements.size()];
    for (int i = 0; i < binaries.length; i++) {
      binaries[i] = Attributes.toBinary(elements.get(i), where);
    }
    return List.of(binaries);
  }

  private static List<AttributeValue> elements(
      @Nullable AttributeValue value, String where, String expected) {
    if (value == null || !value.hasL()) {
      throw Attributes.mismatch(value, where, expected);
    }
    return value.l();
  }
}
