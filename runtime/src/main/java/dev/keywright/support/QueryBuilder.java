package dev.keywright.support;

import dev.keywright.NotUniqueException;
import dev.keywright.Query;
import dev.keywright.support.key.KeyBounds;
import dev.keywright.support.key.NativeBounds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
  private boolean fetch;
  private @Nullable Partitions partitions;
  private List<String> mergedBy = List.of();
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

  /**
   * A sort key within the bounds of a range, as {@link #between(String, KeyBounds)}. Where the
   * bounds are not exact, what lies on them is checked on this side.
   *
   * @param isWithin whether an entity's own value is within the range
   */
  public QueryBuilder<T> between(
      String attribute, KeyBounds bounds, Predicate<? super T> isWithin) {
    if (!bounds.exact()) {
      addTest(isWithin);
    }
    return between(attribute, bounds);
  }

  /** The same for a sort key that is a property itself, in its native type. */
  public QueryBuilder<T> between(
      String attribute, NativeBounds bounds, Predicate<? super T> isWithin) {
    if (!bounds.exact()) {
      addTest(isWithin);
    }
    return between(attribute, bounds);
  }

  /**
   * Asks several partitions, as of a key that is spread over shards, with one query each; in place
   * of one of the calls of {@link #partition}.
   *
   * @param texts the partition key of each, all different
   */
  public QueryBuilder<T> partitions(String attribute, List<String> texts) {
    if (texts.isEmpty()) {
      return nothing();
    }
    if (texts.size() == 1) {
      return partition(attribute, texts.get(0));
    }
    partitions = new Partitions(keyConditions.size(), attribute, List.copyOf(texts));
    return partition(attribute, texts.get(0));
  }

  /**
   * Merges the partitions in the order of these sort key attributes, up or down as the query
   * itself; without it, one partition follows the other. They must be projected.
   */
  public QueryBuilder<T> mergedBy(String... attributes) {
    mergedBy = List.of(attributes);
    return this;
  }

  /**
   * Takes only keys from the index, and the items by BatchGetItem from the table, in the order of
   * the index. An item that is gone by then, or that no longer meets the conditions, is left out.
   * What a filter names must be projected into the index.
   */
  public QueryBuilder<T> fetch() {
    fetch = true;
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
          query + "; it is declared unique, but more than one item answers it",
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
    QueryPlan plan = nothing ? null : plan(queriedAttributes(), fetch ? List.of() : filters);
    return new ItemQuery<>(
        () -> description(plan),
        plan == null ? ItemSource.NOTHING : source(plan),
        codec,
        itemTest,
        entityTest,
        !testsBeyondBoundary,
        limit);
  }

  private String description(@Nullable QueryPlan plan) {
    StringBuilder description = describe(operation(), plan);
    if (fetch) {
      description.append(", items by BatchGetItem");
      if (!filters.isEmpty()) {
        description.append(", filter ").append(Condition.allOf(filters, new Placeholders()));
      }
    }
    if (entityTest != null || itemTest != null) {
      description.append(", then checked here");
    }
    if (limit != ItemQuery.UNLIMITED) {
      description.append(", limit ").append(limit);
    }
    return description.toString();
  }

  private String operation() {
    return partitions == null ? "Query" : partitions.texts.size() + " x Query";
  }

  /** What the query itself must bring; null for everything that the index projects. */
  private @Nullable List<String> queriedAttributes() {
    List<String> wanted = fetch ? table.keyAttributes() : projection;
    if (wanted == null || partitions == null || mergedBy.isEmpty()) {
      return wanted;
    }
    Set<String> attributes = new LinkedHashSet<>(wanted);
    attributes.addAll(mergedBy);
    return List.copyOf(attributes);
  }

  private ItemSource source(QueryPlan plan) {
    ItemSource queried = partitions == null ? new PartitionSource(plan) : sharded(partitions);
    if (!fetch) {
      return queried;
    }
    List<Condition> conditions = new ArrayList<>(keyConditions);
    if (partitions != null) {
      conditions.set(partitions.condition, partitions.anyOfThem());
    }
    BatchReader reader = new BatchReader(table, fetchedAttributes(), consistent);
    return new FetchSource(queried, table, reader, conditions, filters);
  }

  /** The conditions are tested again on what is fetched, so what they name has to be fetched. */
  private @Nullable List<String> fetchedAttributes() {
    if (projection == null) {
      return null;
    }
    Set<String> attributes = new LinkedHashSet<>(projection);
    attributes.addAll(table.keyAttributes());
    keyConditions.forEach(condition -> attributes.add(condition.attribute()));
    filters.forEach(condition -> attributes.add(condition.attribute()));
    return List.copyOf(attributes);
  }

  private ItemSource sharded(Partitions partitions) {
    List<PartitionSource> shards = new ArrayList<>(partitions.texts.size());
    for (String text : partitions.texts) {
      keyConditions.set(partitions.condition, Condition.oneOf(partitions.attribute, text));
      shards.add(new PartitionSource(plan(queriedAttributes(), fetch ? List.of() : filters)));
    }
    Comparator<Map<String, AttributeValue>> order =
        mergedBy.isEmpty() ? null : AttributeOrder.by(mergedBy);
    if (order != null && descending) {
      order = order.reversed();
    }
    return new ShardedSource(List.copyOf(shards), order, table.executor());
  }

  /**
   * The partitions of a query over several.
   *
   * @param condition where the condition on the attribute stands among the key conditions
   */
  private record Partitions(int condition, String attribute, List<String> texts) {
    Condition anyOfThem() {
      return Condition.oneOf(attribute, texts.toArray(String[]::new));
    }
  }
}
