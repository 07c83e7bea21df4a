import dev.keywright.AccessPattern;
import dev.keywright.CreatedAt;
import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.UpdatedAt;
import dev.keywright.Version;
import java.time.Instant;

@Table(name = "Orders", partitionKey = "PK", sortKey = "SK", entities = Order.Parcel.class)
@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{createdAt}")
@AccessPattern(name = "ofCustomer", by = "customerId")
record Order(
    String customerId,
    /* expect:
[stamped-key] Order.createdAt is filled by the write itself, and stands in a key
  the key is made before, from what the entity holds then
  fill it before the write, without the annotation, or take it out of the key
    */
    @CreatedAt Instant createdAt,
    @Version long version) {

  record Audit(
      /* expect:
[stamped-key] Audit.updatedAt is filled by the write itself, and stands in a key
  the key is made before, from what the entity holds then
  fill it before the write, without the annotation, or take it out of the key
      */
      @UpdatedAt Instant updatedAt) {}

  @Entity
  @Key(partition = "PARCEL#{id}", sort = "{audit.updatedAt}")
  @AccessPattern(name = "ofParcel", by = "id")
  record Parcel(String id, @Flatten Audit audit) {}
}
