package dev.keywright.support.key;

import org.jspecify.annotations.Nullable;

/**
 * Text. What is escaped depends on the delimiter: the first code point of the literal after the
 * slot, or for a last slot the first of {@code # : |} that the template contains. Ordinary ids hold
 * neither the delimiter nor the lead and are stored as they are.
 *
 * <p>Empty text and unpaired surrogates are refused.
 */
public final class TextEncoding extends SlotEncoding<String> {

  /** What is escaped. */
  public enum Mode {
    /** The delimiter and the lead: injective, and ordered in a last slot. */
    ESCAPED,
    /** Everything up to the lead: ordered whatever follows. */
    ORDERED,
    /** Nothing: a value that holds the delimiter is refused. */
    RAW,
    /** Nothing, and there is no delimiter: any value stands as it is. */
    UNESCAPED
  }

  /** What is done to letters before anything else, code point by code point, in no locale. */
  public enum Fold {
    /** Nothing. */
    NONE,
    /** {@link Character#toLowerCase(int)}. */
    LOWER,
    /** {@link Character#toUpperCase(int)}. */
    UPPER;

    int apply(int codePoint) {
      if (this == NONE) {
        return codePoint;
      }
      return this == LOWER ? Character.toLowerCase(codePoint) : Character.toUpperCase(codePoint);
    }
  }

  private final Mode mode;
  private final Fold fold;
  private final boolean last;
  private final int delimiter;
  private final @Nullable TextEscape escape;

  /** The lead, or no code point where nothing is escaped. */
  private final int lead;

  private TextEncoding(SlotName name, Mode mode, Fold fold, boolean last, int delimiter) {
    super(name);
    this.mode = mode;
    this.fold = fold;
    this.last = last;
    this.delimiter = delimiter;
    this.escape = escape(mode, delimiter);
    this.lead = escape == null ? TextEscape.NONE : escape.lead();
  }

  private static @Nullable TextEscape escape(Mode mode, int delimiter) {
    if (mode == Mode.ESCAPED) {
      return TextEscape.of(delimiter);
    }
    return mode == Mode.ORDERED ? TextEscape.ordered(delimiter) : null;
  }

  /** Text that escapes the delimiter and the lead. */
  public static TextEncoding escaped(SlotName name, int delimiter) {
    return new TextEncoding(name, Mode.ESCAPED, Fold.NONE, false, delimiter);
  }

  /** Text that escapes everything up to the lead, and so is ordered whatever follows. */
  public static TextEncoding ordered(SlotName name, int delimiter) {
    return new TextEncoding(name, Mode.ORDERED, Fold.NONE, false, delimiter);
  }

  /** Text that escapes nothing and refuses values with the delimiter. */
  public static TextEncoding raw(SlotName name, int delimiter) {
    return new TextEncoding(name, Mode.RAW, Fold.NONE, false, delimiter);
  }

  /** Any text as it is: a last slot, in a template without a delimiter. */
  public static TextEncoding unescaped(SlotName name) {
    return new TextEncoding(name, Mode.UNESCAPED, Fold.NONE, true, TextEscape.NONE);
  }

  /** Returns the encoding of a last slot, which nothing follows. */
  public TextEncoding last() {
    return new TextEncoding(name(), mode, fold, true, delimiter);
  }

  /** Returns the encoding that folds to lower case first. */
  public TextEncoding lower() {
    return new TextEncoding(name(), mode, Fold.LOWER, last, delimiter);
  }

  /** Returns the encoding that folds to upper case first. */
  public TextEncoding upper() {
    return new TextEncoding(name(), mode, Fold.UPPER, last, delimiter);
  }

  /** What is escaped. */
  public Mode mode() {
    return mode;
  }

  /** What is done to letters. */
  public Fold fold() {
    return fold;
  }

  /** Whether nothing follows the slot. */
  public boolean isLast() {
    return last;
  }

  /** The delimiter, or -1 where there is none. */
  public int delimiter() {
    return delimiter;
  }

  /** The lead of an escape, or -1 where nothing is escaped. */
  public int lead() {
    return lead;
  }

  @Override
  public void append(StringBuilder key, String value) {
    if (name().present(value).isEmpty()) {
      throw name().refused("is empty: a key needs a value in each of its slots");
    }
    if (mode == Mode.RAW && value.indexOf(delimiter) >= 0) {
      throw name()
          .refused(value, "holds " + Character.toString(delimiter) + ", which ends a raw slot");
    }
    appendAny(key, value);
  }

