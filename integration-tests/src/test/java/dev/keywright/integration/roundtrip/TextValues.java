package dev.keywright.integration.roundtrip;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import software.amazon.awssdk.core.SdkBytes;

/** Texts, what is stored as text, and bytes. */
public final class TextValues {

  private static final List<Locale> LOCALES =
      List.of(
          Locale.ROOT,
          Locale.GERMANY,
          Locale.forLanguageTag("sr-Latn-RS"),
          Locale.forLanguageTag("th-TH-u-ca-buddhist-nu-thai"),
          Locale.forLanguageTag("x-lvariant-private"));

  private static final List<Currency> CURRENCIES =
      Currency.getAvailableCurrencies().stream()
          .sorted((a, b) -> a.getCurrencyCode().compareTo(b.getCurrencyCode()))
          .toList();

  private TextValues() {}

  /** Well-formed text of every plane, with what is special to JSON, to keys and to expressions. */
  public static Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.of("", " ", "\u0000", "\uFFFF", "\uD83D\uDE00", "e\u0301", "\"\\/\n", "#:|"),
        codePoints().list().ofMaxSize(12).map(each -> String.join("", each)));
  }

  /** Texts that can be keys. */
  public static Arbitrary<String> ids() {
    return texts().filter(each -> !each.isEmpty());
  }

  private static Arbitrary<String> codePoints() {
    return Arbitraries.oneOf(
            Arbitraries.integers().between(0, 0x7F),
            Arbitraries.integers().between(0, Character.MAX_CODE_POINT))
        .filter(each -> each < Character.MIN_SURROGATE || each > Character.MAX_SURROGATE)
        .map(Character::toString);
  }

  public static Arbitrary<Character> characters() {
    return Arbitraries.oneOf(
            Arbitraries.of('\u0000', 'z', '\uD7FF', '\uE000', '\uFFFF'), Arbitraries.chars().all())
        .filter(each -> !Character.isSurrogate(each));
  }

  public static Arbitrary<UUID> uuids() {
    return Combinators.combine(NumberValues.longs(), NumberValues.longs()).as(UUID::new);
  }

  public static Arbitrary<URI> uris() {
    return Arbitraries.of(
            "",
            "a",
            "urn:isbn:0451450523",
            "mailto:ana@example.com",
            "https://user@example.com:8080/a%20b/../c?q=%C3%A9&r#f",
            "https://ex\u00E4mple.com/\u00E9",
            "//host/path",
            "file:///tmp/x",
            "https://[2001:db8::1]/")
        .map(URI::create);
  }

  /** Without hosts: the equality of URLs would ask for the addresses of these. */
  @SuppressWarnings("URLEqualsHashCode") // Without hosts it is that of the texts.
  public static Arbitrary<URL> urls() {
    return Arbitraries.of("file:/tmp/x", "file:/a%20b?q=1#f", "jar:file:/a.jar!/b", "mailto:a@b.c")
        .map(TextValues::url);
  }

  /** The URL of a text. */
  public static URL url(String text) {
    try {
      return new URL(text);
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public static Arbitrary<Locale> locales() {
    // Java knows one locale that its own tag does not give back, no_NO_NY; it is refused.
    return Arbitraries.oneOf(Arbitraries.of(LOCALES), Arbitraries.of(Locale.getAvailableLocales()))
        .filter(each -> Locale.forLanguageTag(each.toLanguageTag()).equals(each));
  }

  public static Arbitrary<Currency> currencies() {
    return Arbitraries.of(CURRENCIES);
  }

  public static Arbitrary<byte[]> bytes() {
    return Arbitraries.bytes().array(byte[].class).ofMaxSize(8);
  }

  public static Arbitrary<SdkBytes> sdkBytes() {
    return bytes().map(SdkBytes::fromByteArray);
  }

  /** Buffers of which some has been read, and is not stored. */
  public static Arbitrary<ByteBuffer> buffers() {
    return bytes().map(each -> ByteBuffer.wrap(each).position(each.length / 2));
  }
}
