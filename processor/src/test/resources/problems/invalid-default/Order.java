import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

@Table(name = "Orders", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
record Order(
    String id,
    @Default("1") long fine,
    /* expect:
[invalid-default] Order.number has a default that is none of its values
  @Default does not hold a long
    */
    @Default("one") int number,
    /* expect:
[invalid-default] Order.status has a default that is none of its values
  its constants are PLACED, SHIPPED
    */
    @Default("OPEN") Status status,
    /* expect:
[invalid-default] Order.placedAt has a default that is none of its values
  @Default does not hold an instant
    */
    @Default("yesterday") Instant placedAt,
    /* expect:
[invalid-default] Order.tags has a default that is none of its values
  a list, set or map can only be empty by default: @Default
    */
    @Default("a, b") List<String> tags,
    /* expect:
[invalid-default] Order.pause has a default that is none of its values
  @Default does not hold a duration, such as PT1H, or 3600 for its seconds
    */
    @Default("an hour") Duration pause,
    /* expect:
[invalid-default] Order.note has a default that is none of its values
  an Optional is empty where its attribute is absent
    */
    @Default("none") Optional<String> note,
    /* expect:
[invalid-default] Order.line has a default that is none of its values
  it has no default as text; make the property Optional
    */
    @Default Line line) {

  enum Status {
    PLACED,
    SHIPPED
  }

  record Line(String sku) {}
}
