package dev.keywright.testing.json;

/** Text that is not JSON. */
public final class JsonSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  JsonSyntaxException(String expected, int position) {
    super(expected + " expected at byte " + position);
  }
}
