package dev.keywright.testing.value;

/** The ten data types of an attribute value, named as on the wire. */
public enum ValueType {
  S("STRING"),
  N("NUMBER"),
  B("BINARY"),
  SS("STRING_SET"),
  NS("NUMBER_SET"),
  BS("BINARY_SET"),
  BOOL("BOOLEAN"),
  NULL("NULL"),
  L("LIST"),
  M("MAP");

  private final String longName;

  ValueType(String longName) {
    this.longName = longName;
  }

  /** The name that messages about update operands use, such as {@code STRING}. */
  public String longName() {
    return longName;
  }

  /** Whether values of this type can stand in a key: strings, numbers and binaries can. */
  public boolean isKeyType() {
    return this == S || this == N || this == B;
  }

  /** Whether this is one of the three set types. */
  public boolean isSet() {
    return this == SS || this == NS || this == BS;
  }
}
