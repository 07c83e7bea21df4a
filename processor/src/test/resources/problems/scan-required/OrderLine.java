import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "LINE#{number:4}")
@AccessPattern(name = "linesOfOrder", by = "orderId", orderBy = "number")
public record OrderLine(String orderId, int number, String productId) {}
