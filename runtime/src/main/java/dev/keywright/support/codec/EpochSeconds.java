package dev.keywright.support.codec;

import static dev.keywright.support.codec.Texts.malformed;
import static dev.keywright.support.codec.Texts.required;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The time to live of an item: whole seconds since the epoch, which is the one form that DynamoDB
 * understands ("Using time to live (TTL) in DynamoDB" in the DynamoDB developer guide). Fractions
 * are dropped; what is read with an offset or in a zone is at UTC.
 */
public final class EpochSeconds {

  private EpochSeconds() {}

  /** The second that holds an instant. */
  public static String of(@Nullable Instant value, String where) {
    return Long.toString(required(value, where).getEpochSecond());
  }

  /** The second that holds a time with an offset. */
  public static String of(@Nullable OffsetDateTime value, String where) {
    return Long.toString(required(value, where).toEpochSecond());
  }

  /** The second that holds a time in a zone. */
  public static String of(@Nullable ZonedDateTime value, String where) {
    return Long.toString(required(value, where).toEpochSecond());
  }

  /** Seconds as they are. */
  public static String of(long seconds, String where) {
    return Long.toString(seconds);
  }

  /** Seconds as they are. */
  public static String of(@Nullable Long seconds, String where) {
    return Long.toString(required(seconds, where));
  }

  /** Seconds as they are. */
  public static String of(@Nullable Integer seconds, String where) {
    return Integer.toString(required(seconds, where));
  }

  /** Reads an instant. */
  public static Instant toInstant(@Nullable AttributeValue value, String where) {
    try {
      return Instant.ofEpochSecond(Numbers.toLong(value, where));
    } catch (DateTimeException e) {
      throw malformed(where, "an instant in epoch seconds");
    }
  }

  /** Reads a time, at UTC. */
  public static OffsetDateTime toOffsetDateTime(@Nullable AttributeValue value, String where) {
    return toInstant(value, where).atOffset(ZoneOffset.UTC);
  }

  /** Reads a time, at UTC. */
  public static ZonedDateTime toZonedDateTime(@Nullable AttributeValue value, String where) {
    return toInstant(value, where).atZone(ZoneOffset.UTC);
  }

  /** Reads seconds. */
  public static long toLong(@Nullable AttributeValue value, String where) {
    return Numbers.toLong(value, where);
  }

  /** Reads seconds. */
  public static int toInt(@Nullable AttributeValue value, String where) {
    return Numbers.toInt(value, where);
  }
}
