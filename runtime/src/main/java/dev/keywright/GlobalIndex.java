package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a global secondary index of a {@link Table}. Its keys are attributes: those that a
 * {@link Key} with this index fills, properties of the entities, or the table's own key attributes.
 *
 * <p>See "Using Global Secondary Indexes in DynamoDB" in the DynamoDB developer guide.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(GlobalIndexes.class)
public @interface GlobalIndex {

  /** The index's name. */
  String name();

  /** The attribute, or up to four attributes, of the partition key. */
  String[] partitionKey();

  /** The attribute, or up to four attributes, of the sort key; none by default. */
  String[] sortKey() default {};

  /** Which attributes of an item the index holds. */
  IndexProjection projection() default IndexProjection.ALL;

  /** With {@link IndexProjection#INCLUDE}: the attributes held beside the keys. */
  String[] include() default {};

  /** Ids of warnings about this index that are deliberate, such as {@code unused-index}. */
  String[] suppress() default {};
}
