package dev.keywright.testing.expression;

import dev.keywright.testing.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an update does to an item: the actions of an update expression, or of the legacy parameter
 * that says the same.
 *
 * @param actions in the order in which they were written
 */
public record Update(List<Action> actions) {
  private static final int BASE_BYTES = 3;
  private static final int GIVING_BYTES = 19;
  private static final int TAKING_BYTES = 2;

  /** One change, to what a path leads to. */
  public sealed interface Action {
    /** The path that is changed. */
    DocumentPath path();
  }

  /** {@code SET}: a value in place of what was there. */
  record Assign(DocumentPath path, UpdateOperand value) implements Action {}

  /** {@code REMOVE}. */
  record Remove(DocumentPath path) implements Action {}

  /** {@code ADD}: to a number or a set, or (the legacy parameter alone) to a list. */
  record Add(DocumentPath path, Value value) implements Action {}

  /** {@code DELETE}: from a set. */
  record Delete(DocumentPath path, Value value) implements Action {}

  /** The paths that are changed. */
  public List<DocumentPath> paths() {
    return actions.stream().map(Action::path).toList();
  }

  /** The names of the attributes that are changed, as a whole or within. */
  public Set<String> attributes() {
    return heads(actions.stream());
  }

  /** The names of those attributes that are given a value, not only removed. */
  public Set<String> writtenAttributes() {
    return heads(actions.stream().filter(Update::gives));
  }

  /** Whether there are actions, and none of them gives a value to anything. */
  public boolean onlyTakes() {
    return !actions.isEmpty() && actions.stream().noneMatch(Update::gives);
  }

  private static boolean gives(Action action) {
    return action instanceof Assign || action instanceof Add;
  }

  private static Set<String> heads(Stream<Action> actions) {
    return actions
        .map(Action::path)
        .map(DocumentPath::head)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The bytes that DynamoDB adds to those of the written attributes, by the actions. */
  public int overhead() {
    int bytes = BASE_BYTES;
    for (Action action : actions) {
      bytes += gives(action) ? GIVING_BYTES : TAKING_BYTES;
      List<DocumentPath.Step> steps = action.path().steps();
      if (!steps.isEmpty() && steps.get(steps.size() - 1) instanceof DocumentPath.Element) {
        bytes++;
      }
    }
    return bytes;
  }

  /**
   * The attributes after the update; every value is computed from the attributes before it.
   *
   * @throws dev.keywright.testing.protocol.ServiceError where a path or a type does not fit
   */
  public Map<String, Value> applyTo(Map<String, Value> attributes) {
    return new UpdateApplication(attributes).apply(actions);
  }
}
