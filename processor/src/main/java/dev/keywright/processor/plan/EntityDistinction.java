package dev.keywright.processor.plan;

import dev.keywright.support.key.CodePointOrder;
import dev.keywright.support.key.SlotEncoding;
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
      if (isAnother(other) && other.isIn(path) && catches(other, partition, sort, condition)) {
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

  private boolean isAnother(EntityLayout other) {
    String name = entity.entity().type().canonicalName();
    return !other.entity().type().canonicalName().equals(name);
  }

  private boolean isDerivedText(String attribute) {
    return entity.text(attribute).filter(KeyText::isDerived).isPresent();
  }

  private boolean meets(EntityLayout other, String attribute) {
    return KeyLanguage.of(entity.texts().get(attribute))
        .meets(KeyLanguage.of(other.texts().get(attribute)));
  }

  /** The sort key is looked at first: its literals keep most entities apart. */
  private boolean catches(
      EntityLayout other, List<KeyValue> partition, SortKeyMatch sort, KeyCondition condition) {
    return meets(other, sort, condition) && meets(other, sort.equals()) && meets(other, partition);
  }

  private static boolean meets(EntityLayout other, List<KeyValue> known) {
    for (KeyValue value : known) {
      if (!meets(value, other)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the condition on the sort key selects what the other entity writes there. */
  private static boolean meets(EntityLayout other, SortKeyMatch sort, KeyCondition condition) {
    KeyText current = sort.current();
    if (current == null) {
      return true;
    }
    KeyText theirs = other.texts().get(current.attribute());
    if (!theirs.attributeType().equals(current.attributeType())) {
      return false;
    }
    List<BoundPart> before = sort.before();
    boolean bounded =
        condition instanceof KeyCondition.Between between
            && current.attributeType().equals("S")
            && between.slot().text().least() != null;
    if ((before.isEmpty() && !bounded) || condition instanceof KeyCondition.None) {
      return true;
    }
    KeyLanguage mine = KeyLanguage.of(before, current.attributeType());
    KeyLanguage another = KeyLanguage.of(theirs);
    if (condition instanceof KeyCondition.Between between) {
      return (!mine.beginsApartFrom(another) && between(mine, between).meets(another))
          || isUpperBound(between, another);
    }
    return mine.andAnything().meets(another);
  }

  /** All texts between the bounds of any range. */
  private static KeyLanguage between(KeyLanguage before, KeyCondition.Between condition) {
    SlotEncoding<?> slot = condition.slot().text();
    String least = slot.least();
    String greatest = slot.greatest();
    if (least == null || greatest == null || condition.mayBeShortened()) {
      return before.andAnything();
    }
    String end = greatest + condition.after();
    String bound = condition.last() ? end : CodePointOrder.successor(end);
    return bound == null ? before.andAnything() : before.andBetween(least, bound);
  }

  /** A range without end is bounded by the successor of what stands before it, inclusively. */
  private static boolean isUpperBound(KeyCondition.Between condition, KeyLanguage theirs) {
    if (condition.slot().text().greatest() != null && !condition.mayBeShortened()) {
      return false;
    }
    List<BoundPart> before = condition.before();
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

  /** Whether another entity can have the same text in a key attribute. */
  static boolean meets(KeyValue value, EntityLayout other) {
    return KeyLanguage.of(value.parts(), value.text().attributeType())
        .meets(KeyLanguage.of(other.texts().get(value.attribute())));
  }
}
