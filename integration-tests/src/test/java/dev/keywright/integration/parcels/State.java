package dev.keywright.integration.parcels;

import dev.keywright.EnumValue;

/** Stored as letters that the constants declare, and as a name where one declares none. */
public enum State {
  @EnumValue("P")
  PLACED,
  @EnumValue("S")
  SENT,
  LOST
}
