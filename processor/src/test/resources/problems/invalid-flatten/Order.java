import dev.keywright.Attribute;
import dev.keywright.Computed;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Table;
import dev.keywright.UpdatedAt;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Table(name = "Orders", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
record Order(
    String id,
    @Flatten Address fine,
    /* expect:
[invalid-flatten] Order.text cannot be flattened
    @Flatten
    ^^^^^^^^
  it is a String, which has no properties to spread
  flatten a record, a class or a bean; a Map<String, AttributeValue> can be @Rest
    */
    @Flatten String text,
    /* expect:
[invalid-flatten] Order.several cannot be flattened
    @Flatten
    ^^^^^^^^
  it is a List<Order.Address>, which has no properties to spread
  flatten a record, a class or a bean; a Map<String, AttributeValue> can be @Rest
    */
    @Flatten List<Address> several,
    /* expect:
[invalid-flatten] Order.payment cannot be flattened
    @Flatten
    ^^^^^^^^
  it is a Order.Payment, which has no properties to spread
  flatten a record, a class or a bean; a Map<String, AttributeValue> can be @Rest
    */
    @Flatten Payment payment,
    /* expect:
[invalid-flatten] Order.converted cannot be flattened
    @Flatten
    ^^^^^^^^
  its converter AddressConverter stores it as one value
  drop one of the two
    */
    @Flatten @Convert(with = AddressConverter.class) Address converted,
    /* expect:
[invalid-flatten] Order.named cannot be flattened
    @Flatten
    ^^^^^^^^
  it has no attribute of its own that @Attribute could speak of
  name those inside: @Flatten(prefix = "named_")
    */
    @Flatten @Attribute(name = "other") Address named,
    /* expect:
[invalid-flatten] Order.everything cannot be flattened
    @Flatten
    ^^^^^^^^
  it is @Rest, too, which needs an attribute of its own
  drop one of the two
    */
    @Flatten @Rest Map<String, AttributeValue> everything,
    /* expect:
[invalid-flatten] Order.keeper cannot be flattened
    @Flatten
    ^^^^^^^^
  Keeper.rest is @Rest, which only what holds all attributes can be
    */
    @Flatten Keeper keeper,
    /* expect:
[invalid-flatten] Order.audit cannot be flattened
    @Flatten
    ^^^^^^^^
  Audit.updatedAt is filled by the write itself, and would be there where the property is absent
  let the property be neither Optional nor @Nullable
    */
    @Flatten Optional<Audit> audit,
    Node node) {

  record Address(String city) {}

  static final class AddressConverter implements dev.keywright.AttributeConverter<Address, String> {
    @Override
    public String toStored(Address value) {
      return value.city();
    }

    @Override
    public Address fromStored(String stored) {
      return new Address(stored);
    }
  }

  record Keeper(String name, @Rest Map<String, AttributeValue> rest) {}

  record Audit(@UpdatedAt Instant updatedAt) {}

  sealed interface Payment {}

  record Card(String number) implements Payment {}

  record Node(
      String name,
      /* expect:
[invalid-flatten] Node.next cannot be flattened
    @Flatten(prefix = "next_")
    ^^^^^^^^
  every Node would be spread into another one without end
      */
      @Flatten(prefix = "next_") Optional<Node> next) {}
}
