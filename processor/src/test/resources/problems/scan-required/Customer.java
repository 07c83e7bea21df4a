import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "PROFILE")
@AccessPattern(name = "byId", by = "customerId", unique = true)
public record Customer(String customerId, String name) {}
