import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;

@ItemCollection
@AccessPattern(name = "customerWithOrders", by = "customerId")
public record CustomerWithOrders(Customer customer, List<Order> orders) {}
