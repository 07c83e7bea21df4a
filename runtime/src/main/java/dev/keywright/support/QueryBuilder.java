package dev.keywright.support;

import dev.keywright.NotUniqueException;
import dev.keywright.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Builds the query of one access pattern. Generated repositories begin it with {@link
 * TableClient#query} and end it with {@link #build} or {@link #unique}.
 *
 * @param <T> the entity, or a projection of it
 */
public final class QueryBuilder<T> extends ReadBuilder<QueryBuilder<T>> {

  private final ItemCodec<T> codec;
  private @Nullable Predicate<Map<String, AttributeValue>> itemTest;
  private @Nullable Predicate<T> entityTest;
  private boolean testsBeyondBoundary;
  private int limit = ItemQuery.UNLIMITED;

  QueryBuilder(TableClient table, ItemCodec<T> codec, String pattern) {
    super(table, pattern);
    this.codec = codec;
  }

  @Override
  QueryBuilder<T> self() {
    return this;
  }

  /**
   * Leaves out what the predicate refuses, on this side: for what neither a key condition nor a
   * filter can decide. What remains is what limits and counts count. May be repeated.
   */
  public QueryBuilder<T> where(Predicate<? super T> test) {
    testsBeyondBoundary = true;
    return addTest(test);
  }

  /**
   * Leaves out items before they are decoded: those of other entities, where only the text of the
   * queried key tells them apart, which a filter may not name. May be repeated.
   */
  public QueryBuilder<T> whereItem(Predicate<Map<String, AttributeValue>> test) {
    testsBeyondBoundary = true;
    itemTest = itemTest == null ? test : itemTest.and(test);
    return this;
  }

  /** Returns so many items at most, counted after everything that leaves items out. */
  public QueryBuilder<T> limit(int items) {
    if (items < 1) {
      throw new IllegalArgumentException(pattern + ": limit is " + items + ", must be at least 1");
    }
    limit = items;
    return this;
  }

  /** The query. Nothing is sent before it is read. */
  public Query<T> build() {
    return itemQuery();
  }

  /**
   * Reads the one item that answers.
   *
   * @return empty when there is none
   * @throws NotUniqueException if there are two or more
   */
  public Optional<T> unique() {
    ItemQuery<T> query = itemQuery();
    List<T> found = query.atMost(2);
    if (found.size() > 1) {
      throw new NotUniqueException(
          codec.entity(),
          pattern + " is declared unique, but more than one item answers it: " + query,
          null);
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
  }

  private QueryBuilder<T> addTest(Predicate<? super T> test) {
    Predicate<T> before = entityTest;
    entityTest = before == null ? test::test : entity -> before.test(entity) && test.test(entity);
    return this;
  }

  private ItemQuery<T> itemQuery() {
    QueryPlan plan = nothing ? null : plan();
    StringBuilder description = describe("Query", plan);
    if (entityTest != null || itemTest != null) {
      description.append(", then checked here");
    }
    if (limit != ItemQuery.UNLIMITED) {
      description.append(", limit ").append(limit);
    }
    return new ItemQuery<>(
        description.toString(),
        plan == null ? ItemSource.NOTHING : new PartitionSource(plan),
        codec,
        itemTest,
        entityTest,
        !testsBeyondBoundary,
        limit);
  }
}
