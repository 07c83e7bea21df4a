import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import java.time.Instant;

@Table(name = "Events", partitionKey = "PK", sortKey = "SK")
@Entity
@Key(partition = "USER#{userId}", sort = "{at}")
@AccessPattern(name = "ofUser", by = "userId", orderBy = "at")
@AccessPattern(
    name = "byAmount",
    by = {"userId", "amount"})
@AccessPattern(name = "closed", by = "userId", filter = "closedAt present", suppress = "filter-cost")
@AccessPattern(
    name = "ofSession",
    by = {"userId", "session"})
/* expect:
[sealed-entity] Event.byAmount: amount is no property of Event as a whole
    @AccessPattern(name = "byAmount", by = {"userId", "amount"})
                                                       ^^^^^^
  Purchase.amount (long) is stored as amount, and Refund.amount (String) is stored as amount
  let every type that has it store it alike, and no other anything under its attribute
*/
/* expect:
[sealed-entity] Event.closed: closedAt is no property of Event as a whole
    @AccessPattern(name = "closed",
                   by = "userId",
                   filter = "closedAt present",
                             ^^^^^^^^
                   suppress = "filter-cost")
  Login.closedAt (Instant) is stored as closedAt in epoch seconds, and Refund.closedAt (Instant) is stored as closedAt in the format ms
  let every type that has it store it alike, and no other anything under its attribute
*/
/* expect:
[sealed-entity] Event.ofSession: session is no property of Event as a whole
    @AccessPattern(name = "ofSession", by = {"userId", "session"})
                                                        ^^^^^^^
  Login.session (String) is stored as session, and so is Refund.number
  let every type that has it store it alike, and no other anything under its attribute
*/
sealed interface Event {

  String userId();

  Instant at();

  record Login(String userId, Instant at, String session, @TimeToLive Instant closedAt)
      implements Event {}

  record Purchase(String userId, Instant at, long amount, String source) implements Event {}

  record Refund(
      String userId,
      Instant at,
      String amount,
      @Attribute(format = "ms") Instant closedAt,
      @Attribute(name = "session") int number)
      implements Event {}
}
