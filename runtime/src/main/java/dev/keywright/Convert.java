package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Stores a property as what an {@link AttributeConverter} makes of it. */
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.CLASS)
public @interface Convert {

  /** The converter: a class with a constructor without parameters, used by many threads. */
  Class<? extends AttributeConverter<?, ?>> with();
}
