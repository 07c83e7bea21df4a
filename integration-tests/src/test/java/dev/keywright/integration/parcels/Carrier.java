package dev.keywright.integration.parcels;

import dev.keywright.EnumValue;

/** Stored as the numbers of another system. */
public enum Carrier {
  POST(7),
  RAIL(12);

  private final int code;

  Carrier(int code) {
    this.code = code;
  }

  @EnumValue
  public int code() {
    return code;
  }
}
