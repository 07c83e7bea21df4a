package dev.keywright.processor.plan;

import dev.keywright.processor.model.ItemCollection;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds by what each component of an item collection knows its items: the type attribute where the
 * path holds it, else a key attribute whose text is never that of another entity in the path.
 */
final class CollectionDistinction {

  private final TableLayout layout;
  private final KeyPath path;

  CollectionDistinction(TableLayout layout, KeyPath path) {
    this.layout = layout;
    this.path = path;
  }

  /**
   * The parts of a collection; empty where an entity cannot be told from the others.
   *
   * @param tails by entity, what follows the beginning that the query asks for
   */
  Optional<List<CollectionPlan.Part>> parts(
      Map<ItemCollection.Member, List<EntityLayout>> members, Map<EntityLayout, KeyTail> tails) {
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
                Optional.ofNullable(tails.get(entity))));
      }
    }
    return Optional.of(parts);
  }

  private Optional<Discriminator> discriminator(EntityLayout entity) {
    List<EntityLayout> others =
        layout.entities().stream().filter(each -> !each.equals(entity) && each.isIn(path)).toList();
    List<String> names = others.stream().map(each -> each.entity().name()).toList();
    String type = layout.table().typeAttribute();
    if (!type.isEmpty() && path.holds(type, layout.table())) {
      return Optional.of(new Discriminator(Discriminator.By.TYPE, type, names));
    }
    if (others.isEmpty()) {
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
    return Optional.empty();
  }
}
