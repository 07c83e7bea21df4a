package garage;

import dev.keywright.AccessPattern;
import dev.keywright.Computed;
import dev.keywright.CreatedAt;
import dev.keywright.Creator;
import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.Ignore;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import dev.keywright.UpdatedAt;
import dev.keywright.Version;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities that are no records: a class, a bean with a generic superclass, a builder. */
@Table(
    name = "Garage",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Garage.Car.class, Garage.Visit.class, Garage.Bill.class, Garage.Note.class})
public interface Garage {

  /** A class with a marked constructor. */
  @Entity
  @Key(partition = "CAR#{plate}", sort = "CAR")
  @AccessPattern(name = "byPlate", by = "plate", unique = true)
  final class Car {
    private final String plate;
    private final @Nullable String colour;
    private final boolean electric;

    public Car(String plate) {
      this(plate, null, false);
    }

    @Creator
    public Car(String plate, @Nullable String colour, boolean electric) {
      this.plate = plate;
      this.colour = colour;
      this.electric = electric;
    }

    public String getPlate() {
      return plate;
    }

    public @Nullable String getColour() {
      return colour;
    }

    public boolean isElectric() {
      return electric;
    }

    @Computed
    public String label() {
      return plate + " " + colour;
    }
  }

  /** What several beans have in common. */
  abstract class Stamped<I> {
    private I id;
    private Instant changed;

    public I getId() {
      return id;
    }

    public void setId(I id) {
      this.id = id;
    }

    @UpdatedAt
    public Instant getChanged() {
      return changed;
    }

    public void setChanged(Instant changed) {
      this.changed = changed;
    }
  }

  /** A bean. */
  @Entity
  @Key(partition = "CAR#{plate}", sort = "VISIT#{id}")
  @AccessPattern(name = "visits", by = "plate", range = "id", orderBy = "id")
  class Visit extends Stamped<Long> {
    private String plate;
    private long version;
    private String zone = "";
    private int mileage;
    private @Nullable Instant expires;
    private Map<String, AttributeValue> rest = Map.of();

    public String getPlate() {
      return plate;
    }

    public void setPlate(String plate) {
      this.plate = plate;
    }

    @Version
    public long getVersion() {
      return version;
    }

    public void setVersion(long version) {
      this.version = version;
    }

    @Default("north")
    public String getZone() {
      return zone;
    }

    public void setZone(String zone) {
      this.zone = zone;
    }

    @Ignore
    public int getMileage() {
      return mileage;
    }

    public void setMileage(int mileage) {
      this.mileage = mileage;
    }

    @TimeToLive
    public @Nullable Instant getExpires() {
      return expires;
    }

    public void setExpires(@Nullable Instant expires) {
      this.expires = expires;
    }

    @Rest
    public Map<String, AttributeValue> getRest() {
      return rest;
    }

    public void setRest(Map<String, AttributeValue> rest) {
      this.rest = rest;
    }
  }

  /** What has a builder. */
  @Entity
  @Key(partition = "CAR#{plate}", sort = "BILL#{number:6}")
  @AccessPattern(name = "bills", by = "plate", orderBy = "number", descending = true)
  interface Bill {
    String plate();

    int number();

    Optional<String> payer();

    List<Part> parts();

    static Builder builder() {
      throw new UnsupportedOperationException("only compiled");
    }

    /** A part of it. */
    record Part(String name, int cents) {}

    /** Makes one. */
    interface Builder {
      Builder plate(String plate);

      Builder number(int number);

      Builder payer(Optional<String> payer);

      Builder addPart(Part part);

      Builder parts(List<Part> parts);

      Bill build();
    }
  }

  /** A record with roles. */
  @Entity
  @Key(partition = "CAR#{plate}", sort = "NOTE#{written:ms}")
  @AccessPattern(name = "notes", by = "plate", orderBy = "written")
  record Note(
      String plate,
      @dev.keywright.Attribute(format = "ms") Instant written,
      String text,
      @CreatedAt @Nullable Instant created,
      @Version @Nullable Integer version) {}
}
