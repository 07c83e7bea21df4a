import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", entities = Shop.Order.class)
interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}")
  record Order(
      String orderId,
      @Attribute(format = "s") Instant sentAt,
      /* expect:
[unknown-format] Order.note: String has no format "mili"; it has escaped, ordered, raw, lower, upper, shard(10)
      */
      @Attribute(format = "mili") String note,
      /* expect:
[unknown-format] Order.tags: a List<String> has no formats
  remove the format: what has one is a string, a number, a date or a time
      */
      @Attribute(format = "raw") List<String> tags,
      List<Line> lines) {}

  record Line(
      /* expect:
[unknown-format] Line.addedAt: stored as month it could not be read back
  use the format in the slot of a template, {addedAt:month}
      */
      @Attribute(format = "month") Instant addedAt) {}
}
