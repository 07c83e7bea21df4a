package dev.keywright.support.key;

import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Group;

@SuppressWarnings("ClassCanBeStatic") // Groups are inner classes.
class OtherEncodingProperties {

  private enum Status {
    ACTIVE,
    ACTIVE_LATER,
    CLOSED
  }

  private enum Level {
    HIGH,
    LOW
  }

  @Group
  class Uuids extends EncodingContract<UUID> {
    Uuids() {
      super(UuidEncoding.of(NAME), "#");
    }

    @Override
    Arbitrary<UUID> written() {
      Arbitrary<Long> halves =
          Arbitraries.oneOf(Arbitraries.longs(), Arbitraries.of(0L, -1L, 1L, Long.MIN_VALUE));
      return Combinators.combine(halves, halves).as(UUID::new);
    }
  }

  @Group
  class Booleans extends EncodingContract<Boolean> {
    Booleans() {
      super(BooleanEncoding.of(NAME), "#");
    }

    @Override
    Arbitrary<Boolean> written() {
      return Arbitraries.of(true, false);
    }
  }

  @Group
  class Enums extends EncodingContract<Status> {
    Enums() {
      super(EnumEncoding.of(NAME, Status.values()), "#");
    }

    @Override
    Arbitrary<Status> written() {
      return Arbitraries.of(Status.class);
    }
  }

  @Group
  class EnumsWithTexts extends EncodingContract<Level> {
    EnumsWithTexts() {
      super(EnumEncoding.of(NAME, Level.values(), "1", "2"), "");
    }

    @Override
    Arbitrary<Level> written() {
      return Arbitraries.of(Level.class);
    }
  }

  @Group
  class Shards extends EncodingContract<String> {
    Shards() {
      super(ShardEncoding.of(TextEncoding.unescaped(NAME), 12), "#");
    }

    @Override
    Arbitrary<String> written() {
      return Arbitraries.strings().ofMinLength(1).ofMaxLength(8).filter(this::isWritten);
    }
  }
}
