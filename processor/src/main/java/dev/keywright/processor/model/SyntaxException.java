package dev.keywright.processor.model;

/**
 * A mistake in what a user wrote as text, a key template or a predicate: where, and what was
 * expected there.
 */
public final class SyntaxException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int offset;
  private final int length;

  SyntaxException(int offset, int length, String message) {
    super(message);
    this.offset = offset;
    this.length = length;
  }

  /** Where the mistake begins, in UTF-16 units. */
  public int offset() {
    return offset;
  }

  /** How far it reaches; at least 1. */
  public int length() {
    return length;
  }
}
