package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a type whose instances are items of a {@link Table}. Its {@link Key}s say what its key
 * attributes hold, its {@link AccessPattern}s what the application asks.
 *
 * <p>A sealed interface or a sealed abstract class is an entity whose instances are those of the
 * types that it permits. Its properties are what they store alike; {@link Variants} names the
 * attribute that tells them apart. Annotations of its accessors speak for every permitted type,
 * which carries no {@code @Entity} itself.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Entity {

  /** What the table's type attribute holds for this entity; the simple name by default. */
  String type() default "";
}
