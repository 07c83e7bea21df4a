import dev.keywright.Attribute;
import dev.keywright.Computed;
import dev.keywright.Entity;
import dev.keywright.Ignore;
import dev.keywright.Key;
import dev.keywright.Sensitive;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import dev.keywright.Version;
import java.time.Instant;
import java.util.List;

@Table(
    name = "Shop",
    partitionKey = "PK",
    entities = {Shop.Order.class, Shop.Session.class, Shop.Visit.class, Shop.Basket.class})
interface Shop {

  @Entity
  @Key(partition = "ORDER#{id}")
  record Order(String id, long cents) {

    @Computed
    long euros() {
      return cents / 100;
    }

    @Attribute(name = "label")
    /* expect:
[misplaced-annotation] Order.label() carries @Attribute, and is read as no property of Order
  the constructor takes no such property; what a method returns is stored where it is @Computed
  move @Attribute to a property, or remove it
    */
    String label() {
      return id + cents;
    }

    @Computed
    /* expect:
[misplaced-annotation] Order.hidden() carries @Computed, and is read as no property of Order
  it is private, so that generated code cannot call it
  move @Computed to a property, or remove it
    */
    private String hidden() {
      return id;
    }

    @Computed
    /* expect:
[misplaced-annotation] Order.version() carries @Computed, and is read as no property of Order
  it is static, and says nothing of an instance
  move @Computed to a property, or remove it
    */
    static int version() {
      return 1;
    }

    @Computed
    /* expect:
[misplaced-annotation] Order.in() carries @Computed, and is read as no property of Order
  a property that is computed is read by a method without parameters
  move @Computed to a property, or remove it
    */
    long in(int unit) {
      return cents / unit;
    }
  }

  @Entity
  @Key(partition = "SESSION#{id}")
  class Session {
    private String id = "";

    /* expect:
[misplaced-annotation] Session.expiresAt carries @TimeToLive, and is read as no property of Session
  a property of a JavaBean has a getter, and a setter that takes what it returns
  move @TimeToLive to a property, or remove it
    */
    @TimeToLive private Instant expiresAt = Instant.EPOCH;

    @Ignore @Version private long unused;

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }

    public Instant getExpiresAt() {
      return expiresAt;
    }
  }

  @Entity
  @Key(partition = "VISIT#{id}")
  final class Visit {
    private final String id;

    private Visit(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }

    static Builder builder() {
      return new Builder();
    }

    static final class Builder {
      private String id = "";

      @Sensitive
      /* expect:
[misplaced-annotation] Builder.id() carries @Sensitive, and is read as no property of Visit
  it belongs to the builder; annotate the accessor or the field of Visit
  move @Sensitive to a property, or remove it
      */
      Builder id(String id) {
        this.id = id;
        return this;
      }

      Visit build() {
        return new Visit(id);
      }
    }
  }

  record Line(
      String product,
      /* expect:
[misplaced-annotation] Line.version carries @Version inside a document
  Basket.lines is stored as a map, and only an item has one
  spread it over the item: @Flatten on lines; or remove @Version
      */
      @Version long version) {}

  @Entity
  @Key(partition = "BASKET#{id}")
  record Basket(String id, List<Line> lines) implements Counted {

    @Override
    @Ignore
    public long version() {
      return 0;
    }
  }

  interface Counted {
    @Version
    long version();
  }
}
