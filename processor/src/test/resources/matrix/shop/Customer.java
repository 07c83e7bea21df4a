package shop;

import dev.keywright.AccessPattern;
import dev.keywright.AccessPatterns;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Keys;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A customer; the annotations stand in explicit containers. */
@Entity(type = "customer")
@Keys({
  @Key(partition = "CUSTOMER#{customerId}", sort = "PROFILE"),
  @Key(index = "GSI1", partition = "EMAIL#{email:lower}", sort = "CUSTOMER")
})
@AccessPatterns({
  @AccessPattern(name = "byId", by = "customerId", unique = true),
  @AccessPattern(name = "byEmail", by = "email", unique = true)
})
public record Customer(
    String customerId,
    @Nullable String email,
    Optional<String> phone,
    Set<String> tags,
    Map<String, Address> addresses)
    implements TrailEntry {

  /** A nested document, with one that may be absent inside. */
  public record Address(String street, @Nullable String unit, Optional<Country> country) {}

  /** An enum with code of its own. */
  public enum Country {
    NL {
      @Override
      int code() {
        return 31;
      }
    },
    NO {
      @Override
      int code() {
        return 47;
      }
    };

    abstract int code();
  }
}
