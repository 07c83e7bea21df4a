import dev.keywright.Attribute;
import dev.keywright.AttributeConverter;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.OrderedAttributeConverter;
import dev.keywright.Table;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Route.class, Shop.Offer.class})
interface Shop {

  record Money(long cents) {}

  record Path(List<String> steps) {}

  final class MoneyConverter implements AttributeConverter<Money, Long> {
    @Override
    public Long toStored(Money value) {
      return value.cents();
    }

    @Override
    public Money fromStored(Long stored) {
      return new Money(stored);
    }
  }

  final class PathConverter implements OrderedAttributeConverter<Path, List<String>> {
    @Override
    public List<String> toStored(Path value) {
      return value.steps();
    }

    @Override
    public Path fromStored(List<String> stored) {
      return new Path(stored);
    }
  }

  @Entity
  /* expect:
[no-key-type] Order.total cannot stand in a key: it is a Shop.Money
    @Key(partition = "ORDER#{orderId}", sort = "TOTAL#{total}")
                                                      ^^^^^^^
  a slot takes a string, an integer, a decimal with a format, a date or time, a UUID, an enum or a boolean
  if MoneyConverter keeps equality and order, let it say so: implements OrderedAttributeConverter<Shop.Money, Long>
  */
  @Key(partition = "ORDER#{orderId}", sort = "TOTAL#{total}")
  record Order(String orderId, @Convert(with = MoneyConverter.class) Money total) {}

  @Entity
  /* expect:
[no-key-type] Route.path cannot stand in a key: it is a Shop.Path
    @Key(partition = "ROUTE#{path}", sort = "ROUTE")
                            ^^^^^^
  a slot takes a string, an integer, a decimal with a format, a date or time, a UUID, an enum or a boolean
  PathConverter stores a List<String>, which has no place in a key
  */
  @Key(partition = "ROUTE#{path}", sort = "ROUTE")
  record Route(@Convert(with = PathConverter.class) Path path) {}

  @Entity
  @Key(partition = "OFFER#{id}")
  /* expect:
[no-key-type] Offer.price is stored as SK, a key attribute, which must be a string, a number or binary
  it is a Shop.Money; store it under another name
  if MoneyConverter keeps equality and order, let it say so: implements OrderedAttributeConverter<Shop.Money, Long>
  */
  record Offer(String id, @Attribute(name = "SK") @Convert(with = MoneyConverter.class) Money price) {}
}
