package dev.keywright.processor.plan;

import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.support.key.Equality;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a path lets be read of an entity: attributes that it holds, and properties that the text of
 * its keys gives back.
 */
public final class HeldAttributes {

  private final Table table;
  private final EntityLayout entity;
  private final KeyPath path;

  /** Looks at what a path holds of an entity. */
  public HeldAttributes(TableLayout layout, EntityLayout entity, KeyPath path) {
    this(layout.table(), entity, path);
  }

  private HeldAttributes(Table table, EntityLayout entity, KeyPath path) {
    this.table = table;
    this.entity = entity;
    this.path = path;
  }

  /** The attributes that a question's result and filter need, and the path does not hold. */
  List<String> missingFor(Question question) {
    Set<String> missing = new LinkedHashSet<>();
    // A local index fetches from the table what it does not project.
    boolean local = !path.isTable() && !path.isGlobal();
    for (Property property : question.result()) {
      if (!holds(property) && !(local && property.stored())) {
        addUnheld(property, missing);
      }
    }
    for (Term term : question.filter()) {
      Property property = term.path().holder();
      // What is spread into the item is read from its attribute alone.
      boolean held =
          property.equals(term.path().steps().get(0)) ? holds(property) : isStoredHere(property);
      if (!held && !(local && property.stored())) {
        addUnheld(property, missing);
      }
    }
    return new ArrayList<>(missing);
  }

  /** Whether the whole items have what a question's result and filter need. */
  boolean areFetched(Question question) {
    HeldAttributes whole =
        new HeldAttributes(table, entity, new KeyPath(Optional.empty(), table.key()));
    return whole.missingFor(question).isEmpty();
  }

  private void addUnheld(Property property, Set<String> missing) {
    property
        .attributes()
        .filter(each -> !isStoredHere(each))
        .forEach(each -> missing.add(each.attribute()));
  }

  private boolean isStoredHere(Property property) {
    return property
        .attributes()
        .allMatch(each -> each.stored() && path.holds(each.attribute(), table));
  }

  /** Whether a property can be read. */
  public boolean holds(Property property) {
    return isStoredHere(property) || keyTextOf(property).isPresent();
  }

  /** The projected key whose text gives a property back, where one does. */
  public Optional<KeyText> keyTextOf(Property property) {
    return keyTexts().stream()
        .filter(KeyText::isDerived)
        .filter(
            text ->
                text.slots().stream()
                    .anyMatch(
                        slot ->
                            slot.path().isDirect()
                                && slot.path().name().equals(property.name())
                                && slot.equality() == Equality.EXACT))
        .findFirst();
  }

  private List<KeyText> keyTexts() {
    Set<String> attributes = new LinkedHashSet<>(table.key().attributes());
    attributes.addAll(path.key().attributes());
    return attributes.stream().flatMap(each -> entity.text(each).stream()).toList();
  }
}
