package dev.keywright.support.codec;

import dev.keywright.ItemDecodingException;
import dev.keywright.ItemEncodingException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The types that are stored as text, other than times, which {@link TimeTexts} writes: attributes,
 * elements of string sets and keys of maps alike.
 */
public final class Texts {

  private static final int UUID_LENGTH = 36;

  private Texts() {}

  /** The text itself. */
  public static String ofText(@Nullable String value, String where) {
    return required(value, where);
  }

  /** A character, which must not be half of a pair. */
  public static String ofCharacter(char value, String where) {
    if (Character.isSurrogate(value)) {
      throw new ItemEncodingException(where + " is half of a surrogate pair, which is no text");
    }
    return String.valueOf(value);
  }

  /** A character. */
  public static String ofCharacter(@Nullable Character value, String where) {
    return ofCharacter(required(value, where).charValue(), where);
  }

  /** A constant's name. */
  public static String ofEnum(@Nullable Enum<?> value, String where) {
    return required(value, where).name();
  }

  /** The canonical text, in lower case. */
  public static String ofUuid(@Nullable UUID value, String where) {
    return required(value, where).toString();
  }

  /** ISO 8601: {@code P1Y2M3D}. */
  public static String ofPeriod(@Nullable Period value, String where) {
    return required(value, where).toString();
  }

  /** ISO 8601 with the offset as it is. */
  public static String ofOffsetDateTime(@Nullable OffsetDateTime value, String where) {
    return required(value, where).toString();
  }

  /** ISO 8601 with offset and zone as they are. */
  public static String ofZonedDateTime(@Nullable ZonedDateTime value, String where) {
    return required(value, where).toString();
  }

  /** The id: {@code Europe/Berlin}. */
  public static String ofZoneId(@Nullable ZoneId value, String where) {
    return required(value, where).getId();
  }

  /** The text as it was parsed from. */
  public static String ofUri(@Nullable URI value, String where) {
    return required(value, where).toString();
  }

  /** The external form. */
  public static String ofUrl(@Nullable URL value, String where) {
    return required(value, where).toExternalForm();
  }

  /** The language tag: {@code de-CH}. */
  public static String ofLocale(@Nullable Locale value, String where) {
    String tag = required(value, where).toLanguageTag();
    if (!Locale.forLanguageTag(tag).equals(value)) {
      throw new ItemEncodingException(where + " is a locale that no language tag stands for");
    }
    return tag;
  }

  /** The ISO 4217 code. */
  public static String ofCurrency(@Nullable Currency value, String where) {
    return required(value, where).getCurrencyCode();
  }

  /** Reads a character. */
  public static char toCharacter(String text, String where) {
    if (text.length() != 1) {
      throw malformed(where, "a single character");
    }
    return text.charAt(0);
  }

  /** Reads a character. */
  public static char toCharacter(@Nullable AttributeValue value, String where) {
    return toCharacter(Attributes.toText(value, where), where);
  }

  /** Reads a UUID. */
  public static UUID toUuid(String text, String where) {
    // The parser would also take groups that are too short or too long, and a sign in each.
    if (text.length() != UUID_LENGTH
        || text.charAt(8) != '-'
        || text.charAt(13) != '-'
        || text.charAt(18) != '-'
        || text.charAt(23) != '-'
        || text.indexOf('+') >= 0) {
      throw malformed(where, "a UUID");
    }
    try {
      return UUID.fromString(text);
    } catch (IllegalArgumentException e) {
      throw malformed(where, "a UUID");
    }
  }

  /** Reads a UUID. */
  public static UUID toUuid(@Nullable AttributeValue value, String where) {
    return toUuid(Attributes.toText(value, where), where);
  }

  /** Reads a period. */
  public static Period toPeriod(String text, String where) {
    try {
      return Period.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a period");
    }
  }

  /** Reads a period. */
  public static Period toPeriod(@Nullable AttributeValue value, String where) {
    return toPeriod(Attributes.toText(value, where), where);
  }

  /** Reads a time with an offset. */
  public static OffsetDateTime toOffsetDateTime(String text, String where) {
    try {
      return OffsetDateTime.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a time with an offset");
    }
  }

  /** Reads a time with an offset. */
  public static OffsetDateTime toOffsetDateTime(@Nullable AttributeValue value, String where) {
    return toOffsetDateTime(Attributes.toText(value, where), where);
  }

  /** Reads a time in a zone. */
  public static ZonedDateTime toZonedDateTime(String text, String where) {
    try {
      return ZonedDateTime.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a time in a zone");
    }
  }

  /** Reads a time in a zone. */
  public static ZonedDateTime toZonedDateTime(@Nullable AttributeValue value, String where) {
    return toZonedDateTime(Attributes.toText(value, where), where);
  }

  /** Reads a zone. */
  public static ZoneId toZoneId(String text, String where) {
    try {
      return ZoneId.of(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a time zone");
    }
  }

  /** Reads a zone. */
  public static ZoneId toZoneId(@Nullable AttributeValue value, String where) {
    return toZoneId(Attributes.toText(value, where), where);
  }

  /** Reads a URI. */
  public static URI toUri(String text, String where) {
    try {
      return URI.create(text);
    } catch (IllegalArgumentException e) {
      throw malformed(where, "a URI");
    }
  }

  /** Reads a URI. */
  public static URI toUri(@Nullable AttributeValue value, String where) {
    return toUri(Attributes.toText(value, where), where);
  }

  /** Reads a URL. */
  public static URL toUrl(String text, String where) {
    try {
      return new URL(text);
    } catch (MalformedURLException e) {
      throw malformed(where, "a URL");
    }
  }

  /** Reads a URL. */
  public static URL toUrl(@Nullable AttributeValue value, String where) {
    return toUrl(Attributes.toText(value, where), where);
  }

  /** Reads a language tag. */
  public static Locale toLocale(String text, String where) {
    try {
      return new Locale.Builder().setLanguageTag(text).build();
    } catch (IllformedLocaleException e) {
      throw malformed(where, "a language tag");
    }
  }

  /** Reads a language tag. */
  public static Locale toLocale(@Nullable AttributeValue value, String where) {
    return toLocale(Attributes.toText(value, where), where);
  }

  /** Reads a currency's code. */
  public static Currency toCurrency(String text, String where) {
    try {
      return Currency.getInstance(text);
    } catch (IllegalArgumentException e) {
      throw malformed(where, "a currency");
    }
  }

  /** Reads a currency's code. */
  public static Currency toCurrency(@Nullable AttributeValue value, String where) {
    return toCurrency(Attributes.toText(value, where), where);
  }

  /** The value, unless it is null. */
  public static <T> T required(@Nullable T value, String where) {
    if (value == null) {
      throw new ItemEncodingException(
          where + " holds null; what may be absent is declared @Nullable or Optional");
    }
    return value;
  }

  /** The failure of a text that is none of a type's. */
  public static ItemDecodingException malformed(String where, String expected) {
    return new ItemDecodingException(where + " does not hold " + expected);
  }
}
