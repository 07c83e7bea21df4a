import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Currency;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Flag.class, Shop.Parcel.class, Shop.Letter.class, Shop.Crate.class, Shop.Rate.class})
interface Shop {

  @Entity
  /* expect:
[no-key-type] Order.tags cannot stand in a key: it is a List<String>
    @Key(partition = "ORDER#{orderId}", sort = "TAGS#{tags}")
                                                     ^^^^^^
  a slot takes a string, an integer, a decimal with a format, a date or time, a UUID, an enum or a boolean
  */
  @Key(partition = "ORDER#{orderId}", sort = "TAGS#{tags}")
  record Order(String orderId, List<String> tags) {}

  @Entity
  @Key(partition = "FLAG#{name}")
  /* expect:
[no-key-type] Flag.on is stored as SK, a key attribute, which must be a string, a number or binary
  it is a boolean; store it under another name
  */
  record Flag(String name, @Attribute(name = "SK") boolean on) {}

  enum Carrier {
    POST,
    RAIL;

    @EnumValue
    int code() {
      return ordinal() + 1;
    }
  }

  enum Status {
    @EnumValue("")
    NONE,
    SENT
  }

  @Entity
  /* expect:
[no-key-type] Parcel.carrier cannot stand in a key: it is a Shop.Carrier
    @Key(partition = "PARCEL#{carrier}", sort = "STATUS#{status}")
                             ^^^^^^^^^
  a slot takes a string, an integer, a decimal with a format, a date or time, a UUID, an enum or a boolean
  what code() returns is known only at run time; annotate the constants: @EnumValue(…) POST
  */
  /* expect:
[no-key-type] Parcel.status cannot stand in a key: one of its values is empty
    @Key(partition = "PARCEL#{carrier}", sort = "STATUS#{status}")
                                                        ^^^^^^^^
  give NONE another text: @EnumValue(…)
  */
  @Key(partition = "PARCEL#{carrier}", sort = "STATUS#{status}")
  record Parcel(Carrier carrier, Status status) {}

  @Entity
  @Key(partition = "LETTER#{id}")
  /* expect:
[no-key-type] Letter.carrier is stored as SK, a key attribute, which must be a string, a number or binary
  it is a Shop.Carrier; store it under another name
  what code() returns is known only at run time; annotate the constants: @EnumValue(…) POST
  */
  record Letter(String id, @Attribute(name = "SK") Carrier carrier) {}

  enum Colour {}

  @Entity
  /* expect:
[no-key-type] Crate.colour cannot stand in a key: its type has no values
    @Key(partition = "CRATE#{id}", sort = "{colour}")
                                           ^^^^^^^^
  give Shop.Colour a constant
  */
  @Key(partition = "CRATE#{id}", sort = "{colour}")
  record Crate(String id, Colour colour) {}

  @Entity
  /* expect:
[no-key-type] Rate.currency cannot stand in a key: it is a Currency
    @Key(partition = "RATE#{currency}", sort = "RATE")
                           ^^^^^^^^^^
  a slot takes a string, an integer, a decimal with a format, a date or time, a UUID, an enum or a boolean
  or let a converter that keeps order store it: @Convert(with = …), an OrderedAttributeConverter
  */
  @Key(partition = "RATE#{currency}", sort = "RATE")
  record Rate(Currency currency, long rate) {}
}
