package dev.keywright.processor.plan;

import dev.keywright.IndexProjection;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a table and its entities as the Java sources that a user would have written. */
final class ModelSource {

  private final Table table;

  ModelSource(Table table) {
    this.table = table;
  }

  /** An entity with patterns. */
  static Entity with(Entity entity, List<AccessPattern> patterns) {
    return new Entity(
        entity.name(),
        entity.type(),
        entity.typeValue(),
        entity.properties(),
        entity.shape(),
        entity.keys(),
        patterns,
        entity.generatedPackage(),
        entity.site());
  }

  /** The types by their simple names: the table, entities, and what they are made of. */
  Map<String, String> types() {
    Map<String, String> types = new LinkedHashMap<>();
    types.put(table.type().simpleName(), table());
    for (Entity entity : table.entities()) {
      types.put(entity.name(), entity(entity));
      entity.properties().forEach(each -> addType(each, types));
      for (AccessPattern pattern : entity.patterns()) {
        pattern.projection().ifPresent(each -> types.put(each.name(), projection(each)));
      }
    }
    for (ItemCollection collection : table.collections()) {
      types.put(collection.name(), collection(collection));
    }
    return types;
  }

  private static String collection(ItemCollection collection) {
    StringBuilder source = new StringBuilder("@ItemCollection\n");
    collection.patterns().forEach(pattern -> pattern(source, pattern));
    return source
        .append("public record ")
        .append(collection.name())
        .append('(')
        .append(
            collection.members().stream()
                .map(
                    each ->
                        (each.arity() == ItemCollection.Arity.LIST ? "List<" : "Optional<")
                            + each.type().simpleName()
                            + "> "
                            + each.name())
                .collect(Collectors.joining(", ")))
        .append(") {}\n")
        .toString();
  }

  private static void addType(Property property, Map<String, String> types) {
    if (property.type() instanceof ValueType.Document document) {
      types.put(document.name(), record(document.name(), document.properties()));
    }
    property
        .scalar()
        .filter(each -> !each.constants().isEmpty())
        .ifPresent(
            each ->
                types.put(
                    shown(property),
                    "public enum "
                        + shown(property)
                        + " { "
                        + String.join(", ", each.constants())
                        + " }\n"));
  }

  private static String projection(Projection projection) {
    return record(projection.name(), projection.properties());
  }

  private static String record(String name, List<Property> properties) {
    return "public record "
        + name
        + "("
        + properties.stream().map(ModelSource::component).collect(Collectors.joining(", "))
        + ") {}\n";
  }

  private String table() {
    StringBuilder source = new StringBuilder();
    List<String> members = new ArrayList<>();
    members.add("name = \"" + table.name() + "\"");
    members.add("partitionKey = \"" + table.key().partition().get(0) + "\"");
    table.key().sort().forEach(each -> members.add("sortKey = \"" + each + "\""));
    members.add("entities = " + classes(table.entities().stream().map(Entity::name)));
    members.add("collections = " + classes(table.collections().stream().map(ItemCollection::name)));
    members.add("typeAttribute = \"" + table.typeAttribute() + "\"");
    annotation(source, "Table", members);
    for (Index index : table.indexes()) {
      List<String> of = new ArrayList<>();
      of.add("name = \"" + index.name() + "\"");
      if (index instanceof Index.Global) {
        of.add("partitionKey = " + texts(index.key().partition()));
      }
      if (!index.key().sort().isEmpty()) {
        of.add("sortKey = " + texts(index.key().sort()));
      }
      if (index.projection() != IndexProjection.ALL) {
        of.add("projection = IndexProjection." + index.projection());
      }
      if (!index.include().isEmpty()) {
        of.add("include = " + texts(index.include()));
      }
      annotation(source, index instanceof Index.Global ? "GlobalIndex" : "LocalIndex", of);
    }
    return source.append("public interface " + table.type().simpleName() + " {}\n").toString();
  }

  private static String classes(Stream<String> names) {
    return names.map(each -> each + ".class").collect(Collectors.joining(", ", "{", "}"));
  }

  private static String entity(Entity entity) {
    StringBuilder source = new StringBuilder("@Entity\n");
    for (KeyDeclaration key : entity.keys()) {
      List<String> members = new ArrayList<>();
      add(members, "index", key.index());
      add(members, "partition", key.partition());
      add(members, "sort", key.sort());
      add(members, "when", key.when());
      annotation(source, "Key", members);
    }
    entity.patterns().forEach(pattern -> pattern(source, pattern));
    return source.append(record(entity.name(), entity.properties())).toString();
  }

  private static void pattern(StringBuilder source, AccessPattern pattern) {
    List<String> members = new ArrayList<>();
    add(members, "name", pattern.name());
    if (!pattern.by().isEmpty()) {
      members.add("by = " + texts(pattern.by()));
    }
    add(members, "range", pattern.range());
    add(members, "prefix", pattern.prefix());
    add(members, "orderBy", pattern.orderBy());
    flag(members, "descending", pattern.descending());
    if (pattern.limit() > 0) {
      members.add("limit = " + pattern.limit());
    }
    flag(members, "unique", pattern.unique());
    add(members, "filter", pattern.filter());
    flag(members, "consistent", pattern.consistent());
    pattern.projection().ifPresent(each -> members.add("as = " + each.name() + ".class"));
    add(members, "index", pattern.index());
    flag(members, "fetch", pattern.fetch());
    annotation(source, "AccessPattern", members);
  }

  private static String component(Property property) {
    List<String> stored = new ArrayList<>();
    if (!property.attribute().equals(property.name())) {
      stored.add("name = \"" + property.attribute() + "\"");
    }
    add(stored, "format", property.format());
    if (!property.stored()) {
      stored.add("stored = false");
    }
    return (property.nullable() ? "@Nullable " : "")
        + (stored.isEmpty() ? "" : "@Attribute(" + String.join(", ", stored) + ") ")
        + shown(property)
        + " "
        + property.name();
  }

  private static String shown(Property property) {
    if (property.type() instanceof ValueType.Document document) {
      return document.name();
    }
    var type = property.type().javaType();
    return (property.nullable() ? type.box() : type).toString().replaceAll("[a-z]+\\.", "");
  }

  private static void add(List<String> members, String name, String value) {
    if (!value.isEmpty()) {
      members.add(name + " = \"" + value + "\"");
    }
  }

  private static void flag(List<String> members, String name, boolean value) {
    if (value) {
      members.add(name + " = true");
    }
  }

  private static void annotation(StringBuilder source, String name, List<String> members) {
    source.append('@').append(name).append('(').append(String.join(", ", members)).append(")\n");
  }

  private static String texts(List<String> texts) {
    String joined =
        texts.stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(", "));
    return texts.size() == 1 ? joined : "{" + joined + "}";
  }
}
