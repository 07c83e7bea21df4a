package dev.keywright.support;

import dev.keywright.Query;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Reads one item by its full key. GetItem takes no filter, so what the key does not decide is
 * checked on this side.
 *
 * @param <T> the entity, or a projection of it
 */
public final class GetBuilder<T> {

  private final TableClient table;
  private final ItemCodec<T> codec;
  private final ItemKey key;
  private final List<Condition> conditions = new ArrayList<>(0);
  private @Nullable List<String> projection;
  private @Nullable Predicate<? super T> entityTest;
  private boolean consistent;

  GetBuilder(TableClient table, ItemCodec<T> codec, ItemKey key) {
    this.table = table;
    this.codec = codec;
    this.key = key;
  }

  /** Reads what every write that succeeded before has left, at twice the cost. */
  public GetBuilder<T> consistent() {
    consistent = true;
    return this;
  }

  /**
   * Reads only the named attributes, and those that {@link #ofType} names: a projection expression.
   */
  public GetBuilder<T> project(String... attributes) {
    projection = List.of(attributes);
    return this;
  }

  /** Takes the item for absent when its type attribute has none of these values. */
  public GetBuilder<T> ofType(String attribute, String... types) {
    conditions.add(Condition.oneOf(attribute, types));
    return this;
  }

  /** Takes the item for absent when the predicate refuses it. May be repeated. */
  public GetBuilder<T> where(Predicate<? super T> test) {
    Predicate<? super T> before = entityTest;
    entityTest = before == null ? test : entity -> before.test(entity) && test.test(entity);
    return this;
  }

  /** Sends the request: the item, if there is one and nothing refuses it. */
  public Optional<T> find() {
    GetItemRequest.Builder request =
        GetItemRequest.builder().tableName(table.tableName()).key(key.attributes());
    if (consistent) {
      request.consistentRead(true);
    }
    if (projection != null) {
      Placeholders placeholders = new Placeholders();
      request
          .projectionExpression(placeholders.projection(readAttributes(projection)))
          .expressionAttributeNames(placeholders.names());
    }
    GetItemResponse response = table.client().getItem(request.build());
    if (!response.hasItem()) {
      return Optional.empty();
    }
    Map<String, AttributeValue> item = response.item();
    if (!Condition.testAll(conditions, item)) {
      return Optional.empty();
    }
    T entity = codec.fromItem(item);
    return entityTest == null || entityTest.test(entity) ? Optional.of(entity) : Optional.empty();
  }

  private Collection<String> readAttributes(List<String> projected) {
    Set<String> attributes = new LinkedHashSet<>(projected);
    conditions.forEach(condition -> attributes.add(condition.attribute()));
    return attributes;
  }

  /**
   * The same as a query, which returns the item or nothing: for patterns that a full key answers
   * but that are not declared unique. Nothing is sent before it is read.
   *
   * @param pattern entity and access pattern as messages name them
   */
  public Query<T> query(String pattern) {
    return new SingleQuery<>(() -> describe(pattern)) {
      @Override
      public Optional<T> first() {
        return find();
      }
    };
  }

  private String describe(String pattern) {
    StringBuilder text = new StringBuilder(64);
    text.append(pattern).append(": GetItem ").append(table.tableName()).append(" by ");
    text.append(String.join(", ", key.attributeNames()));
    if (projection != null) {
      text.append(", only ").append(String.join(", ", readAttributes(projection)));
    }
    if (consistent) {
      text.append(", consistent");
    }
    if (!conditions.isEmpty() || entityTest != null) {
      text.append(", then checked here");
    }
    return text.toString();
  }
}
