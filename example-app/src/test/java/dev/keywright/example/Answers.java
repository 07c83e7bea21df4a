package dev.keywright.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.NotUniqueException;
import dev.keywright.Query;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Compares what a generated query answers with what a look at all the items gives. */
public final class Answers {

  private Answers() {}

  /** What a table holds of the items written to it: of those with the same key, the last. */
  public static <T> List<T> stored(List<T> written, Function<T, ?> key) {
    Map<Object, T> stored = new LinkedHashMap<>();
    written.forEach(each -> stored.put(key.apply(each), each));
    return List.copyOf(stored.values());
  }

  /** The items with a value. */
  public static <T> List<T> with(List<T> items, Function<T, ?> property, Object value) {
    return items.stream().filter(each -> property.apply(each).equals(value)).toList();
  }

  /** What to ask for: the value of the first item, if there is one, and another. */
  public static <T, V> Set<V> asked(List<T> items, Function<T, V> property, V other) {
    Set<V> asked = new LinkedHashSet<>();
    items.stream().limit(1).map(property).forEach(asked::add);
    asked.add(other);
    return asked;
  }

  /** The same items, in any order. */
  public static <T> void assertSame(List<T> expected, Query<T> query) {
    List<T> found = query.list();
    assertEquals(counts(expected), counts(found), query::toString);
    assertEquals(expected.size(), query.count(), query::toString);
  }

  /** The same items in the order of a value; those with the same value in any order. */
  public static <T, K> void assertOrdered(
      List<T> meant, Function<T, K> value, Comparator<? super K> order, Query<T> query) {
    assertOrdered(meant, value, order, Integer.MAX_VALUE, query);
  }

  /** The first items in the order of a value, at most so many. */
  public static <T, K> void assertOrdered(
      List<T> meant, Function<T, K> value, Comparator<? super K> order, int limit, Query<T> query) {
    List<T> sorted = meant.stream().sorted(Comparator.comparing(value, order)).toList();
    List<T> first = sorted.subList(0, Math.min(limit, sorted.size()));
    List<T> found = query.list();
    assertEquals(first.stream().map(value).toList(), found.stream().map(value).toList());
    Map<T, Integer> left = counts(meant);
    for (T each : found) {
      assertEquals(Boolean.TRUE, left.getOrDefault(each, 0) > 0, () -> "not meant: " + each);
      left.merge(each, -1, Integer::sum);
    }
    assertEquals(first.size(), query.count(), query::toString);
    List<T> streamed = new ArrayList<>();
    query.forEach(streamed::add);
    assertEquals(found, streamed);
    assertEquals(found.stream().findFirst(), query.first());
  }

  /** The one item, or nothing, or an error where there are several. */
  public static <T> void assertUnique(List<T> meant, Supplier<Optional<T>> query) {
    if (meant.size() > 1) {
      assertThrows(NotUniqueException.class, query::get);
    } else {
      assertEquals(meant.stream().findFirst(), query.get());
    }
  }

  private static <T> Map<T, Integer> counts(List<T> items) {
    Map<T, Integer> counts = new HashMap<>();
    items.forEach(each -> counts.merge(each, 1, Integer::sum));
    return counts;
  }
}