  /**
   * Appends the text of a value, a prefix or a bound: also empty, and with a raw slot's delimiter.
   */
  void appendAny(StringBuilder key, String value) {
    int plain = lengthOfPlain(value);
    if (plain == value.length()) {
      // The builder copies a whole string at once, and a part of it by its characters.
      key.append(value);
      return;
    }
    key.append(value, 0, plain);
    for (int i = plain; i < value.length(); ) {
      int codePoint = value.codePointAt(i);
      i += Character.charCount(codePoint);
      if (isSurrogate(codePoint)) {
        throw name().refused("holds an unpaired surrogate at index " + (i - 1));
      }
      appendCodePoint(key, fold.apply(codePoint));
    }
  }

  /** The length of the beginning that is stored as it is, found without a look at code points. */
  private int lengthOfPlain(String value) {
    if (fold != Fold.NONE) {
      return 0;
    }
    int floor = mode == Mode.ORDERED ? lead : -1;
    int sign = escape == null ? -1 : delimiter;
    int i = 0;
    while (i < value.length()) {
      char c = value.charAt(i);
      if (c <= floor || c == sign || c == lead || Character.isSurrogate(c)) {
        break;
      }
      i++;
    }
    return i;
  }

  /** Appends a code point, escaped where it must be. */
  void appendCodePoint(StringBuilder key, int codePoint) {
    if (escape != null && isEscaped(codePoint)) {
      escape.append(key, codePoint);
    } else {
      key.appendCodePoint(codePoint);
    }
  }

  private boolean isEscaped(int codePoint) {
    if (mode == Mode.ESCAPED) {
      return codePoint == delimiter || codePoint == lead;
    }
    return mode == Mode.ORDERED && codePoint <= lead;
  }

  static boolean isSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  @Override
  @Nullable String read(String text) {
    StringBuilder value = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int codePoint = readCodePoint(text, i);
      if (codePoint < 0 || fold.apply(codePoint) != codePoint) {
        return null;
      }
      i += lengthOf(codePoint);
      value.appendCodePoint(codePoint);
    }
    return value.isEmpty() ? null : value.toString();
  }

  /** Reads the code point whose text begins there; -1 where it is not written like this. */
  int readCodePoint(String text, int from) {
    int found = text.codePointAt(from);
    if (isSurrogate(found)) {
      return TextEscape.NONE;
    }
    if (escape != null && found == lead) {
      int escaped = escape.read(text, from);
      return isEscaped(escaped) ? escaped : TextEscape.NONE;
    }
    boolean written = !isEscaped(found) && !(mode == Mode.RAW && found == delimiter);
    return written ? found : TextEscape.NONE;
  }

  /** The UTF-16 units of a code point's text. */
  int lengthOf(int codePoint) {
    return escape != null && isEscaped(codePoint)
        ? escape.length()
        : Character.charCount(codePoint);
  }

  @Override
  String describe() {
    return switch (mode) {
      case ESCAPED -> "text with its delimiter escaped";
      case ORDERED -> "text escaped in order";
      case RAW -> "raw text";
      case UNESCAPED -> "text";
    };
  }

  @Override
  public boolean mayContain(int codePoint) {
    if (isSurrogate(codePoint)) {
      return false;
    }
    if (escape != null && (codePoint == lead || escape.isDigit(codePoint))) {
      return codePoint != delimiter;
    }
    boolean written =
        switch (mode) {
          case ESCAPED, RAW -> codePoint != delimiter;
          case ORDERED -> codePoint > lead;
          case UNESCAPED -> true;
        };
    return written && fold.apply(codePoint) == codePoint;
  }

  @Override
  public int minLength() {
    return 1;
  }

  @Override
  public int maxLength() {
    return Integer.MAX_VALUE;
  }

  @Override
  public Equality equality() {
    return fold == Fold.NONE ? Equality.EXACT : Equality.FOLDED;
  }

  /** Whether code points compare as their texts do. */
  boolean keepsCodePointOrder() {
    return mode != Mode.ESCAPED || lead == CodePointOrder.codePointAfter(delimiter);
  }

  @Override
  public boolean isOrdered() {
    return fold == Fold.NONE && (mode == Mode.ORDERED || (last && keepsCodePointOrder()));
  }

  @Override
  public boolean isRangeable() {
    return isOrdered();
  }

  @Override
  public boolean isPrefixable() {
    return true;
  }
}
