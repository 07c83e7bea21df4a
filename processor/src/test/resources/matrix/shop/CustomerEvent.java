package shop;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Computed;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Variant;
import dev.keywright.Variants;
import dev.keywright.Version;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a customer did: a sealed entity, which permits what is nested in it. */
@Entity
@Variants(attribute = "kind")
@Key(partition = "CUSTOMER#{customerId}", sort = "EVENT#{at}#{number:4}")
@Key(index = "GSI1", partition = "COUPON#{coupon}", sort = "{cents}", when = "cents present")
@AccessPattern(name = "eventsOf", by = "customerId", range = "at", orderBy = "at")
@AccessPattern(name = "uses", index = "GSI1", by = "coupon", range = "cents")
public sealed interface CustomerEvent {

  /** Whose it is. */
  String customerId();

  /** When it was. */
  @Attribute(name = "when", format = "ms")
  Instant at();

  /** How often it was written. */
  @Version
  long version();

  /** Derived by each type as it likes. */
  @Computed
  String title();

  /** The customer came. */
  @Variant("in")
  record Login(
      String customerId, Instant at, @Attribute(stored = false) int number, long version)
      implements CustomerEvent {

    @Override
    public String title() {
      return "came";
    }
  }

  /** The customer paid. */
  sealed interface Payment extends CustomerEvent {

    /** How much. */
    long cents();
  }

  /** By card. */
  record Card(
      String customerId,
      Instant at,
      @Attribute(stored = false) int number,
      long version,
      long cents,
      Optional<String> coupon,
      String title)
      implements Payment {}

  /** In cash. */
  record Cash(
      String customerId,
      Instant at,
      @Attribute(stored = false) int number,
      long version,
      long cents,
      @Nullable String coupon)
      implements Payment {

    @Override
    public String title() {
      return "paid";
    }
  }
}
