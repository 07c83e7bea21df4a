package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how the types that a sealed type permits are told apart where it is a property: by an
 * attribute of the stored map. Without it the attribute is called {@code type}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Variants {

  /** The attribute that holds the variant. */
  String attribute() default "type";
}
