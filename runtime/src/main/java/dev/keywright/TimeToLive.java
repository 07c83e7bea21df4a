package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The time after which DynamoDB may delete the item. It is stored in epoch seconds, as the service
 * wants it, whatever the type of the property: an {@code Instant}, a date or time, or a whole
 * number of seconds; fractions are dropped. The table turns its time to live on for the attribute.
 *
 * <p>DynamoDB deletes within days, not at once: what has expired may still be read. See "Using time
 * to live (TTL) in DynamoDB" in the DynamoDB developer guide.
 */
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.CLASS)
public @interface TimeToLive {}
