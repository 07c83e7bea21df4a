package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what an enum's constants are stored as, instead of their names. On constants it gives each
 * its text; one without keeps its name:
 *
 * <pre>{@code
 * enum Status { @EnumValue("P") PLACED, @EnumValue("S") SHIPPED }
 * }</pre>
 *
 * <p>These texts are known at compile time, so that the enum can stand in keys. On the accessor of
 * a value, or on the field that it reads, each constant is stored as the value that it has when the
 * program runs: a string, or a whole number. Such an enum cannot stand in keys.
 *
 * <pre>{@code
 * enum Status {
 *   PLACED(1), SHIPPED(2);
 *   …
 *   @EnumValue int code() { return code; }
 * }
 * }</pre>
 *
 * <p>Predicates and {@link Default} name constants as Java does, whatever they are stored as. Two
 * constants must not have one value.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface EnumValue {

  /** The text that stands for a constant; left out on an accessor or its field. */
  String value() default "";
}
