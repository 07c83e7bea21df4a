package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what an {@link Entity} holds in the key attributes of its table or of an index.
 *
 * <p>A template is literal text with slots, {@code ORDER#{placedAt}#{orderId}}; a literal brace is
 * doubled. Each slot names a property, with a format where its type has several: {@code {line:4}},
 * {@code {placedAt:month}}, {@code {orderId:shard(8)}}. Texts are injective, and ordered as {@code
 * docs/encodings.md} says. A template of exactly one slot whose property is stored under the key
 * attribute's own name makes the attribute itself the key, in its native type.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Keys.class)
public @interface Key {

  /** The index whose key attributes this fills; empty for the table's own. */
  String index() default "";

  /** The template of the partition key attribute. */
  String partition() default "";

  /** The template of the sort key attribute; empty where there is none to fill. */
  String sort() default "";

  /**
   * With an index: which items are in it, such as {@code status in (PLACED, PROCESSING)}. The
   * others are left out by leaving out a derived key attribute (a sparse index). The grammar:
   * {@code p = CONST}, {@code p in (A, B)}, {@code p present}, {@code p absent}, joined by {@code
   * and}.
   */
  String when() default "";

  /** Ids of warnings about this key that are deliberate, such as {@code hot-partition}. */
  String[] suppress() default {};
}
