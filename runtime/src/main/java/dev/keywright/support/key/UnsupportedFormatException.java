package dev.keywright.support.key;

import java.util.List;

/** A slot whose formats its type does not have, at compile time: the processor reports it. */
public final class UnsupportedFormatException extends Exception {

  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  public enum Reason {
    /** The type has no format of that name. */
    UNKNOWN,
    /** The type needs a format and has none. */
    MISSING,
    /** A number is expected. */
    NOT_A_NUMBER,
    /** A number is too small or too large. */
    OUT_OF_REACH,
    /** Formats that exclude each other, or that the slot's place does not allow. */
    NOT_COMBINABLE
  }

  private final Reason reason;
  private final String found;
  private final SlotType type;

  UnsupportedFormatException(Reason reason, SlotType type, String found, String why) {
    super(why);
    this.reason = reason;
    this.type = type;
    this.found = found;
  }

  /** What is wrong. */
  public Reason reason() {
    return reason;
  }

  /** The format as it was written; empty where there was none. */
  public String found() {
    return found;
  }

  /** The type of the slot. */
  public SlotType type() {
    return type;
  }

  /** The formats that the type has; numbers in them are examples. */
  public List<String> allowed() {
    return type.formats();
  }
}
