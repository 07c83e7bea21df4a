import dev.keywright.Entity;
import dev.keywright.Ignore;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.ArrayList;
import java.util.List;

@Table(name = "Customers", partitionKey = "PK", entities = {Customer.Visit.class, Customer.Counter.class})
@Entity
@Key(partition = "CUSTOMER#{id}")
class Customer {
  private String id = "";

  /* expect:
[lost-property] Customer.tags is not stored, and lost when an item is read
  getTags() returns List<String>, and setTags() takes String
  let what makes an instance take it, or mark it @Ignore
  where it is deliberate: @SuppressWarnings("keywright:lost-property")
  */
  private List<String> tags = List.of();

  /* expect:
[lost-property] Customer.notes is not stored, and lost when an item is read
  getNotes() returns List<String>, and no setter takes it back
  let what makes an instance take it, or mark it @Ignore
  where it is deliberate: @SuppressWarnings("keywright:lost-property")
  */
  private final List<String> notes = new ArrayList<>();

  @Ignore private int cached;

  @SuppressWarnings("keywright:lost-property")
  private int hits;

  private transient int reads;

  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public List<String> getTags() {
    return tags;
  }

  public void setTags(String tags) {
    this.tags = List.of(tags.split(","));
  }

  public List<String> getNotes() {
    return notes;
  }

  public int getCached() {
    return cached;
  }

  public int getHits() {
    return hits;
  }

  public int getReads() {
    return reads;
  }

  public String getTitle() {
    return "Customer " + id;
  }

  @Entity
  @Key(partition = "VISIT#{id}")
  static final class Visit {
    private final String id;

    /* expect:
[lost-property] Visit.places is not stored, and lost when an item is read
  places() returns List<String>, and places() of the builder takes String[]
  let what makes an instance take it, or mark it @Ignore
  where it is deliberate: @SuppressWarnings("keywright:lost-property")
    */
    private final List<String> places;

    private Visit(String id, List<String> places) {
      this.id = id;
      this.places = places;
    }

    String id() {
      return id;
    }

    List<String> places() {
      return places;
    }

    static Builder builder() {
      return new Builder();
    }

    static final class Builder {
      private String id = "";
      private List<String> places = List.of();

      Builder id(String id) {
        this.id = id;
        return this;
      }

      Builder places(String... places) {
        this.places = List.of(places);
        return this;
      }

      Visit build() {
        return new Visit(id, places);
      }
    }
  }

  @Entity
  @Key(partition = "COUNTER#{name}")
  static final class Counter {
    private final String name;
    private final int length;

    /* expect:
[lost-property] Counter.total is not stored, and lost when an item is read
  total() returns long, and the constructor does not take it
  let what makes an instance take it, or mark it @Ignore
  where it is deliberate: @SuppressWarnings("keywright:lost-property")
    */
    private long total;

    Counter(String name) {
      this.name = name;
      this.length = name.length();
    }

    String name() {
      return name;
    }

    int length() {
      return length;
    }

    long total() {
      return total;
    }

    void add(long more) {
      total += more;
    }
  }
}
