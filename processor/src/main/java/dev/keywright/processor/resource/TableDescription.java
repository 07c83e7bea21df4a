package dev.keywright.processor.resource;

import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The description of a table as JSON, {@code META-INF/keywright/<table>.json}: what is declared,
 * and how each pattern is answered. It stands beside the classes in their jar, and is what the
 * Maven plugin reads. Members are sorted, lists are in the order of declaration, and nothing else
 * than the sources has a part in it.
 */
public final class TableDescription {

  /** Grows when a member changes its meaning; new members come without that. */
  private static final int FORMAT = 1;

  private final PlannedTable planned;
  private final Table table;

  private TableDescription(PlannedTable planned) {
    this.planned = planned;
    this.table = planned.layout().table();
  }

  /**
   * Where the description of a table stands in the class output: under the name of the type that
   * declares it, since two types may well declare tables of one name.
   */
  public static String path(Table table) {
    return "META-INF/keywright/" + table.type().canonicalName() + ".json";
  }

  /** The description of a table. */
  public static String json(PlannedTable planned) {
    return Json.text(new TableDescription(planned).describe());
  }

  private Map<String, Object> describe() {
    Map<String, Object> object = new TreeMap<>();
    object.put("format", FORMAT);
    object.put("name", table.name());
    object.put("declaredBy", table.type().canonicalName());
    object.put("typeAttribute", table.typeAttribute());
    object.put("key", key(table.key()));
    object.put("keyAttributeTypes", planned.layout().keyAttributeTypes());
    object.put("indexes", table.indexes().stream().map(TableDescription::index).toList());
    object.put("entities", planned.layout().entities().stream().map(this::entity).toList());
    object.put("collections", table.collections().stream().map(this::collection).toList());
    return object;
  }

  private static Map<String, Object> key(KeySchema key) {
    return Map.of("partition", key.partition(), "sort", key.sort());
  }

  private static Map<String, Object> index(Index index) {
    Map<String, Object> object = new TreeMap<>();
    object.put("name", index.name());
    object.put("kind", index instanceof Index.Global ? "global" : "local");
    object.put("key", key(index.key()));
    object.put("projection", index.projection().name());
    object.put("include", index.include());
    return object;
  }

  private Map<String, Object> entity(EntityLayout entity) {
    Map<String, Object> object = new TreeMap<>();
    object.put("name", entity.entity().name());
    object.put("class", entity.entity().type().canonicalName());
    object.put("type", entity.entity().typeValue());
    object.put(
        "properties",
        entity.entity().properties().stream()
            .flatMap(PropertyPath::attributes)
            .map(TableDescription::property)
            .toList());
    entity.entity().sealedShape().ifPresent(shape -> object.put("permitted", permitted(shape)));
    object.put(
        "keys",
        KeyPath.of(table).stream().filter(entity::isIn).map(path -> keyOf(entity, path)).toList());
    object.put(
        "patterns",
        planned.of(entity).stream().map(each -> PatternDescription.of(each, table)).toList());
    return object;
  }

  /** The types of a sealed entity, and the attribute that tells them apart. */
  private static Map<String, Object> permitted(Shape.Sealed shape) {
    List<Map<String, Object>> types = new ArrayList<>();
    for (ValueType.Variant variant : shape.variants()) {
      Map<String, Object> type = new TreeMap<>();
      type.put("class", variant.document().type().canonicalName());
      type.put("value", variant.tag());
      type.put(
          "properties",
          variant.document().properties().stream()
              .flatMap(PropertyPath::attributes)
              .map(TableDescription::property)
              .toList());
      types.add(type);
    }
    Map<String, Object> object = new TreeMap<>();
    object.put("attribute", shape.attribute());
    object.put("types", types);
    return object;
  }

  /** What an entity holds in a path; the index is empty for the table's own key. */
  private static Map<String, Object> keyOf(EntityLayout entity, KeyPath path) {
    Map<String, Object> attributes = new TreeMap<>();
    for (String attribute : path.key().attributes()) {
      attributes.put(attribute, entity.texts().get(attribute).source());
    }
    Map<String, Object> object = new TreeMap<>();
    object.put("index", path.indexName());
    object.put("attributes", attributes);
    object.put("when", entity.when(path).stream().map(Term::toString).toList());
    return object;
  }

  private static Map<String, Object> property(PropertyPath path) {
    Property property = path.property();
    Map<String, Object> object = new TreeMap<>();
    object.put("name", path.name());
    object.put("type", property.type().shown());
    object.put("attribute", property.stored() ? property.attribute() : "");
    object.put("nullable", path.nullable());
    object.put("role", property.role().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    object.put("sensitive", path.sensitive());
    return object;
  }

  private Map<String, Object> collection(ItemCollection collection) {
    Map<String, Object> object = new TreeMap<>();
    object.put("name", collection.name());
    object.put("class", collection.type().canonicalName());
    object.put(
        "components", collection.members().stream().map(TableDescription::component).toList());
    object.put("refusesOthers", collection.refusesOthers());
    List<CollectionPlan> plans = planned.collections().getOrDefault(collection.name(), List.of());
    object.put("patterns", plans.stream().map(each -> PatternDescription.of(each, table)).toList());
    return object;
  }

  private static Map<String, Object> component(ItemCollection.Member member) {
    return Map.of(
        "name", member.name(),
        "entities", member.entities(),
        "arity", member.arity().name().toLowerCase(Locale.ROOT));
  }
}
