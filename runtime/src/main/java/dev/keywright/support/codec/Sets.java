package dev.keywright.support.codec;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

  /**
   * A set of numbers that may be equal and written otherwise: {@code 1.0} and {@code 1.00}, zero
   * and its negative. DynamoDB takes them for one, and refuses a set that holds both.
   */
  public static AttributeValue decimals(List<String> numbers) {
    Set<BigDecimal> known = new HashSet<>(numbers.size() * 4 / 3 + 1);
    List<String> distinct = new ArrayList<>(numbers.size());
    for (String each : numbers) {
      if (known.add(new BigDecimal(each).stripTrailingZeros())) {
        distinct.add(each);
      }
    }
    return numbers(distinct);
  }

  /** A set of binaries. */
  public static AttributeValue binaries(List<SdkBytes> binaries) {
    return binaries.isEmpty() ? EMPTY : AttributeValue.fromBs(binaries);
  }

  /** Reads the texts of a set. */
  public static List<String> toTexts(@Nullable AttributeValue value, String where) {
    if (value != null && value.type() == AttributeValue.Type.SS) {
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
    if (value != null && value.type() == AttributeValue.Type.NS) {
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
    if (value != null && value.type() == AttributeValue.Type.BS) {
      return value.bs();
    }
    List<AttributeValue> elements = elements(value, where, "BS");
    SdkBytes[] binaries = new SdkBytes[elements.size()];
    for (int i = 0; i < binaries.length; i++) {
      binaries[i] = Attributes.toBinary(elements.get(i), where);
    }
    return List.of(binaries);
  }

  /** The elements of a set as attributes of their own; null where an attribute is no set. */
  static @Nullable List<AttributeValue> elements(AttributeValue value) {
    return switch (value.type()) {
      case SS -> value.ss().stream().map(AttributeValue::fromS).toList();
      case NS -> value.ns().stream().map(AttributeValue::fromN).toList();
      case BS -> value.bs().stream().map(AttributeValue::fromB).toList();
      default -> null;
    };
  }

  private static List<AttributeValue> elements(
      @Nullable AttributeValue value, String where, String expected) {
    if (value == null || value.type() != AttributeValue.Type.L) {
      throw Attributes.mismatch(value, where, expected);
    }
    return value.l();
  }
}
