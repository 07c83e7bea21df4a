package dev.keywright.support;

import dev.keywright.Query;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The query of a pattern that knows the whole key of the table: a GetItem each time it is read.
 *
 * @param description what {@code toString} says
 * @param read sends the request
 */
record KeyQuery<T>(String description, Supplier<Optional<T>> read) implements Query<T> {

  @Override
  public Iterator<T> iterator() {
    return stream().iterator();
  }

  @Override
  public Stream<T> stream() {
    return Stream.of(read).flatMap(each -> each.get().stream());
  }

  @Override
  public List<T> list() {
    return first().map(List::of).orElseGet(List::of);
  }

  @Override
  public Optional<T> first() {
    return read.get();
  }

  @Override
  public long count() {
    return first().isPresent() ? 1 : 0;
  }

  @Override
  public String toString() {
    return description;
  }
}
