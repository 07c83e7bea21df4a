package dev.keywright.support;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.VersionConflictException;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * Stores one entity whole, on conditions. Generated repositories use it for what goes beyond a
 * plain put: attributes that the write itself decides, and the version of an optimistic lock.
 *
 * @param <T> the entity
 */
public final class PutBuilder<T> extends WriteBuilder<T, PutBuilder<T>> {

  private final Map<String, AttributeValue> item;

  PutBuilder(TableClient table, ItemCodec<T> codec, T entity) {
    super(table, codec);
    this.item = codec.toItem(entity);
  }

  @Override
  PutBuilder<T> self() {
    return this;
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
   */
  public PutBuilder<T> version(String attribute) {
    long expected = versionIn(attribute, item.get(attribute));
    item.put(attribute, requireVersion(attribute, expected));
    return this;
  }

  /**
   * Stores the entity.
   *
   * @throws VersionConflictException if there is a version and it is not the stored one
   * @throws ConditionFailedException if another condition does not hold
   */
  public void put() {
    send();
  }

  /**
   * Stores the entity if no item has its key.
   *
   * @throws ItemAlreadyExistsException if there is one
   * @throws VersionConflictException if the entity has a version, and so was stored before; nothing
   *     is sent
   */
  public void create() {
    if (hasVersion() && !isNew()) {
      throw versionDoesNotFit(" is to be created but has a version: it was stored before");
    }
    require(Requirement.ABSENT);
    send();
  }

  /**
   * Stores the entity if an item has its key.
   *
   * @throws ItemNotFoundException if there is none
   * @throws VersionConflictException if there is a version and it is not the stored one, or the
   *     item is gone; if the entity has no version, and so was never stored, nothing is sent
   * @throws ConditionFailedException if another condition does not hold
   */
  public void replace() {
    if (hasVersion() && isNew()) {
      throw versionDoesNotFit(" is to be replaced but has no version: it was never stored");
    }
    require(Requirement.PRESENT);
    send();
  }

  /** The entity as it is stored, with its stamps and its new version. */
  public T stored() {
    return codec.fromItem(item);
  }

  private VersionConflictException versionDoesNotFit(String how) {
    return new VersionConflictException(
        codec.entity(), codec.entity() + how + ": " + table.show(codec, table.keyOf(item)), null);
  }

  private void send() {
    PutItemRequest.Builder request =
        PutItemRequest.builder().tableName(table.tableName()).item(item);
    String condition = conditionExpression();
    if (condition != null) {
      request
          .conditionExpression(condition)
          .expressionAttributeNames(placeholders.names())
          .expressionAttributeValues(placeholders.valuesOrNull())
          .returnValuesOnConditionCheckFailure(returnOnFailure());
    }
    try {
      table.client().putItem(request.build());
    } catch (ConditionalCheckFailedException e) {
      throw refused(e, table.keyOf(item));
    }
  }
}
