package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says how a property is stored: under which attribute name, in which text, or not at all. */
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {

  /** The attribute's name; the property's own by default. */
  String name() default "";

  /** The stored text's format, one of a slot's: {@code ms} for an instant in milliseconds. */
  String format() default "";

  /**
   * False for a property that stands in a key's text and need not be stored twice: it is read back
   * from there.
   */
  boolean stored() default true;
}
