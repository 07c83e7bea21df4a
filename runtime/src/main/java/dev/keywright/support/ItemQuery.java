package dev.keywright.support;

import dev.keywright.Query;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The query that every pattern returns: takes items from its source, decodes them, leaves out what
 * the residual predicates refuse, and stops at the limit, which counts what remains.
 *
 * @param description what {@code toString} says, made only when somebody asks
 * @param itemTest decides on the item before it is decoded: whether it is this entity's at all
 * @param entityTest decides on the entity, where no key condition and no filter could be exact
 * @param fewLeftOut whether the tests concern the boundary of a range only, so that page sizes may
 *     still follow the limit
 * @param limit the most items to return, or {@link #UNLIMITED}
 */
record ItemQuery<T>(
    Supplier<String> description,
    ItemSource source,
    ItemCodec<T> codec,
    @Nullable Predicate<Map<String, AttributeValue>> itemTest,
    @Nullable Predicate<? super T> entityTest,
    boolean fewLeftOut,
    int limit)
    implements Query<T> {

  static final int UNLIMITED = Integer.MAX_VALUE;

  @Override
  public Iterator<T> iterator() {
    return new Entities(limit);
  }

  @Override
  public Stream<T> stream() {
    return StreamSupport.stream(
        () -> Spliterators.spliteratorUnknownSize(iterator(), SPLITERATOR), SPLITERATOR, false);
  }

  private static final int SPLITERATOR = Spliterator.ORDERED | Spliterator.NONNULL;

  @Override
  public List<T> list() {
    return Collections.unmodifiableList(atMost(limit));
  }

  @Override
  public Optional<T> first() {
    Entities entities = new Entities(1);
    return entities.hasNext() ? Optional.of(entities.next()) : Optional.empty();
  }

  @Override
  public long count() {
    if (isExact() && source.countsByItself()) {
      return source.count(limit == UNLIMITED ? Long.MAX_VALUE : limit);
    }
    if (entityTest == null) {
      return countItems();
    }
    long counted = 0;
    for (Entities entities = new Entities(limit); entities.hasNext(); entities.next()) {
      counted++;
    }
    return counted;
  }

  /** Up to so many of the items: what {@code unique} looks at. */
  List<T> atMost(int most) {
    List<T> list = new ArrayList<>();
    new Entities(most).forEachRemaining(list::add);
    return list;
  }

  @Override
  public String toString() {
    return description.get();
  }

  private boolean isExact() {
    return itemTest == null && entityTest == null;
  }

  private Demand demand(int wanted) {
    if (wanted == UNLIMITED) {
      return Demand.EVERYTHING;
    }
    if (isExact()) {
      return new Demand(wanted, Demand.LeftOut.NOTHING);
    }
    return new Demand(wanted, fewLeftOut ? Demand.LeftOut.FEW : Demand.LeftOut.MANY);
  }

  /** Counts what the items alone decide, without decoding them. */
  private long countItems() {
    long counted = 0;
    Iterator<Map<String, AttributeValue>> items = source.open(demand(limit));
    while (counted < limit && items.hasNext()) {
      Map<String, AttributeValue> item = items.next();
      if (itemTest == null || itemTest.test(item)) {
        counted++;
      }
    }
    return counted;
  }

  private final class Entities implements Iterator<T> {

    private final int most;
    private @Nullable Iterator<Map<String, AttributeValue>> items;
    private int returned;
    private @Nullable T next;

    Entities(int most) {
      this.most = most;
    }

    @Override
    public boolean hasNext() {
      if (next == null && returned < most) {
        next = advance();
      }
      return next != null;
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      T entity = next;
      next = null;
      returned++;
      return entity;
    }

    private @Nullable T advance() {
      if (items == null) {
        items = source.open(demand(most));
      }
      while (items.hasNext()) {
        Map<String, AttributeValue> item = items.next();
        if (itemTest != null && !itemTest.test(item)) {
          continue;
        }
        T entity = codec.fromItem(item);
        if (entityTest == null || entityTest.test(entity)) {
          return entity;
        }
      }
      return null;
    }
  }
}
