package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One question that the application asks: what is known, and what is wanted; never how to fetch it.
 * The processor proves that one GetItem or one Query answers it, and generates the method {@link
 * #name} of the repository, or rejects it with the key that would.
 *
 * <p>{@link #unique} gives {@code Optional<T>}, all else {@link Query}{@code <T>}. Parameters are
 * the values of {@link #by} in order, then the {@link #range} or {@link #prefix}, then those of
 * {@link #filter}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(AccessPatterns.class)
public @interface AccessPattern {

  /** The name of the generated method. */
  String name();

  /**
   * What is known by equality: a property ({@code customerId}), a property and its value ({@code
   * status = OPEN}), or the bucket of one ({@code placedAt:month}).
   */
  String[] by() default {};

  /** The property that lies in a {@link Range}. */
  String range() default "";

  /** The string property that starts with a text. */
  String prefix() default "";

  /** The property that orders the result. */
  String orderBy() default "";

  /** Greatest first; needs {@link #orderBy}. */
  boolean descending() default false;

  /** How many items at the most; needs {@link #orderBy}. Zero: all. */
  int limit() default 0;

  /** At most one item answers; a second one found is an error at run time. */
  boolean unique() default false;

  /**
   * Conditions that are no key conditions: DynamoDB reads the items, drops those that do not match,
   * and bills for all. The grammar is that of {@link Key#when}, and {@code p} alone is a parameter.
   */
  String filter() default "";

  /** Strongly consistent; not to be had from a global index. */
  boolean consistent() default false;

  /** The projection to return: a record with a subset of the properties; the entity by default. */
  Class<?> as() default void.class;

  /**
   * The index that must answer. Only what the index holds is meant then: its {@link Key#when}
   * becomes part of the question. Empty: the processor chooses.
   */
  String index() default "";

  /** Where the index projects too little, fetch the items by their keys. */
  boolean fetch() default false;

  /** Ids of warnings about this pattern that are deliberate, such as {@code filter-cost}. */
  String[] suppress() default {};
}
