package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every mode of text, with the delimiters that differ: what follows them is another lead. */
@SuppressWarnings("ClassCanBeStatic") // Groups are inner classes.
class TextEncodingProperties {

  private static final int BEYOND = 0x10400;

  abstract static class OfText extends EncodingContract<String> {

    final TextEncoding text;
    private final String after;
    private final int sign;

    OfText(TextEncoding text, String after, int sign) {
      super(text, after);
      this.text = text;
      this.after = after;
      this.sign = sign;
    }

    @Override
    Arbitrary<String> written() {
      return strings(sign).filter(value -> isWritten(value));
    }

    /** Short and of few symbols, so that one is often the beginning of the other. */
    static Arbitrary<String> strings(int sign) {
      return Arbitraries.of(symbols(sign)).list().ofMinSize(1).ofMaxSize(4).map(OfText::join);
    }

    private static String join(List<Integer> codePoints) {
      StringBuilder text = new StringBuilder();
      codePoints.forEach(text::appendCodePoint);
      return text.toString();
    }

    private static List<Integer> symbols(int sign) {
      return List.of(
          sign,
          sign,
          CodePointOrder.codePointAfter(sign),
          CodePointOrder.codePointAfter(CodePointOrder.codePointAfter(sign)),
          Math.max(sign - 1, 0),
          0,
          0x1F,
          (int) '%',
          (int) '$',
          (int) '2',
          (int) '3',
          (int) 'A',
          (int) 'a',
          0x7F,
          0xE9,
          0xD7FF,
          0xE000,
          0xFFFF,
          0x10000,
          0x10FFFF);
    }

    @Provide
    Arbitrary<String> prefixes() {
      return strings(sign);
    }

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE)
    void prefixesSelectWhatBeginsWithThem(
        @ForAll("values") String value,
        @ForAll("prefixes") String other,
        @ForAll("tails") String tail) {
      String key = "ORDER#" + text.text(value) + after + tail;
      List<String> candidates =
          List.of(other, value, "", value.substring(0, value.offsetByCodePoints(0, 1)));
      for (String prefix : candidates) {
        KeyBounds bounds = KeyBounds.prefix("ORDER#", text, prefix, 1024);
        boolean meant = fold(value).startsWith(fold(prefix));
        assertTrue(bounds.exact());
        assertEquals(meant, selects(bounds, key), prefix);
      }
    }

    private String fold(String value) {
      return join(value.codePoints().map(text.fold()::apply).boxed().toList());
    }
  }

  @Group
  class EscapedLast extends OfText {
    EscapedLast() {
      super(TextEncoding.escaped(NAME, '#').last(), "", '#');
    }
  }

  @Group
  class EscapedBeforeHash extends OfText {
    EscapedBeforeHash() {
      super(TextEncoding.escaped(NAME, '#'), "#ITEM#", '#');
    }
  }

  @Group
  class EscapedLastAfterSlash extends OfText {
    EscapedLastAfterSlash() {
      super(TextEncoding.escaped(NAME, '/').last(), "", '/');
    }
  }

  @Group
  class EscapedBeforeTilde extends OfText {
    EscapedBeforeTilde() {
      super(TextEncoding.escaped(NAME, '~'), "~", '~');
    }
  }

  @Group
  class EscapedBeforeHexDigit extends OfText {
    EscapedBeforeHexDigit() {
      super(TextEncoding.escaped(NAME, '2'), "2x", '2');
    }
  }

  @Group
  class EscapedBeforeNonAscii extends OfText {
    EscapedBeforeNonAscii() {
      super(TextEncoding.escaped(NAME, 0xE9), "é", 0xE9);
    }
  }

  @Group
  class EscapedBeforeSupplementary extends OfText {
    EscapedBeforeSupplementary() {
      super(TextEncoding.escaped(NAME, BEYOND), Character.toString(BEYOND), BEYOND);
    }
  }

  @Group
  class OrderedBeforeHash extends OfText {
    OrderedBeforeHash() {
      super(TextEncoding.ordered(NAME, '#'), "#ITEM#", '#');
    }
  }

  @Group
  class OrderedLast extends OfText {
    OrderedLast() {
      super(TextEncoding.ordered(NAME, ':').last(), "", ':');
    }
  }

  @Group
  class OrderedBeforeSlash extends OfText {
    OrderedBeforeSlash() {
      super(TextEncoding.ordered(NAME, '/'), "/", '/');
    }
  }

  @Group
  class OrderedBeforeHexDigit extends OfText {
    OrderedBeforeHexDigit() {
      super(TextEncoding.ordered(NAME, 'A'), "A", 'A');
    }
  }

  @Group
  class OrderedBeforeSurrogateGap extends OfText {
    OrderedBeforeSurrogateGap() {
      super(TextEncoding.ordered(NAME, 0xD7FF), "\ud7ff", 0xD7FF);
    }
  }

  @Group
  class OrderedBeforeSupplementary extends OfText {
    OrderedBeforeSupplementary() {
      super(TextEncoding.ordered(NAME, BEYOND), Character.toString(BEYOND), BEYOND);
    }
  }

  @Group
  class RawBeforeHash extends OfText {
    RawBeforeHash() {
      super(TextEncoding.raw(NAME, '#'), "#", '#');
    }
  }

  @Group
  class RawLast extends OfText {
    RawLast() {
      super(TextEncoding.raw(NAME, '#').last(), "", '#');
    }
  }

  @Group
  class Unescaped extends OfText {
    Unescaped() {
      super(TextEncoding.unescaped(NAME), "", '#');
    }
  }

  @Group
  class LowerBeforeHash extends OfText {
    LowerBeforeHash() {
      super(TextEncoding.escaped(NAME, '#').lower(), "#", '#');
    }
  }

  @Group
  class UpperOrdered extends OfText {
    UpperOrdered() {
      super(TextEncoding.ordered(NAME, 'a').upper(), "a", 'a');
    }
  }
}
