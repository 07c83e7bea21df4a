package dev.keywright.support.codec;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes the strings and numbers of one item. The SDK's builder costs more than the value that it
 * builds (it keeps account of which members of the union are set), so one builder serves all
 * strings of an item and another all its numbers: setting the same member again changes nothing
 * else.
 *
 * <p>Made by a generated codec for each item that it encodes; for one thread only.
 */
public final class AttributeValues {

  private final AttributeValue.Builder texts = AttributeValue.builder();
  private AttributeValue.@Nullable Builder numbers;

  /** For one item. */
  public AttributeValues() {}

  /** A string. */
  public AttributeValue text(String text) {
    return texts.s(text).build();
  }

  /** A number, by its text. */
  public AttributeValue number(String number) {
    AttributeValue.Builder builder = numbers;
    if (builder == null) {
      builder = AttributeValue.builder();
      numbers = builder;
    }
    return builder.n(number).build();
  }
}
