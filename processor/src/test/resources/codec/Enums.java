package codec;

import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Table(
    name = "Enums",
    partitionKey = "PK",
    entities = {Enums.Valued.class, Enums.Torn.class})
public interface Enums {

  enum Status {
    @EnumValue("P")
    PLACED,
    @EnumValue("")
    UNKNOWN,
    LOST
  }

  enum Carrier {
    POST(-1L),
    RAIL(20L) {
      @Override
      boolean isFast() {
        return true;
      }
    };

    private final long code;

    Carrier(long code) {
      this.code = code;
    }

    @EnumValue
    long code() {
      return code;
    }

    boolean isFast() {
      return false;
    }
  }

  enum Size {
    SMALL("s"),
    LARGE("l");

    @EnumValue private final String letter;

    Size(String letter) {
      this.letter = letter;
    }

    public String getLetter() {
      return letter;
    }
  }

  enum Grade {
    A,
    B;

    @EnumValue
    Short number() {
      return (short) (name().charAt(0) - 'A');
    }
  }

  @Entity
  @Key(partition = "{id}")
  record Valued(
      String id,
      Status status,
      Carrier carrier,
      Size size,
      Grade grade,
      Optional<Carrier> maybe,
      @Default("RAIL") Carrier usual,
      @Default("LOST") Status fallback,
      Set<Status> statuses,
      Set<Carrier> carriers,
      List<Size> sizes,
      Map<Status, Carrier> byStatus,
      Map<Carrier, Status> byCarrier,
      Map<Size, Grade> bySize) {}

  static Object sample() {
    return new Valued(
        "v",
        Status.PLACED,
        Carrier.RAIL,
        Size.LARGE,
        Grade.B,
        Optional.of(Carrier.POST),
        Carrier.POST,
        Status.UNKNOWN,
        Set.of(Status.PLACED, Status.LOST),
        Set.of(Carrier.POST, Carrier.RAIL),
        List.of(Size.SMALL, Size.LARGE),
        Map.of(Status.LOST, Carrier.RAIL),
        Map.of(Carrier.POST, Status.PLACED, Carrier.RAIL, Status.LOST),
        Map.of(Size.SMALL, Grade.A));
  }

  /** An enum whose values are not distinct. */
  enum Mark {
    ONE,
    UNO;

    @EnumValue
    int number() {
      return 1;
    }
  }

  @Entity
  @Key(partition = "TORN#{id}")
  record Torn(String id, Mark mark) {}

  static Object torn() {
    return new Torn("t", Mark.ONE);
  }
}
