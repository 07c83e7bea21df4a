package dev.keywright.support;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns entities into items and items into entities. One is generated for each entity; repositories
 * give it to a {@link TableClient}. Whoever writes SDK calls of their own uses the static {@code
 * OrderCodec.encode(order)} and {@code OrderCodec.decode(item)} that every generated codec has
 * beside these methods, which is why these are called otherwise.
 *
 * <p>Implementations are immutable and safe for use by many threads.
 *
 * @param <T> the entity
 */
public interface ItemCodec<T> {

  /**
   * The whole item of an entity: its properties, the key attributes of the table and of every index
   * that the entity is in, and its type attribute.
   *
   * @return a new map, which the caller may change
   * @throws dev.keywright.KeywrightException if a value cannot be stored, for one a {@code null} in
   *     a table key, or a value out of the reach of its format; the message names entity and
   *     property
   */
  Map<String, AttributeValue> toItem(T entity);

  /**
   * The entity that an item holds.
   *
   * @param item the attributes of the item, or of its projection; it is not changed
   * @throws dev.keywright.KeywrightException if an attribute is missing that the entity must have,
   *     or has a type that its property cannot be read from; the message names entity, property and
   *     attribute
   */
  T fromItem(Map<String, AttributeValue> item);

  /** The simple name of the entity, as messages print it: {@code Order}. */
  String entity();

  /**
   * Whether a property in the key of the table is declared sensitive: messages then name the key
   * attributes, and leave out their values.
   */
  default boolean hasSensitiveKey() {
    return false;
  }
}
