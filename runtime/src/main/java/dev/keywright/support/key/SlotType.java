package dev.keywright.support.key;

import java.util.ArrayList;
import java.util.List;

/** The types of values that a slot can hold, primitives with their wrappers. */
public enum SlotType {
  STRING("String", "escaped", "ordered", "raw", "lower", "upper"),
  CHARACTER("char", "escaped", "ordered", "raw"),
  BYTE("byte", "3", "plain"),
  SHORT("short", "5", "plain"),
  INT("int", "4", "plain"),
  LONG("long", "12", "plain"),
  BIG_INTEGER("BigInteger", "20"),
  BIG_DECIMAL("BigDecimal", "10.2"),
  FLOAT("float", "10.2"),
  DOUBLE("double", "10.2"),
  BOOLEAN("boolean"),
  UUID("UUID"),
  ENUM("enum"),
  INSTANT("Instant", "s", "ms", "us", "iso", "hour", "day", "month", "year"),
  OFFSET_DATE_TIME("OffsetDateTime", "s", "ms", "us", "iso", "hour", "day", "month", "year"),
  ZONED_DATE_TIME("ZonedDateTime", "s", "ms", "us", "iso", "hour", "day", "month", "year"),
  LOCAL_DATE_TIME("LocalDateTime", "s", "ms", "us", "iso", "hour", "day", "month", "year"),
  LOCAL_TIME("LocalTime", "s", "ms", "us", "iso", "hour"),
  LOCAL_DATE("LocalDate", "month", "year"),
  YEAR_MONTH("YearMonth", "year"),
  YEAR("Year");

  private final String typeName;

  @SuppressWarnings("ImmutableEnumChecker") // A copy that cannot be changed.
  private final List<String> formats;

  SlotType(String typeName, String... formats) {
    this.typeName = typeName;
    List<String> all = new ArrayList<>(List.of(formats));
    all.add("shard(10)");
    this.formats = List.copyOf(all);
  }

  /** The type as Java names it. */
  public String typeName() {
    return typeName;
  }

  /** The formats of the type; numbers in them are examples. */
  public List<String> formats() {
    return formats;
  }

  /** Whether a slot of this type must say its format. */
  public boolean needsFormat() {
    return switch (this) {
      case BIG_INTEGER, BIG_DECIMAL, FLOAT, DOUBLE -> true;
      default -> false;
    };
  }
}
