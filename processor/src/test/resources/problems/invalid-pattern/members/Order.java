package members;

import dev.keywright.AccessPattern;
import dev.keywright.AccessPatterns;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;
import java.util.List;

@Table(name = "Orders", partitionKey = "customerId", sortKey = "SK")
@Entity
@Key(sort = "ORDER#{placedAt}")
@AccessPatterns({
  /* expect:
[invalid-pattern] Order.first: limit needs orderBy: without an order, which items are first is chance
    @AccessPattern(name = "first", by = "customerId", limit = 10)
                                                              ^^
  add orderBy = "…"
  */
  @AccessPattern(name = "first", by = "customerId", limit = 10),
  /* expect:
[invalid-pattern] Order.last: descending needs orderBy
    @AccessPattern(name = "last", by = "customerId", descending = true)
    ^^^^^^^^^^^^^^
  add orderBy = "…"
  */
  @AccessPattern(name = "last", by = "customerId", descending = true),
  /* expect:
[invalid-pattern] Order.said: placedAt is known, so that placedAt:day says nothing more
    @AccessPattern(name = "said", by = {"customerId", "placedAt", "placedAt:day"})
                                                                  ^^^^^^^^^^^^^^
  drop placedAt:day
  */
  @AccessPattern(name = "said", by = {"customerId", "placedAt", "placedAt:day"}),
  /* expect:
[invalid-pattern] Order.both: range and prefix together: DynamoDB takes one condition on the sort key
    @AccessPattern(name = "both", by = "customerId", range = "placedAt", prefix = "note")
                                                                                  ^^^^^^
  keep one of them
  */
  @AccessPattern(name = "both", by = "customerId", range = "placedAt", prefix = "note"),
  /* expect:
[invalid-pattern] Order.only: unique means one item at the most: nothing to order or to limit
    @AccessPattern(name = "only", by = "customerId", orderBy = "placedAt", unique = true)
                                                               ^^^^^^^^^^
  drop orderBy and limit, or drop unique and call first()
  */
  @AccessPattern(name = "only", by = "customerId", orderBy = "placedAt", unique = true),
  /* expect:
[invalid-pattern] Order.twice: customerId stands twice in by
    @AccessPattern(name = "twice", by = {"customerId", "customerId"})
                                                       ^^^^^^^^^^^^
  name each property once
  */
  @AccessPattern(name = "twice", by = {"customerId", "customerId"}),
  /* expect:
[invalid-pattern] Order.known: placedAt is known by equality, so that a range of it says nothing
    @AccessPattern(name = "known", by = {"customerId", "placedAt"}, range = "placedAt")
                                                                            ^^^^^^^^^^
  drop it from by, or drop a range
  */
  @AccessPattern(name = "known", by = {"customerId", "placedAt"}, range = "placedAt"),
  /* expect:
[invalid-pattern] Order.tagged: a range of tags, whose type is List<String>
    @AccessPattern(name = "tagged", by = "customerId", range = "tags")
                                                               ^^^^^^
  name a property that is a string, a number, a date or a time
  */
  @AccessPattern(name = "tagged", by = "customerId", range = "tags"),
  /* expect:
[invalid-pattern] Order.starting: a prefix of placedAt, whose type is Instant
    @AccessPattern(name = "starting", by = "customerId", prefix = "placedAt")
                                                                  ^^^^^^^^^^
  a prefix is that of a String; ask for a range = "placedAt"
  */
  @AccessPattern(name = "starting", by = "customerId", prefix = "placedAt"),
  /* expect:
[invalid-pattern] Order.negative: limit is -1
    @AccessPattern(name = "negative", by = "customerId", orderBy = "placedAt", limit = -1)
                                                                                       ^^
  a limit is a number of items
  */
  @AccessPattern(name = "negative", by = "customerId", orderBy = "placedAt", limit = -1),
})
record Order(String customerId, Instant placedAt, String note, List<String> tags) {}
