package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method without parameters whose result is stored with the item: an attribute derived from
 * others, for keys, filters, or readers elsewhere. It is not read back. Its name, without {@code
 * get}, is the property's.
 */
@Documented
@Target({ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface Computed {}
