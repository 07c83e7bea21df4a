package dev.keywright.support;

import dev.keywright.NotUniqueException;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One component of an item collection while it is read: which items are its own, how they are
 * decoded, and where the entities go. Made anew for each reading, since it counts.
 *
 * @param <T> the entity
 */
public final class CollectionPart<T> {

  private final String entity;
  private final Function<Map<String, AttributeValue>, T> decoder;
  private final Consumer<? super T> target;
  private Predicate<Map<String, AttributeValue>> isOwn = item -> true;
  private Predicate<Map<String, AttributeValue>> keyTest = item -> true;
  private @Nullable Predicate<? super T> entityTest;
  private boolean single;
  private boolean readsOn;
  private PartLimit limit = PartLimit.none();

  private CollectionPart(
      String entity, Function<Map<String, AttributeValue>, T> decoder, Consumer<? super T> target) {
    this.entity = entity;
    this.decoder = decoder;
    this.target = target;
  }

  /**
   * A part that takes every item offered to it, until {@link #ofType} or {@link #whereItem} say
   * less.
   */
  public static <T> CollectionPart<T> of(ItemCodec<T> codec, Consumer<? super T> target) {
    return new CollectionPart<>(codec.entity(), codec::fromItem, target);
  }

  /** A part that takes every item offered to it as it is: the last one, for what no other takes. */
  public static CollectionPart<Map<String, AttributeValue>> others(
      Consumer<Map<String, AttributeValue>> target) {
    return new CollectionPart<>("item", item -> item, target);
  }

  /** Takes the items whose type attribute has one of these values. */
  public CollectionPart<T> ofType(String attribute, String... types) {
    Condition condition = Condition.oneOf(attribute, types);
    return whereItem(condition::test);
  }

  /** Takes the items that the predicate knows by their key's text. May be repeated. */
  public CollectionPart<T> whereItem(Predicate<Map<String, AttributeValue>> test) {
    isOwn = isOwn.and(test);
    return this;
  }

  /** Of its own items, leaves out those whose key the predicate refuses, before decoding them. */
  public CollectionPart<T> whereKey(Predicate<Map<String, AttributeValue>> test) {
    keyTest = test;
    return this;
  }

  /** Of its own items, leaves out those that the predicate refuses. */
  public CollectionPart<T> where(Predicate<? super T> test) {
    entityTest = test;
    return this;
  }

  /** Takes so many items at most, the first ones in the order of the query. */
  public CollectionPart<T> limit(int items) {
    return limit(PartLimit.of(items));
  }

  /** Takes so many items at most together with the other parts that have this limit. */
  public CollectionPart<T> limit(PartLimit shared) {
    limit = shared;
    return this;
  }

  /**
   * Takes one item, of which the key allows no more than one in a collection. Reading on and
   * finding a second one is an error.
   */
  public CollectionPart<T> single() {
    single = true;
    return limit(1);
  }

  /**
   * Takes one item, of which the key may allow several: the query is read to its end, and a second
   * one is an error.
   */
  public CollectionPart<T> unique() {
    readsOn = true;
    return single();
  }

  /** Takes the item, if it is this part's own. */
  boolean offer(Map<String, AttributeValue> item, String pattern) {
    if (!isOwn.test(item)) {
      return false;
    }
    if ((limit.isReached() && !single) || !keyTest.test(item)) {
      return true;
    }
    T found = decoder.apply(item);
    if (entityTest != null && !entityTest.test(found)) {
      return true;
    }
    if (limit.isReached()) {
      throw new NotUniqueException(entity, pattern + " holds more than one " + entity, null);
    }
    target.accept(found);
    limit.count();
    return true;
  }

  /** Whether no further item can change what the part holds, or be an error. */
  boolean isFull() {
    return limit.isReached() && !readsOn;
  }

  /** The limit that counts how many items are read for the part. */
  PartLimit limit() {
    return readsOn ? PartLimit.none() : limit;
  }
}
