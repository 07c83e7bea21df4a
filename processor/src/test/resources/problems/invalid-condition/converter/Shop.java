import dev.keywright.AccessPattern;
import dev.keywright.AttributeConverter;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.OrderedAttributeConverter;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", entities = Shop.Order.class)
interface Shop {

  record Number(long value) {}

  abstract class Numbers {
    public Long toStored(Number value) {
      return value.value();
    }

    public Number fromStored(Long stored) {
      return new Number(stored);
    }
  }

  final class Ordered extends Numbers implements OrderedAttributeConverter<Number, Long> {}

  final class Plain extends Numbers implements AttributeConverter<Number, Long> {}

  @Entity
  @Key(partition = "ORDER#{id}")
  @AccessPattern(name = "fine", by = "id", filter = "ordered = 7", suppress = "filter-cost")
  @AccessPattern(name = "worded", by = {"id", "ordered = seven"})
  @AccessPattern(name = "asked", by = {"id", "plain"})
  @AccessPattern(name = "filtered", by = "id", filter = "plain = 7")
  /* expect:
[invalid-condition] Order.worded: seven is no value of ordered
    @AccessPattern(name = "worded", by = {"id", "ordered = seven"})
                                                           ^^^^^
  ordered is stored as a Long
  */
  /* expect:
[invalid-condition] Order.asked: plain is no scalar, and cannot be compared
    @AccessPattern(name = "asked", by = {"id", "plain"})
                                               ^^^^^^^
  it is a Shop.Number
  if Plain keeps equality and order, let it say so: implements OrderedAttributeConverter<Shop.Number, Long>
  */
  /* expect:
[invalid-condition] Order.filtered: plain is no scalar, and cannot be compared with a constant
    @AccessPattern(name = "filtered", by = "id", filter = "plain = 7")
                                                          ^^^^^^^^^^^
  compare a property that is a string, a number, an enum, a boolean, a date or a time
  if Plain keeps equality and order, let it say so: implements OrderedAttributeConverter<Shop.Number, Long>
  */
  record Order(
      String id,
      @Convert(with = Ordered.class) Number ordered,
      @Convert(with = Plain.class) Number plain) {}
}
