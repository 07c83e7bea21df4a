package dev.keywright.processor.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the other entities whose items a key condition would select, and what keeps them out: the
 * type attribute where the path holds it, else the text of a key where it can never be the others'.
 */
final class EntityDistinction {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final KeyPath path;

  EntityDistinction(TableLayout layout, EntityLayout entity, KeyPath path) {
    this.layout = layout;
    this.entity = entity;
    this.path = path;
  }

  /** What tells the entity's items from those of others; null where nothing does. */
  @Nullable Discriminator of(List<KeyValue> partition, SortKeyMatch sort, KeyCondition condition) {
    List<EntityLayout> caught = new ArrayList<>();
    for (EntityLayout other : layout.entities()) {
      if (!other.equals(entity) && other.isIn(path) && catches(other, partition, sort, condition)) {
        caught.add(other);
      }
    }
    if (caught.isEmpty()) {
      return Discriminator.none();
    }
    List<String> names = caught.stream().map(each -> each.entity().name()).toList();
    String type = layout.table().typeAttribute();
    if (!type.isEmpty() && path.holds(type, layout.table())) {
      return new Discriminator(Discriminator.By.TYPE, type, names);
    }
    Set<String> attributes = new LinkedHashSet<>(path.key().attributes());
    attributes.addAll(layout.table().key().attributes());
    for (String attribute : attributes) {
      if (isDerivedText(attribute) && caught.stream().noneMatch(each -> meets(each, attribute))) {
        return new Discriminator(Discriminator.By.KEY_TEXT, attribute, names);
      }
    }
    return null;
  }

  private boolean isDerivedText(String attribute) {
    return entity.text(attribute).filter(KeyText::isDerived).isPresent();
  }

  private boolean meets(EntityLayout other, String attribute) {
    return KeyLanguage.of(entity.texts().get(attribute))
        .meets(KeyLanguage.of(other.texts().get(attribute)));
  }

  private boolean catches(
      EntityLayout other, List<KeyValue> partition, SortKeyMatch sort, KeyCondition condition) {
    for (KeyValue value : partition) {
      if (!meets(value, other)) {
        return false;
      }
    }
    for (KeyValue value : sort.equals()) {
      if (!meets(value, other)) {
        return false;
      }
    }
    KeyText current = sort.current();
    if (current == null) {
      return true;
    }
    KeyText theirs = other.texts().get(current.attribute());
    if (!theirs.attributeType().equals(current.attributeType())) {
      return false;
    }
    List<BoundPart> before = sort.before();
    if (before.isEmpty() || condition instanceof KeyCondition.None) {
      return true;
    }
    KeyLanguage selected = KeyLanguage.of(before, current.attributeType()).andAnything();
    return selected.meets(KeyLanguage.of(theirs))
        || (condition instanceof KeyCondition.Between
            && isUpperBound(before, KeyLanguage.of(theirs)));
  }

  /** A range without end is bounded by the successor of what stands before it, inclusively. */
  private static boolean isUpperBound(List<BoundPart> before, KeyLanguage theirs) {
    BoundPart last = before.get(before.size() - 1);
    if (!(last instanceof BoundPart.Text text)) {
      return true;
    }
    List<BoundPart> bound = new ArrayList<>(before.subList(0, before.size() - 1));
    int end = text.text().length();
    int codePoint = text.text().codePointBefore(end);
    bound.add(
        new BoundPart.Text(
            text.text().substring(0, end - Character.charCount(codePoint))
                + Character.toString(codePoint + 1)));
    return KeyLanguage.of(bound, "S").meets(theirs);
  }

  private static boolean meets(KeyValue value, EntityLayout other) {
    return KeyLanguage.of(value.parts(), value.text().attributeType())
        .meets(KeyLanguage.of(other.texts().get(value.attribute())));
  }
}
