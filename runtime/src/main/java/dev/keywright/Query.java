package dev.keywright;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The answer to an access pattern, not yet asked for. A generated repository returns one; nothing
 * is sent to DynamoDB until it is read, and every reading asks anew, from the first item on.
 *
 * <p>Items arrive in the order that the pattern declares. Pages are requested one by one, as the
 * reading goes on; a page that is empty although more follow (everything in it was filtered) is not
 * the end. A limit that the pattern declares counts the items that are returned, not those that
 * DynamoDB looks at.
 *
 * <p>A query is immutable and may be read by many threads; an iterator or a stream of it belongs to
 * one thread. What the SDK throws comes through unchanged, from whichever method was asking.
 *
 * @param <T> the entity, or a projection of it
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html">Paginating
 *     table query results in DynamoDB</a>
 */
public interface Query<T> extends Iterable<T> {

  /** Reads lazily: the first page is requested when the first item is asked for. */
  @Override
  Iterator<T> iterator();

  /** A sequential stream of the items, in order; pages are requested as the stream advances. */
  Stream<T> stream();

  /**
   * Reads every page and returns all items, in order.
   *
   * @return an unmodifiable list; empty when nothing answers
   */
  List<T> list();

  /** Asks for one item only: the first in the order of the pattern. */
  Optional<T> first();

  /**
   * How many items the query returns, at most its limit. DynamoDB counts by itself where no part of
   * the pattern has to be checked on this side; it reads, and charges for, the same items either
   * way.
   */
  long count();

  /**
   * The operation, the table or index, and the key condition with placeholders for its values,
   * which themselves are never shown.
   */
  @Override
  String toString();
}
