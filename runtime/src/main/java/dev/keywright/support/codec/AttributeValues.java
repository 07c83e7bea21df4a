package dev.keywright.support.codec;

import dev.keywright.ItemEncodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes the attributes of one item. The SDK's builder costs more than the value that it builds (it
 * keeps account of which members of the union are set), so one builder serves all strings of an
 * item, another all its numbers, and so on: setting the same member again changes nothing else.
 *
 * <p>Made by a generated codec for each item that it encodes; for one thread only.
 */
public final class AttributeValues {

  private final AttributeValue.Builder texts = AttributeValue.builder();
  private AttributeValue.@Nullable Builder numbers;
  private AttributeValue.@Nullable Builder lists;
  private AttributeValue.@Nullable Builder maps;

  /** For one item. */
  public AttributeValues() {}

  /** A string. */
  public AttributeValue text(String text) {
    return texts.s(text).build();
  }

  /**
   * The string of a property.
   *
   * @throws ItemEncodingException if it is null
   */
  public AttributeValue text(@Nullable String value, String where) {
    return texts.s(Texts.required(value, where)).build();
  }

  /**
   * A list of strings.
   *
   * @throws ItemEncodingException if it is null, or one of its elements is
   */
  public AttributeValue texts(@Nullable List<String> values, String where) {
    List<AttributeValue> elements = new ArrayList<>(Texts.required(values, where).size());
    for (String value : values) {
      elements.add(text(value, where));
    }
    return list(elements);
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

  /** A list; the SDK copies it. */
  public AttributeValue list(List<AttributeValue> elements) {
    AttributeValue.Builder builder = lists;
    if (builder == null) {
      builder = AttributeValue.builder();
      lists = builder;
    }
    return builder.l(elements).build();
  }

  /** A map; the SDK copies it. */
  public AttributeValue map(Map<String, AttributeValue> document) {
    AttributeValue.Builder builder = maps;
    if (builder == null) {
      builder = AttributeValue.builder();
      maps = builder;
    }
    return builder.m(document).build();
  }
}
