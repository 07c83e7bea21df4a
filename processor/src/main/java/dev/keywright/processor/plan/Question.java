package dev.keywright.processor.plan;

import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import java.util.List;
import java.util.Optional;

/**
 * An access pattern whose names are resolved: what is known, and what is wanted.
 *
 * @param entity the entity asked for
 * @param pattern the declaration
 * @param by the terms of {@code by}, in order
 * @param range the property in a range
 * @param prefix the property with a known beginning
 * @param orderBy the property that orders the result
 * @param filter the terms of {@code filter}
 * @param result the properties that the result needs
 */
public record Question(
    Entity entity,
    AccessPattern pattern,
    List<Term> by,
    Optional<PropertyPath> range,
    Optional<PropertyPath> prefix,
    Optional<PropertyPath> orderBy,
    List<Term> filter,
    List<Property> result) {

  public Question {
    by = List.copyOf(by);
    filter = List.copyOf(filter);
    result = List.copyOf(result);
  }

  /** The same question, pinned to an index; to none where its name is empty. */
  Question pinnedTo(String index) {
    AccessPattern pinned =
        new AccessPattern(
            pattern.name(),
            pattern.by(),
            pattern.range(),
            pattern.prefix(),
            pattern.orderBy(),
            pattern.descending(),
            pattern.limit(),
            pattern.unique(),
            pattern.filter(),
            pattern.consistent(),
            pattern.projection(),
            index,
            pattern.fetch(),
            pattern.sites());
    return new Question(entity, pinned, by, range, prefix, orderBy, filter, result);
  }

  /** How messages call it: {@code Order.recentOrders}. */
  public String label() {
    return entity.name() + "." + pattern.name();
  }

  /** Whether every item that is meant meets a term. */
  public boolean implies(Term term) {
    boolean present =
        term instanceof Term.Present
            && (!term.path().nullable()
                || range.filter(term.path()::equals).isPresent()
                || prefix.filter(term.path()::equals).isPresent());
    return present
        || by.stream().anyMatch(each -> each.implies(term))
        || filter.stream().anyMatch(each -> each.implies(term));
  }

  /** Whether the result holds a property. */
  public boolean returns(PropertyPath path) {
    return result.stream().anyMatch(each -> each.name().equals(path.steps().get(0).name()));
  }

  /** What is known, for messages. */
  public String known() {
    StringBuilder text = new StringBuilder();
    for (Term term : by) {
      text.append(text.isEmpty() ? "" : ", ").append(term);
    }
    range.ifPresent(each -> text.append(text.isEmpty() ? "" : ", ").append("a range of " + each));
    prefix.ifPresent(each -> text.append(text.isEmpty() ? "" : ", ").append("a prefix of " + each));
    return text.isEmpty() ? "nothing" : text.toString();
  }
}
