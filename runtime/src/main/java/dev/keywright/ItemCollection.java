package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a record of entities that share a partition and are read together in one Query: one entity
 * (optional or required) or lists of them. What none of them takes is left out, kept in a component
 * marked {@link Rest}, or refused.
 *
 * <p>See "Item collections" in the DynamoDB developer guide.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface ItemCollection {

  /**
   * Whether an item that the Query finds and no component takes is an error, an {@link
   * ItemDecodingException}: that of an entity which no component names, or of a type which this
   * version of the application does not know. Such items are left out by default, or kept by a
   * component that is marked {@link Rest}.
   */
  boolean refuseOthers() default false;
}
