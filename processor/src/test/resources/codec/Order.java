package codec;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Table(name = "Orders", partitionKey = "PK", sortKey = "SK")
@Entity
@Key(partition = "ORDER#{orderId}", sort = "ORDER")
@AccessPattern(name = "summary", by = "orderId", unique = true, as = Order.Summary.class)
public record Order(
    String orderId,
    @Attribute(format = "ms") Instant placedAt,
    @Attribute(name = "due") LocalDate dueDate,
    Status status,
    boolean paid,
    @Nullable Integer priority,
    Optional<String> note,
    OptionalInt discount,
    List<Line> lines,
    Set<String> tags,
    Map<String, BigDecimal> fees,
    byte[] signature) {

  public enum Status {
    PLACED,
    SHIPPED
  }

  public record Line(UUID product, int quantity, Optional<Line> substitute) {}

  public record Summary(String orderId, Status status, @Nullable Integer priority) {}

  static Order sample() {
    Line substitute = new Line(new UUID(1, 2), 3, Optional.empty());
    return new Order(
        "A145",
        Instant.parse("2026-01-31T23:59:59.250Z"),
        LocalDate.parse("2026-02-28"),
        Status.PLACED,
        true,
        null,
        Optional.of("ring twice"),
        OptionalInt.of(5),
        List.of(new Line(new UUID(7, 8), 1, Optional.of(substitute))),
        Set.of(),
        Map.of("shipping", new BigDecimal("4.9")),
        new byte[] {1, 2, 3});
  }
}
