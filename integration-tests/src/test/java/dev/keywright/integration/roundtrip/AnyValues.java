package dev.keywright.integration.roundtrip;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attribute values of every type, in the one form that DynamoDB gives them back in. */
public final class AnyValues {

  private static final int LEVELS = 3;

  private AnyValues() {}

  /** Of at most a few levels: DynamoDB takes 32. */
  public static Arbitrary<AttributeValue> values() {
    return values(LEVELS);
  }

  private static Arbitrary<AttributeValue> values(int levels) {
    if (levels == 0) {
      return leaves();
    }
    Arbitrary<AttributeValue> nested = values(levels - 1);
    return Arbitraries.oneOf(
        leaves(),
        leaves(),
        nested.list().ofMaxSize(3).map(AttributeValue::fromL),
        Arbitraries.maps(TextValues.ids(), nested).ofMaxSize(3).map(AttributeValue::fromM));
  }

  private static Arbitrary<AttributeValue> leaves() {
    Arbitrary<String> numbers = NumberValues.decimals().map(BigDecimal::toPlainString);
    return Arbitraries.oneOf(
        Arbitraries.of(
            AttributeValue.fromNul(true),
            AttributeValue.fromBool(true),
            AttributeValue.fromBool(false),
            AttributeValue.fromL(List.of()),
            AttributeValue.fromM(Map.of())),
        TextValues.texts().map(AttributeValue::fromS),
        numbers.map(AttributeValue::fromN),
        TextValues.sdkBytes().map(AttributeValue::fromB),
        distinct(TextValues.texts()).map(AttributeValue::fromSs),
        distinct(numbers).map(AttributeValue::fromNs),
        distinct(TextValues.sdkBytes()).map(AttributeValue::fromBs));
  }

  private static <T> Arbitrary<List<T>> distinct(Arbitrary<T> elements) {
    return elements.list().uniqueElements().ofMinSize(1).ofMaxSize(3);
  }
}
