package dev.keywright.support.key;

import org.jspecify.annotations.Nullable;

/** Booleans, as {@code false} and {@code true}. */
public final class BooleanEncoding extends SlotEncoding<Boolean> {

  private static final String FALSE = "false";
  private static final String TRUE = "true";

  private BooleanEncoding(SlotName name) {
    super(name);
  }

  /** The one format of booleans. */
  public static BooleanEncoding of(SlotName name) {
    return new BooleanEncoding(name);
  }

  @Override
  public void append(StringBuilder key, Boolean value) {
    append(key, name().present(value).booleanValue());
  }

  /** Appends the text of the value. */
  public void append(StringBuilder key, boolean value) {
    key.append(value);
  }

  @Override
  @Nullable Boolean read(String text) {
    return switch (text) {
      case FALSE -> Boolean.FALSE;
      case TRUE -> Boolean.TRUE;
      default -> null;
    };
  }

  @Override
  String describe() {
    return "true or false";
  }

  @Override
  public boolean mayContain(int codePoint) {
    return FALSE.indexOf(codePoint) >= 0 || TRUE.indexOf(codePoint) >= 0;
  }

  @Override
  public int minLength() {
    return TRUE.length();
  }

  @Override
  public int maxLength() {
    return FALSE.length();
  }

  @Override
  public boolean isPrefixFree() {
    return true;
  }

  @Override
  int lengthAt(String key, int from) {
    return key.startsWith("f", from) ? FALSE.length() : TRUE.length();
  }

  @Override
  public Equality equality() {
    return Equality.EXACT;
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  public boolean isRangeable() {
    return false;
  }

  @Override
  public String least() {
    return FALSE;
  }

  @Override
  public String greatest() {
    return TRUE;
  }
}
