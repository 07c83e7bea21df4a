package dev.keywright.support;

import dev.keywright.ConditionFailedException;
import dev.keywright.VersionConflictException;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * Deletes one item, on conditions.
 *
 * @param <T> the entity
 */
public final class DeleteBuilder<T> extends WriteBuilder<T, DeleteBuilder<T>> {

  private final ItemKey key;

  DeleteBuilder(TableClient table, ItemCodec<T> codec, ItemKey key) {
    super(table, codec);
    this.key = key;
  }

  @Override
  DeleteBuilder<T> self() {
    return this;
  }

  /**
   * An optimistic lock: deletes the item only in the version that was read.
   *
   * @param expected the version, 1 at least
   */
  public DeleteBuilder<T> version(String attribute, long expected) {
    if (expected < 1) {
      throw new VersionConflictException(
          codec.entity(),
          codec.entity()
              + " is to be deleted but has no version: it was never stored: "
              + table.show(codec, key),
          null);
    }
    requireVersion(attribute, expected);
    return this;
  }

  /**
   * Deletes the item.
   *
   * @return what was deleted; empty when nothing was there
   * @throws VersionConflictException if there is a version and it is not the stored one, or the
   *     item is gone
   * @throws ConditionFailedException if another condition does not hold; of an absent item, none
   *     does
   * @throws dev.keywright.ItemDecodingException if what was deleted cannot be read; it is deleted
   *     all the same
   */
  public Optional<T> delete() {
    DeleteItemRequest.Builder request =
        DeleteItemRequest.builder()
            .tableName(table.tableName())
            .key(key.attributes())
            .returnValues(ReturnValue.ALL_OLD);
    String condition = conditionExpression();
    if (condition != null) {
      request
          .conditionExpression(condition)
          .expressionAttributeNames(placeholders.names())
          .expressionAttributeValues(placeholders.valuesOrNull())
          .returnValuesOnConditionCheckFailure(returnOnFailure());
    }
    DeleteItemResponse response;
    try {
      response = table.client().deleteItem(request.build());
    } catch (ConditionalCheckFailedException e) {
      throw refused(e, key);
    }
    return response.hasAttributes() && !response.attributes().isEmpty()
        ? Optional.of(codec.fromItem(response.attributes()))
        : Optional.empty();
  }
}
