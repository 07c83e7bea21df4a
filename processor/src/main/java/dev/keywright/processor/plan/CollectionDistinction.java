package dev.keywright.processor.plan;

import dev.keywright.processor.model.ItemCollection;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds by what each component of an item collection knows its items: the type attribute where the
 * path holds it, else a key attribute whose text is never that of another entity in the path.
 */
final class CollectionDistinction {

  private final TableLayout layout;
  private final KeyPath path;
  private final boolean mindsOthers;
  private final List<EntityLayout> caught;
  private final Map<EntityLayout, KeyTail> tails;

  private final Map<EntityLayout, KeySelection> own;

  /**
   * @param mindsOthers whether the entities' items must be known among those of no entity, too
   * @param own what each entity is selected by, in one partition
   * @param joined the condition on the sort key that selects all of them
   */
  CollectionDistinction(
      TableLayout layout,
      KeyPath path,
      boolean mindsOthers,
      Map<EntityLayout, KeySelection> own,
      JoinedSelection joined) {
    this.layout = layout;
    this.path = path;
    this.mindsOthers = mindsOthers;
    this.own = own;
    List<KeyValue> partition = own.values().iterator().next().partition();
    this.tails = joined.tails();
    this.caught =
        layout.entities().stream()
            .filter(each -> each.isIn(path) && isCaught(each, partition, joined))
            .toList();
  }

  /** Whether the query can select items of an entity. */
  private static boolean isCaught(
      EntityLayout entity, List<KeyValue> partition, JoinedSelection joined) {
    if (!Stream.concat(partition.stream(), joined.equals().stream())
        .allMatch(value -> EntityDistinction.meets(value, entity))) {
      return false;
    }
    if (!(joined.sort() instanceof KeyCondition.BeginsWith begins)) {
      return true;
    }
    return KeyLanguage.of(begins.before(), "S")
        .andAnything()
        .meets(KeyLanguage.of(entity.texts().get(begins.text().attribute())));
  }

  /** The parts of a collection; empty where an entity cannot be told from the others. */
  Optional<List<CollectionPlan.Part>> parts(
      Map<ItemCollection.Member, List<EntityLayout>> members) {
    List<CollectionPlan.Part> parts = new ArrayList<>();
    for (Map.Entry<ItemCollection.Member, List<EntityLayout>> member : members.entrySet()) {
      for (EntityLayout entity : member.getValue()) {
        Optional<Discriminator> discriminator = discriminator(entity);
        if (discriminator.isEmpty()) {
          return Optional.empty();
        }
        parts.add(
            new CollectionPlan.Part(
                member.getKey(),
                entity,
                discriminator.get(),
                Optional.ofNullable(tails.get(entity)),
                isKeyed(entity)));
      }
    }
    return Optional.of(parts);
  }

  private boolean isKeyed(EntityLayout entity) {
    return path.isTable() && own.get(entity).equals().size() == path.key().sort().size();
  }

  private Optional<Discriminator> discriminator(EntityLayout entity) {
    List<EntityLayout> others = caught.stream().filter(each -> !each.equals(entity)).toList();
    List<String> names = others.stream().map(each -> each.entity().name()).toList();
    String type = layout.table().typeAttribute();
    if (!type.isEmpty() && path.holds(type, layout.table())) {
      return Optional.of(new Discriminator(Discriminator.By.TYPE, type, names));
    }
    if (others.isEmpty() && !mindsOthers) {
      return Optional.of(Discriminator.none());
    }
    Set<String> attributes = new LinkedHashSet<>(path.key().sort());
    attributes.addAll(path.key().attributes());
    attributes.addAll(layout.table().key().attributes());
    for (String attribute : attributes) {
      boolean apart =
          entity.text(attribute).filter(KeyText::isDerived).isPresent()
              && others.stream()
                  .noneMatch(
                      other ->
                          KeyLanguage.of(entity.texts().get(attribute))
                              .meets(KeyLanguage.of(other.texts().get(attribute))));
      if (apart) {
        return Optional.of(new Discriminator(Discriminator.By.KEY_TEXT, attribute, names));
      }
    }
    return others.isEmpty() ? Optional.of(Discriminator.none()) : Optional.empty();
  }
}
