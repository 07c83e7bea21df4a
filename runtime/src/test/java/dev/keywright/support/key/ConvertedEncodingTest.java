package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import dev.keywright.OrderedAttributeConverter;
import dev.keywright.Range;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** In keys, a converted value is what is stored for it, in every respect. */
class ConvertedEncodingTest {

  private record Money(long cents) implements Comparable<Money> {
    @Override
    public int compareTo(Money other) {
      return Long.compare(cents, other.cents);
    }
  }

  private record Name(String text) implements Comparable<Name> {
    @Override
    public int compareTo(Name other) {
      return CodePointOrder.INSTANCE.compare(text, other.text);
    }
  }

  private static final OrderedAttributeConverter<Money, Long> MONEY =
      new OrderedAttributeConverter<>() {
        @Override
        public Long toStored(Money value) {
          return value.cents();
        }

        @Override
        public Money fromStored(Long stored) {
          return new Money(stored);
        }
      };

  private static final OrderedAttributeConverter<Name, String> NAME =
      new OrderedAttributeConverter<>() {
        @Override
        public String toStored(Name value) {
          return value.text();
        }

        @Override
        public Name fromStored(String stored) {
          return new Name(stored);
        }
      };

  private static final IntegerEncoding<Long> CENTS =
      IntegerEncoding.ofLong(SlotName.of("Offer", "price"));
  private static final ConvertedEncoding<Money, Long, IntegerEncoding<Long>> PRICE =
      ConvertedEncoding.of(CENTS, MONEY);
  private static final TextEncoding TEXT =
      TextEncoding.escaped(SlotName.of("Offer", "name"), '#').last();
  private static final ConvertedEncoding<Name, String, TextEncoding> NAMES =
      ConvertedEncoding.of(TEXT, NAME);

  @Property
  void numbersAreThoseStored(
      @ForAll long cents, @ForAll long from, @ForAll long to, @ForAll RangeKind kind) {
    Money money = new Money(cents);
    assertEquals(CENTS.text(cents), PRICE.text(money));
    assertEquals(money, PRICE.parse(PRICE.text(money)));
    Range<Money> range = kind.range(new Money(from), new Money(to));
    Range<Long> stored = kind.range(from, to);
    assertEquals(range.isEmpty(), StoredRange.of(range, MONEY).isEmpty());
    assertEquals(range.contains(money), StoredRange.of(range, MONEY).contains(cents));
    assertEquals(
        KeyBounds.of("A#", CENTS, stored, "#", 1024),
        KeyBounds.of("A#", PRICE.stored(), StoredRange.of(range, MONEY), "#", 1024));
  }

  @Property
  void rangesOfTextsHoldWhatIsStored(
      @ForAll("texts") String text,
      @ForAll("texts") String from,
      @ForAll("texts") String to,
      @ForAll RangeKind kind) {
    Range<Name> range = kind.range(new Name(from), new Name(to));
    assertEquals(range.contains(new Name(text)), StoredRange.of(range, NAME).contains(text));
    assertEquals(kind.range(from, to).isEmpty(), StoredRange.of(range, NAME).isEmpty());
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings().withChars("aA#$%\uFFFF").ofMinLength(1);
  }

  @Example
  void refusalsNameTheProperty() {
    KeyValueException empty = assertThrows(KeyValueException.class, () -> NAMES.text(new Name("")));
    assertTrue(empty.getMessage().startsWith("Offer.name"), empty.getMessage());
    KeyValueException absent = assertThrows(KeyValueException.class, () -> absent(PRICE));
    assertTrue(absent.getMessage().startsWith("Offer.price"), absent.getMessage());
  }

  // What has no null marks may pass one on.
  private static void absent(ConvertedEncoding<Money, Long, IntegerEncoding<Long>> encoding) {
    encoding.text(null);
  }

  @Example
  void whatIsTrueOfTheStoredIsTrue() {
    assertTrue(PRICE.isOrdered() && PRICE.isPrefixFree());
    assertFalse(PRICE.isPrefixable());
    assertTrue(NAMES.isPrefixable() && NAMES.isOrdered());
    assertTrue(PRICE.accepts("0000000000000000007"));
    assertFalse(PRICE.accepts("7"));
    assertEquals(CENTS.maxLength(), PRICE.maxLength());
    assertEquals(CENTS.mayContain('-'), PRICE.mayContain('-'));
    ShardEncoding<Money> shards = ShardEncoding.of(PRICE, 7);
    for (long cents : List.of(-1L, 0L, 5L, Long.MAX_VALUE)) {
      assertEquals(ShardEncoding.of(CENTS, 7).text(cents), shards.text(new Money(cents)));
    }
  }
}
