package dev.keywright.processor.plan;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rule 5: which items of an entity are under a path. The table holds all of them; an index those
 * that have a value for each of its slots, and for which its {@code when} holds.
 */
final class IndexMembership {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final KeyPath path;

  IndexMembership(TableLayout layout, EntityLayout entity, KeyPath path) {
    this.layout = layout;
    this.entity = entity;
    this.path = path;
  }

  /** Why the index lacks items that a question means; a pinned index means what it holds. */
  Optional<String> obstacle(Question question) {
    if (path.isTable() || path.indexName().equals(question.pattern().index())) {
      return Optional.empty();
    }
    for (Term term : entity.when(path)) {
      if (!question.implies(term)) {
        return Optional.of("holds only items whose " + whenText());
      }
    }
    for (String attribute : path.key().attributes()) {
      if (layout.table().key().attributes().contains(attribute)) {
        continue;
      }
      for (KeySlot slot : entity.texts().get(attribute).slots()) {
        if (!isAlwaysPresent(slot.path()) && !question.implies(new Term.Present(slot.path()))) {
          return Optional.of("holds only items that have " + slot.path());
        }
      }
    }
    return Optional.empty();
  }

  private String whenText() {
    return String.join(" and ", entity.when(path).stream().map(Term::toString).toList());
  }

  /** Whether every item has a value: it is never null, or the table's own key needs it. */
  boolean isAlwaysPresent(PropertyPath property) {
    return !property.nullable()
        || slots(layout.table().key().attributes().stream())
            .anyMatch(slot -> slot.path().equals(property));
  }

  /** Whether a term holds for every item in the index. */
  boolean implies(Term term) {
    if (path.isTable()) {
      return false;
    }
    boolean isKey =
        term instanceof Term.Present
            && slots(path.key().attributes().stream())
                .anyMatch(slot -> slot.path().equals(term.path()));
    return isKey || entity.when(path).stream().anyMatch(each -> each.implies(term));
  }

  private Stream<KeySlot> slots(Stream<String> attributes) {
    return attributes.flatMap(each -> entity.texts().get(each).slots().stream());
  }
}
