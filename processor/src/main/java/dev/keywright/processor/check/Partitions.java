package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.SuggestedText;
import dev.keywright.processor.plan.TableLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What advice on a partition key says in common: where it stands, and how it is spread. */
final class Partitions {

  private Partitions() {}

  /** Looks at each entity in each path that has partitions of its own. */
  interface Visitor {
    void visit(EntityLayout entity, KeyPath path, PartitionValues values);
  }

  /** Visits the paths of each entity; a local index has the partitions of the table. */
  static void forEach(TableLayout layout, Visitor visitor) {
    for (EntityLayout entity : layout.entities()) {
      for (KeyPath path : KeyPath.of(layout.table())) {
        boolean own =
            path.isTable() || !path.key().partition().equals(layout.table().key().partition());
        if (own && entity.isIn(path) && !path.key().partition().isEmpty()) {
          visitor.visit(entity, path, PartitionValues.of(entity, path));
        }
      }
    }
  }

  /** How messages call the items of an entity in a path. */
  static String items(EntityLayout entity, KeyPath path) {
    return "items of " + entity.entity().name() + (path.isTable() ? "" : " in " + path.label());
  }

  /**
   * The partition template of the path; the index where it fills its key with what is there anyway:
   * with a property, or with the table's own keys.
   */
  static Site site(TableLayout layout, EntityLayout entity, KeyPath path) {
    Optional<KeyDeclaration> key = entity.entity().key(path.indexName());
    if (key.isPresent()) {
      return key.get().partition().isEmpty() ? key.get().site() : key.get().partitionSite();
    }
    return path.index().map(each -> each.site()).orElse(entity.entity().site());
  }

  /** The template that spreads a partition over ten, by a property that tells items apart. */
  static String spread(
      TableLayout layout, EntityLayout entity, KeyPath path, List<PropertyPath> known) {
    Optional<String> by = spreadingProperty(layout, entity, known);
    if (by.isEmpty()) {
      return "let the partition begin with a property that tells many items apart";
    }
    List<KeyText> texts = entity.partition(path.key());
    StringBuilder template = new StringBuilder();
    if (texts.size() == 1 && texts.get(0).isDerived()) {
      template.append(texts.get(0).source());
    } else {
      for (PropertyPath each : known) {
        template
            .append(template.isEmpty() ? "" : "#")
            .append(SuggestedText.upper(each.property().name()))
            .append("#{")
            .append(each)
            .append('}');
      }
    }
    String spread = template + "#{" + by.get() + ":shard(10)}";
    boolean isTemplate = entity.entity().key(path.indexName()).isPresent();
    return isTemplate && texts.size() == 1 && texts.get(0).isDerived()
        ? "spread it: partition = \"" + spread + "\""
        : "spread it: give "
            + (path.isTable() ? "the table" : path.label())
            + " a key attribute of its own, filled by partition = \""
            + spread
            + "\"";
  }

  private static Optional<String> spreadingProperty(
      TableLayout layout, EntityLayout entity, List<PropertyPath> known) {
    List<KeySlot> slots = new ArrayList<>();
    entity.sort(layout.table().key()).forEach(each -> slots.addAll(each.slots()));
    entity.partition(layout.table().key()).forEach(each -> slots.addAll(each.slots()));
    return slots.stream()
        .map(KeySlot::path)
        .filter(each -> !known.contains(each))
        .filter(each -> !each.nullable())
        .filter(each -> tellsManyApart(each.property().scalar().orElseThrow().scalar()))
        .map(PropertyPath::name)
        .findFirst();
  }

  private static boolean tellsManyApart(ScalarType type) {
    return switch (type) {
      case STRING, UUID, INT, LONG -> true;
      default -> false;
    };
  }
}
