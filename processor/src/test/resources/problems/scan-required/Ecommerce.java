import dev.keywright.GlobalIndex;
import dev.keywright.Table;

@Table(name = "Ecommerce", partitionKey = "PK", sortKey = "SK",
       entities = {Customer.class, Order.class, OrderLine.class},
       collections = CustomerWithOrders.class)
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
@GlobalIndex(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK")
public interface Ecommerce {}
