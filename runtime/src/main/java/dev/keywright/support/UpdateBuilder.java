package dev.keywright.support;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.VersionConflictException;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Changes some attributes of an item that is there. Generated repositories set with it, beside the
 * property that changes, every key attribute that is derived from it, so that no item is left with
 * a key of its old values.
 *
 * <p>The four clauses are in the developer guide, "Using update expressions in DynamoDB".
 *
 * @param <T> the entity
 */
public final class UpdateBuilder<T> extends WriteBuilder<T, UpdateBuilder<T>> {

  private static final AttributeValue EMPTY_LIST = AttributeValue.fromL(List.of());

  private final ItemKey key;
  private final StringBuilder set = new StringBuilder();
  private final StringBuilder remove = new StringBuilder();
  private final StringBuilder add = new StringBuilder();
  private final StringBuilder delete = new StringBuilder();

  UpdateBuilder(TableClient table, ItemCodec<T> codec, ItemKey key) {
    super(table, codec);
    this.key = key;
  }

  @Override
  UpdateBuilder<T> self() {
    return this;
  }

  /** Gives an attribute a value. */
  public UpdateBuilder<T> set(String attribute, AttributeValue value) {
    return clause(set, "SET ", attribute, " = ", value);
  }

  /** Gives an attribute a value if it has none. */
  public UpdateBuilder<T> setIfAbsent(String attribute, AttributeValue value) {
    String name = placeholders.name(attribute);
    clause(set, "SET ")
        .append(name)
        .append(" = if_not_exists(")
        .append(name)
        .append(", ")
        .append(placeholders.value(attribute, value))
        .append(')');
    return this;
  }

  /** Appends values to a list, which begins empty where there is none. */
  public UpdateBuilder<T> append(String attribute, List<AttributeValue> values) {
    String name = placeholders.name(attribute);
    clause(set, "SET ")
        .append(name)
        .append(" = list_append(if_not_exists(")
        .append(name)
        .append(", ")
        .append(placeholders.value(attribute, EMPTY_LIST))
        .append("), ")
        .append(placeholders.value(attribute, AttributeValue.fromL(values)))
        .append(')');
    return this;
  }

  /** Takes an attribute away; a key attribute of an index, and the item leaves the index. */
  public UpdateBuilder<T> remove(String attribute) {
    clause(remove, "REMOVE ").append(placeholders.name(attribute));
    return this;
  }

  /** Adds to a number, which is 0 where there is none, or elements to a set. */
  public UpdateBuilder<T> add(String attribute, AttributeValue value) {
    return clause(add, "ADD ", attribute, " ", value);
  }

  /** Takes elements out of a set. */
  public UpdateBuilder<T> removeElements(String attribute, AttributeValue elements) {
    return clause(delete, "DELETE ", attribute, " ", elements);
  }

  /**
   * An optimistic lock: changes the item only in the version that was read, and stores the next
   * one.
   *
   * @param expected the version, 1 at least
   */
  public UpdateBuilder<T> version(String attribute, long expected) {
    if (expected < 1) {
      throw new VersionConflictException(
          codec.entity(),
          codec.entity()
              + " is to be changed but has no version: it was never stored: "
              + table.show(codec, key),
          null);
    }
    return set(attribute, requireVersion(attribute, expected));
  }

  /**
   * Changes the item.
   *
   * @return the entity as it is stored now
   * @throws ItemNotFoundException if there is none
   * @throws VersionConflictException if there is a version and it is not the stored one, or the
   *     item is gone
   * @throws ConditionFailedException if another condition does not hold
   */
  public T update() {
    require(Requirement.PRESENT);
    String condition = conditionExpression();
    UpdateItemRequest.Builder request =
        UpdateItemRequest.builder()
            .tableName(table.tableName())
            .key(key.attributes())
            .updateExpression(updateExpression())
            .conditionExpression(condition)
            .expressionAttributeNames(placeholders.names())
            .expressionAttributeValues(placeholders.valuesOrNull())
            .returnValues(ReturnValue.ALL_NEW)
            .returnValuesOnConditionCheckFailure(returnOnFailure());
    try {
      return codec.fromItem(table.client().updateItem(request.build()).attributes());
    } catch (ConditionalCheckFailedException e) {
      throw refused(e, key);
    }
  }

  private String updateExpression() {
    StringBuilder expression = new StringBuilder(64);
    for (StringBuilder clause : List.of(set, remove, add, delete)) {
      if (clause.length() > 0) {
        expression.append(expression.length() == 0 ? "" : " ").append(clause);
      }
    }
    if (expression.length() == 0) {
      throw new IllegalStateException("An update of " + codec.entity() + " that changes nothing");
    }
    return expression.toString();
  }

  private UpdateBuilder<T> clause(
      StringBuilder clause, String keyword, String attribute, String sign, AttributeValue value) {
    clause(clause, keyword)
        .append(placeholders.name(attribute))
        .append(sign)
        .append(placeholders.value(attribute, value));
    return this;
  }

  private static StringBuilder clause(StringBuilder clause, String keyword) {
    return clause.append(clause.length() == 0 ? keyword : ", ");
  }
}
