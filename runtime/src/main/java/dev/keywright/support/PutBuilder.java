package dev.keywright.support;

import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.VersionConflictException;
import dev.keywright.support.Condition.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * Stores one entity whole, on conditions. Generated repositories use it for what goes beyond a
 * plain put: attributes that the write itself decides, and the version of an optimistic lock.
 *
 * @param <T> the entity
 */
public final class PutBuilder<T> {

  private final TableClient table;
  private final ItemCodec<T> codec;
  private final Map<String, AttributeValue> item;
  private final List<Condition> conditions = new ArrayList<>(2);
  private @Nullable String versionAttribute;
  private boolean isNew;

  PutBuilder(TableClient table, ItemCodec<T> codec, T entity) {
    this.table = table;
    this.codec = codec;
    this.item = codec.toItem(entity);
  }

  /** Stores this value in place of the entity's own: the time of a change, for one. */
  public PutBuilder<T> stamp(String attribute, AttributeValue value) {
    item.put(attribute, value);
    return this;
  }

  /** Stores this value where the entity has none: the time of its creation, for one. */
  public PutBuilder<T> stampIfAbsent(String attribute, AttributeValue value) {
    item.putIfAbsent(attribute, value);
    return this;
  }

  /**
   * An optimistic lock. The entity's version, absent or 0 for one that was never stored, must be
   * the stored one; the version that is stored is the next.
   *
   * @throws IllegalArgumentException if the version is not an integer
   */
  public PutBuilder<T> version(String attribute) {
    AttributeValue version = item.get(attribute);
    long expected = version == null ? 0 : Version.of(codec, attribute, version);
    versionAttribute = attribute;
    isNew = expected == 0;
    conditions.add(
        isNew
            ? new Condition.Existence(table.partitionKey(), false)
            : new Condition.Comparison(attribute, Operator.EQUAL, version));
    item.put(attribute, AttributeValue.fromN(Long.toString(Math.incrementExact(expected))));
    return this;
  }

  /**
   * Stores the entity.
   *
   * @throws VersionConflictException if there is a version and it is not the stored one
   */
  public void put() {
    try {
      send();
    } catch (ConditionalCheckFailedException e) {
      throw versionConflict(e);
    }
  }

  /**
   * Stores the entity if no item has its key.
   *
   * @throws ItemAlreadyExistsException if there is one
   */
  public void create() {
    if (versionAttribute == null) {
      conditions.add(new Condition.Existence(table.partitionKey(), false));
    } else if (!isNew) {
      throw new IllegalArgumentException(
          codec.entity()
              + " to be created has a version in "
              + versionAttribute
              + " already: it was read from the table, or written before");
    }
    try {
      send();
    } catch (ConditionalCheckFailedException e) {
      throw new ItemAlreadyExistsException(
          codec.entity(), codec.entity() + " exists already: " + showKey(), e);
    }
  }

  /**
   * Stores the entity if an item has its key.
   *
   * @throws ItemNotFoundException if there is none
   * @throws VersionConflictException if there is a version and it is not the stored one, or the
   *     item is gone
   */
  public void replace() {
    if (versionAttribute == null) {
      conditions.add(new Condition.Existence(table.partitionKey(), true));
    } else if (isNew) {
      throw new IllegalArgumentException(
          codec.entity() + " to be replaced has no version in " + versionAttribute);
    }
    try {
      send();
    } catch (ConditionalCheckFailedException e) {
      if (versionAttribute != null) {
        throw versionConflict(e);
      }
      throw new ItemNotFoundException(
          codec.entity(), codec.entity() + " does not exist: " + showKey(), e);
    }
  }

  /** The entity as it is stored, with its stamps and its new version. */
  public T stored() {
    return codec.fromItem(item);
  }

  private void send() {
    PutItemRequest.Builder request =
        PutItemRequest.builder().tableName(table.tableName()).item(item);
    if (!conditions.isEmpty()) {
      Placeholders placeholders = new Placeholders();
      request
          .conditionExpression(Condition.allOf(conditions, placeholders))
          .expressionAttributeNames(placeholders.names());
      if (!placeholders.values().isEmpty()) {
        request.expressionAttributeValues(placeholders.values());
      }
    }
    table.client().putItem(request.build());
  }

  private VersionConflictException versionConflict(ConditionalCheckFailedException cause) {
    return new VersionConflictException(
        codec.entity(),
        codec.entity()
            + (isNew
                ? " without a version exists already: "
                : " was changed or deleted by someone else: ")
            + showKey(),
        cause);
  }

  private String showKey() {
    return codec.hasSensitiveKey()
        ? String.join(", ", table.keyAttributes()) + " (sensitive)"
        : table.keyOf(item).toString();
  }
}
