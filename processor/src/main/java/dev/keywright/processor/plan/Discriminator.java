package dev.keywright.processor.plan;

import java.util.List;

/**
 * What keeps the items of other entities out of a query's answer.
 *
 * @param by by what
 * @param attribute the key attribute whose text tells, with {@link By#KEY_TEXT}; the type attribute
 *     with {@link By#TYPE}
 * @param others the entities that are kept out
 */
public record Discriminator(By by, String attribute, List<String> others) {

  public Discriminator {
    others = List.copyOf(others);
  }

  /** By what items are told apart. */
  public enum By {
    /** Nothing: the key condition selects no other entity's items. */
    NOTHING,
    /** The type attribute, in a filter of the request. */
    TYPE,
    /** The text of a key attribute, checked on this side. */
    KEY_TEXT
  }

  /** The key condition alone. */
  public static Discriminator none() {
    return new Discriminator(By.NOTHING, "", List.of());
  }
}
