package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A {@code Map<String, AttributeValue>} of the attributes that no other property knows, so that an
 * old version of a class does not erase what a new one has written: they are read into it, and
 * written with the item again.
 *
 * <p>In an {@link ItemCollection}: a {@code List<Map<String, AttributeValue>>} of the items that no
 * other component takes, as they are and in key order, such as those of an entity that a later
 * version of the application has added.
 */
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.CLASS)
public @interface Rest {}
