package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Spreads the properties of a nested record, class or bean over the item, or over the document,
 * that holds it: each is stored as an attribute there, not inside a map.
 *
 * <pre>{@code
 * record Order(String id, @Flatten Address billing, @Flatten(prefix = "to_") Address shipping) {}
 * }</pre>
 *
 * <p>is stored with {@code street}, {@code city}, {@code to_street}, {@code to_city}. Keys and
 * patterns name what is inside by its path, {@code shipping.city}; as an attribute of the item it
 * can be a key by itself, and be filtered by DynamoDB.
 *
 * <p>Where the property is an {@code Optional} or nullable, it is absent if none of its attributes
 * is there.
 */
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.CLASS)
public @interface Flatten {

  /** What stands before the name of each attribute, as it is; nothing by default. */
  String prefix() default "";
}
