package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a local secondary index of a {@link Table}: the table's partition key with another sort
 * key. A table has at most five, created with it, and none of its item collections may pass 10 GB.
 *
 * <p>See "Local secondary indexes" in the DynamoDB developer guide.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(LocalIndexes.class)
public @interface LocalIndex {

  /** The index's name. */
  String name();

  /** The attribute that is the sort key. */
  String sortKey();

  /** Which attributes of an item the index holds. */
  IndexProjection projection() default IndexProjection.ALL;

  /** With {@link IndexProjection#INCLUDE}: the attributes held beside the keys. */
  String[] include() default {};

  /** Ids of warnings about this index that are deliberate. */
  String[] suppress() default {};
}
