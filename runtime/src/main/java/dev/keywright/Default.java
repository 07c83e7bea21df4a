package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a property is where its attribute is absent; never stored by itself. */
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.CLASS)
public @interface Default {

  /**
   * The value as text: a number, {@code true}, a constant's name, ISO 8601, the text itself. For a
   * list, set or map it must be empty: an empty one.
   */
  String value() default "";
}
