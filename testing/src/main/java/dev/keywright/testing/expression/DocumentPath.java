package dev.keywright.testing.expression;

import dev.keywright.testing.value.Value;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A path to an attribute or into a document: {@code a.b[2].c}.
 *
 * @param head the name of the attribute
 * @param steps the way from there
 */
public record DocumentPath(String head, List<Step> steps) {

  /** One step into a map or a list. */
  public sealed interface Step {}

  /** To an entry of a map. */
  record Entry(String name) implements Step {
    @Override
    public String toString() {
      return name;
    }
  }

  /** To an element of a list. */
  record Element(int index) implements Step {
    @Override
    public String toString() {
      return "[" + index + "]";
    }
  }

  /** The path to an attribute as a whole. */
  public static DocumentPath of(String attribute) {
    return new DocumentPath(attribute, List.of());
  }

  /** Whether it leads into a document, not to an attribute as a whole. */
  public boolean isNested() {
    return !steps.isEmpty();
  }

  /** What stands there, or null. */
  @Nullable Value in(Map<String, Value> attributes) {
    Value value = attributes.get(head);
    for (Step step : steps) {
      value = follow(value, step);
      if (value == null) {
        return null;
      }
    }
    return value;
  }

  /** What one step leads to, or null. */
  static @Nullable Value follow(@Nullable Value value, Step step) {
    if (step instanceof Entry entry && value instanceof Value.Document document) {
      return document.entries().get(entry.name());
    }
    if (step instanceof Element element
        && value instanceof Value.Sequence sequence
        && element.index() < sequence.elements().size()) {
      return sequence.elements().get(element.index());
    }
    return null;
  }

  /** Reports a problem where this path and another cannot stand in one expression. */
  void checkAgainst(DocumentPath earlier, Problems problems) {
    if (!head.equals(earlier.head)) {
      return;
    }
    int common = Math.min(steps.size(), earlier.steps.size());
    for (int i = 0; i < common; i++) {
      Step mine = steps.get(i);
      Step other = earlier.steps.get(i);
      if (mine instanceof Entry != other instanceof Entry) {
        problems.add(Problems.Kind.PATH_CONFLICT, clash("conflict", earlier));
        return;
      }
      if (!mine.equals(other)) {
        return;
      }
    }
    problems.add(Problems.Kind.PATH_OVERLAP, clash("overlap", earlier));
  }

  private String clash(String how, DocumentPath earlier) {
    return "Two document paths "
        + how
        + " with each other; must remove or rewrite one of these paths; path one: "
        + earlier
        + ", path two: "
        + this;
  }

  /** As messages show it: {@code [a, b, [2]]}. */
  @Override
  public String toString() {
    return Stream.concat(Stream.of(head), steps.stream().map(Step::toString))
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
