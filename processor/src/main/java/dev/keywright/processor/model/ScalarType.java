package dev.keywright.processor.model;

import dev.keywright.support.key.SlotType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The scalars that a codec knows; each says how it stands in a key's slot, where it can. */
public enum ScalarType {
  STRING("S", SlotType.STRING),
  CHAR("S", SlotType.CHARACTER),
  BOOLEAN("BOOL", SlotType.BOOLEAN),
  BYTE("N", SlotType.BYTE),
  SHORT("N", SlotType.SHORT),
  INT("N", SlotType.INT),
  LONG("N", SlotType.LONG),
  FLOAT("N", SlotType.FLOAT),
  DOUBLE("N", SlotType.DOUBLE),
  BIG_INTEGER("N", SlotType.BIG_INTEGER),
  BIG_DECIMAL("N", SlotType.BIG_DECIMAL),
  ENUM("S", SlotType.ENUM),
  UUID("S", SlotType.UUID),
  INSTANT("S", SlotType.INSTANT),
  OFFSET_DATE_TIME("S", SlotType.OFFSET_DATE_TIME),
  ZONED_DATE_TIME("S", SlotType.ZONED_DATE_TIME),
  LOCAL_DATE("S", SlotType.LOCAL_DATE),
  LOCAL_TIME("S", SlotType.LOCAL_TIME),
  LOCAL_DATE_TIME("S", SlotType.LOCAL_DATE_TIME),
  YEAR("N", SlotType.YEAR),
  YEAR_MONTH("S", SlotType.YEAR_MONTH),
  DURATION("N", null),
  PERIOD("S", null),
  URI("S", null),
  URL("S", null),
  LOCALE("S", null),
  CURRENCY("S", null),
  ZONE_ID("S", null),
  BYTES("B", null),
  BYTE_BUFFER("B", null),
  SDK_BYTES("B", null),
  ATTRIBUTE_VALUE("", null);

  private final String attributeType;
  private final @Nullable SlotType slotType;

  ScalarType(String attributeType, @Nullable SlotType slotType) {
    this.attributeType = attributeType;
    this.slotType = slotType;
  }

  /** The DynamoDB type descriptor that stores it ({@code S}, {@code N}, …); empty where any may. */
  public String attributeType() {
    return attributeType;
  }

  /** How it stands in a slot, where it can. */
  public Optional<SlotType> slotType() {
    return Optional.ofNullable(slotType);
  }
}
