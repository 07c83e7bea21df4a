package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table with the keys of its entities resolved: what the planner, the checks and the writers work
 * on. An entity whose keys have mistakes is left out; they are in the report.
 *
 * @param table the table
 * @param entities the entities, in order
 */
public record TableLayout(Table table, List<EntityLayout> entities) {

  public TableLayout {
    entities = List.copyOf(entities);
  }

  /** Resolves the keys of every entity. */
  public static TableLayout of(Table table, Report report) {
    List<EntityLayout> entities = new ArrayList<>();
    for (Entity entity : table.entities()) {
      new KeyResolver(table, entity, report).resolve().ifPresent(entities::add);
    }
    return new TableLayout(table, entities);
  }

  /** The layout of an entity, where its keys were sound. */
  public Optional<EntityLayout> entity(String name) {
    return entities.stream().filter(each -> each.entity().name().equals(name)).findFirst();
  }

  /** Whether every entity could be resolved. */
  public boolean isComplete() {
    return entities.size() == table.entities().size();
  }

  /** The DynamoDB type of each key attribute, in the order of the table's paths. */
  public Map<String, String> keyAttributeTypes() {
    Map<String, String> types = new LinkedHashMap<>();
    for (KeyPath path : KeyPath.of(table)) {
      for (String attribute : path.key().attributes()) {
        types.computeIfAbsent(attribute, this::keyAttributeType);
      }
    }
    return types;
  }

  // An attribute that no entity fills is text: what its future templates would make.
  private String keyAttributeType(String attribute) {
    return entities.stream()
        .flatMap(each -> each.text(attribute).stream())
        .map(KeyText::attributeType)
        .findFirst()
        .orElse("S");
  }
}
