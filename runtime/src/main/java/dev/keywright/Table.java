package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a DynamoDB table: its name, the attributes of its primary key, and what it holds.
 *
 * <p>On an interface it lists the entities and item collections that share the table, so that one
 * place shows the whole design; the generated class {@code <Interface>Table} is the entry point. On
 * an {@link Entity} it declares a table of that one entity.
 *
 * <p>The type of a key attribute (string, number, binary) follows from what the entities store in
 * it. See "Core components of Amazon DynamoDB" in the DynamoDB developer guide.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Table {

  /** The table's name, as deployed; another one may be given at run time. */
  String name();

  /** The attribute that is the partition key. */
  String partitionKey();

  /** The attribute that is the sort key; empty for a table without one. */
  String sortKey() default "";

  /** The entities whose items the table holds; empty where the annotated type is the entity. */
  Class<?>[] entities() default {};

  /** The item collections that can be read from the table in one Query. */
  Class<?>[] collections() default {};

  /**
   * The attribute that holds each item's type, written with every item. An empty name leaves it
   * out: then the text of the keys alone must tell the entities apart.
   */
  String typeAttribute() default "entityType";

  /** Converters for types of your own, wherever they occur in the entities of the table. */
  Class<? extends AttributeConverter<?, ?>>[] converters() default {};

  /** Ids of warnings about this table that are deliberate, such as {@code over-indexed}. */
  String[] suppress() default {};
}
