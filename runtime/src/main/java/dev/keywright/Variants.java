package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how the types that a sealed type permits are told apart: by an attribute of the item, where
 * the sealed type is an {@link Entity}, or of the stored map, where it is the type of a property.
 * Without it the attribute is called {@code type}. No permitted type may store a property under
 * that name, and of an entity it is neither a key attribute nor the table's type attribute.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Variants {

  /** The attribute that holds the variant. */
  String attribute() default "type";
}
