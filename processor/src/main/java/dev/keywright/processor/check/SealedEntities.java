package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType.Variant;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.TableLayout;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A sealed entity whose permitted types do not agree. What every write fills by itself is one
 * attribute, whichever type is written; and an instance is an item of one entity, so that no type
 * belongs to two.
 */
final class SealedEntities {

  private SealedEntities() {}

  static void check(TableLayout layout, Report report) {
    layout.entities().forEach(each -> checkTableKey(layout, each, report));
    Map<String, Entity> owners = new LinkedHashMap<>();
    List<Entity> entities = layout.table().entities();
    for (Entity entity : entities) {
      if (entity.sealedShape().isEmpty()) {
        owners.put(entity.type().canonicalName(), entity);
      }
    }
    for (Entity entity : entities) {
      Optional<Shape.Sealed> shape = entity.sealedShape();
      if (shape.isEmpty()) {
        continue;
      }
      for (Variant variant : shape.get().variants()) {
        Entity other = owners.putIfAbsent(variant.document().type().canonicalName(), entity);
        if (other != null) {
          belongsToTwo(entity, other, variant, report);
        }
      }
      for (Role role : List.of(Role.VERSION, Role.CREATED_AT, Role.UPDATED_AT)) {
        checkRole(entity, shape.get().variants(), role, report);
      }
    }
  }

  /** Whether every permitted type has a property, so that each of its instances has a table key. */
  static boolean isEverywhere(Entity entity, PropertyPath path) {
    return lacking(entity, path).isEmpty();
  }

  private static Optional<Variant> lacking(Entity entity, PropertyPath path) {
    return entity.sealedShape().stream()
        .flatMap(each -> each.variants().stream())
        .filter(each -> path.in(each.document().properties()).isEmpty())
        .findFirst();
  }

  private static void checkTableKey(TableLayout layout, EntityLayout entity, Report report) {
    Set<String> seen = new HashSet<>();
    for (String attribute : layout.table().key().attributes()) {
      for (KeySlot slot : entity.texts().get(attribute).slots()) {
        Optional<Variant> lacking = lacking(entity.entity(), slot.path());
        if (lacking.isPresent() && seen.add(slot.path().name())) {
          String name = lacking.get().document().name();
          report.add(
              Problem.SEALED_ENTITY,
              Keys.site(layout, entity, attribute, slot),
              name
                  + " has no "
                  + slot.path()
                  + ", which stands in the key of "
                  + layout.table().type().simpleName(),
              "every item has the table's key, whichever type of "
                  + entity.entity().name()
                  + " it holds",
              "give " + name + " the property, or take another one into the key");
        }
      }
    }
  }

  private static void belongsToTwo(Entity entity, Entity other, Variant variant, Report report) {
    String name = variant.document().name();
    boolean isItself = other.type().equals(variant.document().type());
    report.add(
        Problem.SEALED_ENTITY,
        isItself ? other.site() : entity.site(),
        isItself
            ? name + " is an entity by itself, and a type of the entity " + entity.name()
            : name + " is a type of two entities, " + other.name() + " and " + entity.name(),
        "one instance would be an item of either, and of two kinds",
        isItself
            ? "list one of them: " + entity.name() + " holds every " + name + " already"
            : "list one sealed type that permits all of their types");
  }

  private static void checkRole(Entity entity, List<Variant> variants, Role role, Report report) {
    Map<Variant, PropertyPath> holders = new LinkedHashMap<>();
    for (Variant variant : variants) {
      variant.document().properties().stream()
          .flatMap(PropertyPath::attributes)
          .filter(each -> each.property().role() == role)
          .findFirst()
          .ifPresent(each -> holders.put(variant, each));
    }
    if (holders.isEmpty()) {
      return;
    }
    PropertyPath first = holders.values().iterator().next();
    for (Variant variant : variants) {
      PropertyPath own = holders.get(variant);
      boolean isSame =
          own != null
              && own.name().equals(first.name())
              && first.in(entity.properties()).isPresent();
      if (isSame) {
        continue;
      }
      report.add(
          Problem.SEALED_ENTITY,
          first.property().site(),
          first.property().site().owner()
              + " is filled by the write itself, and not in all types of "
              + entity.name(),
          own == null
              ? variant.document().name() + " has none"
              : entity
                  .unshared(first.steps().get(0).name())
                  .orElse("it is " + own.property().site().owner() + " there"),
          "declare it once: let " + entity.name() + " have the annotated accessor");
      return;
    }
  }
}
