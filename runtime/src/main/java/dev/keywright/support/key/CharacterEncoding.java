package dev.keywright.support.key;

import org.jspecify.annotations.Nullable;

/**
 * One {@code char}, as text of one code point with the escape of a text slot. Surrogates are
 * refused. Since there is exactly one, it is ordered wherever its escape is.
 */
public final class CharacterEncoding extends SlotEncoding<Character> {

  private final TextEncoding text;

  private CharacterEncoding(TextEncoding text) {
    super(text.name());
    this.text = text;
  }

  /** Characters with the escape and the delimiter of that text. Folding is for text alone. */
  public static CharacterEncoding of(TextEncoding text) {
    if (text.fold() != TextEncoding.Fold.NONE) {
      throw new IllegalArgumentException(text.name() + ": a character is not folded");
    }
    return new CharacterEncoding(text);
  }

  /** The text whose escape this has. */
  public TextEncoding text() {
    return text;
  }

  @Override
  public void append(StringBuilder key, Character value) {
    append(key, name().present(value).charValue());
  }

  /**
   * Appends the text of the character.
   *
   * @throws dev.keywright.KeyValueException where it is a surrogate, or the delimiter of a raw slot
   */
  public void append(StringBuilder key, char value) {
    if (Character.isSurrogate(value)) {
      throw name().refused("is one half of a surrogate pair");
    }
    if (!isWritten(value)) {
      throw name().refused(value, "the delimiter, which ends a raw slot");
    }
    text.appendCodePoint(key, value);
  }

  private boolean isWritten(int codePoint) {
    return !(text.mode() == TextEncoding.Mode.RAW && codePoint == text.delimiter())
        && !TextEncoding.isSurrogate(codePoint);
  }

  @Override
  @Nullable Character read(String key) {
    if (key.isEmpty()) {
      return null;
    }
    int codePoint = text.readCodePoint(key, 0);
    boolean one =
        codePoint >= 0
            && codePoint <= Character.MAX_VALUE
            && text.lengthOf(codePoint) == key.length();
    return one ? (char) codePoint : null;
  }

  @Override
  String describe() {
    return "one character";
  }

  @Override
  public boolean mayContain(int codePoint) {
    // A lead may lie beyond the characters that are written as they are.
    return (codePoint <= Character.MAX_VALUE || codePoint == text.lead())
        && text.mayContain(codePoint);
  }

  @Override
  public int minLength() {
    return 1;
  }

  @Override
  public int maxLength() {
    return text.lead() < 0 ? 1 : text.lengthOf(text.lead());
  }

  @Override
  public boolean isPrefixFree() {
    return true;
  }

  @Override
  int lengthAt(String key, int from) {
    boolean escaped =
        text.lead() >= 0 && from < key.length() && key.codePointAt(from) == text.lead();
    return escaped ? maxLength() : 1;
  }

  @Override
  public Equality equality() {
    return Equality.EXACT;
  }

  @Override
  public boolean isOrdered() {
    return text.keepsCodePointOrder();
  }

  @Override
  public boolean isRangeable() {
    return isOrdered();
  }

  @Override
  public @Nullable String least() {
    return ceiling(Character.MIN_VALUE, false).text();
  }

  @Override
  public @Nullable String greatest() {
    return floor(Character.MAX_VALUE, false).text();
  }

  @Override
  BoundText ceiling(Character value, boolean strict) {
    int found = strict ? value + 1 : value;
    while (found <= Character.MAX_VALUE && !isWritten(found)) {
      found++;
    }
    return found > Character.MAX_VALUE ? BoundText.NONE : BoundText.exact(text((char) found));
  }

  @Override
  BoundText floor(Character value, boolean strict) {
    int found = strict ? value - 1 : value;
    while (found >= 0 && !isWritten(found)) {
      found--;
    }
    return found < 0 ? BoundText.NONE : BoundText.exact(text((char) found));
  }
}
