package dev.keywright.support;

import dev.keywright.Query;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A query that returns one thing at most, whatever the ways of reading it are. */
abstract class SingleQuery<T> implements Query<T> {

  private final Supplier<String> description;

  /** A query with what {@code toString} says, made only when somebody asks. */
  SingleQuery(Supplier<String> description) {
    this.description = description;
  }

  @Override
  public abstract Optional<T> first();

  @Override
  public final Stream<T> stream() {
    return Stream.of(this).flatMap(query -> query.first().stream());
  }

  @Override
  public final Iterator<T> iterator() {
    return stream().iterator();
  }

  @Override
  public final List<T> list() {
    return first().map(List::of).orElseGet(List::of);
  }

  @Override
  public final long count() {
    return first().isPresent() ? 1 : 0;
  }

  @Override
  public final String toString() {
    return description.get();
  }
}
