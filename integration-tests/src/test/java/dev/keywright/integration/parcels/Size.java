package dev.keywright.integration.parcels;

import dev.keywright.EnumValue;

/** Stored as the text of a field. */
public enum Size {
  SMALL("s"),
  LARGE("l");

  @EnumValue private final String letter;

  Size(String letter) {
    this.letter = letter;
  }

  public String letter() {
    return letter;
  }
}
