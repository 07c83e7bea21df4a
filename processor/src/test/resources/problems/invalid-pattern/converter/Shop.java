import dev.keywright.AccessPattern;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.OrderedAttributeConverter;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = Shop.Order.class)
interface Shop {

  record Number(long value) {}

  final class NumberConverter implements OrderedAttributeConverter<Number, Long> {
    @Override
    public Long toStored(Number value) {
      return value.value();
    }

    @Override
    public Number fromStored(Long stored) {
      return new Number(stored);
    }
  }

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{number}")
  @AccessPattern(name = "fine", by = "customerId", orderBy = "number", limit = 1)
  @AccessPattern(name = "alsoFine", by = {"customerId", "number = 7"}, unique = true)
  @AccessPattern(name = "between", by = "customerId", range = "number")
  @AccessPattern(name = "beginning", by = "customerId", prefix = "number")
  /* expect:
[invalid-pattern] Order.between: a range of number, whose type Shop.Number is not Comparable
    @AccessPattern(name = "between", by = "customerId", range = "number")
                                                                ^^^^^^^^
  let Shop.Number implement Comparable<Shop.Number>, in the order of what its converter stores
  */
  /* expect:
[invalid-pattern] Order.beginning: a prefix of number, whose type is Shop.Number
    @AccessPattern(name = "beginning", by = "customerId", prefix = "number")
                                                                   ^^^^^^^^
  a prefix is that of a String; ask for a range = "number"
  */
  record Order(String customerId, @Convert(with = NumberConverter.class) Number number) {}
}
