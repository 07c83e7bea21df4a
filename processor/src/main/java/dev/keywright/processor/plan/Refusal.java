package dev.keywright.processor.plan;

import java.util.List;

/**
 * Why a path cannot answer a pattern.
 *
 * @param path the path
 * @param key the entity's key there, as written; empty where it has none
 * @param stage how far the path came: the later, the smaller the change that would mend it
 * @param reason one clause: {@code customerId is not known}
 * @param attributes with {@link Stage#PROJECTION}: what the index lacks
 */
public record Refusal(
    KeyPath path, String key, Stage stage, String reason, List<String> attributes) {

  public Refusal {
    attributes = List.copyOf(attributes);
  }

  /** The questions that a path is asked, in order. */
  public enum Stage {
    /** Is the entity in it? */
    KEY,
    /** Is the whole partition key known? */
    PARTITION,
    /** Is every item that the pattern means in it? */
    MEMBERSHIP,
    /** Is everything known enforced? */
    EQUALITY,
    /** Does the range fall on the next part of the sort key? */
    RANGE,
    /** Does it order as asked? */
    ORDER,
    /** Is a range, or a beginning, of the values one of the slot's texts? */
    ENCODING,
    /** Does the text of the slot sort as its values do? */
    SORTING,
    /** Can it be read consistently? */
    CONSISTENCY,
    /** Does it hold what the result needs? */
    PROJECTION,
    /** Can other entities' items be kept out? */
    DISTINCTION
  }
}
