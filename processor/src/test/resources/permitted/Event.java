package permitted;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Sensitive;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import dev.keywright.Variant;
import dev.keywright.Variants;
import dev.keywright.Version;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A sealed entity: what its description says, and that its code compiles without a warning. */
@Table(name = "Events", partitionKey = "PK", sortKey = "SK")
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
@Entity
@Variants(attribute = "kind")
@Key(partition = "USER#{userId}", sort = "{at}#{number:3}")
@Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "{orderId}#{cents}")
@AccessPattern(name = "ofUser", by = "userId", range = "at", orderBy = "at")
@AccessPattern(name = "ofOrder", index = "GSI1", by = "orderId", range = "cents")
public sealed interface Event {

  /** Who it was. */
  @Sensitive
  String userId();

  /** When it was. */
  @Attribute(name = "when")
  Instant at();

  /** How often it was written. */
  @Version
  Long version();

  /** Came in. */
  record Login(
      String userId,
      Instant at,
      @Attribute(stored = false) int number,
      Long version,
      String device,
      @TimeToLive Instant gone)
      implements Event {}

  /** Paid. */
  @Variant("paid")
  record Purchase(
      String userId,
      Instant at,
      @Attribute(stored = false) int number,
      Long version,
      String orderId,
      Optional<Long> cents)
      implements Event {}

  /** Was paid back. */
  record Refund(
      String userId,
      Instant at,
      @Attribute(stored = false) int number,
      Long version,
      String orderId,
      long cents,
      int device,
      @Rest Map<String, AttributeValue> rest)
      implements Event {}
}
