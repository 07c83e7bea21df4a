package dev.keywright.processor.plan;

import dev.keywright.IndexProjection;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a case as the Java source that a user would have written, and what was asked of it. */
final class CaseSource {

  private final Case failing;
  private final StringBuilder source = new StringBuilder();

  CaseSource(Case failing) {
    this.failing = failing;
  }

  String write(String difference) {
    table();
    failing.table().entities().forEach(this::entity);
    source.append("\n// rows\n");
    failing.rows().forEach(row -> source.append("//   ").append(show(row)).append('\n'));
    source.append("// arguments ").append(escaped(failing.known().toString()));
    source.append(", range ").append(escaped(failing.range().toString()));
    source.append(", prefix \"").append(escaped(failing.prefix())).append("\"\n");
    failing
        .resolve()
        .ifPresent(
            resolved ->
                source
                    .append("// plan ")
                    .append(
                        resolved.plan() instanceof Planner.Planned planned
                            ? Planning.describe(planned.plan())
                            : "none")
                    .append('\n'));
    return source.append("// ").append(escaped(difference)).append('\n').toString();
  }

  private void table() {
    List<String> members = new ArrayList<>();
    members.add("name = \"T\"");
    members.add("partitionKey = \"" + failing.table().key().partition().get(0) + "\"");
    failing.table().key().sort().forEach(each -> members.add("sortKey = \"" + each + "\""));
    members.add(
        "entities = {"
            + failing.table().entities().stream()
                .map(each -> each.name() + ".class")
                .collect(Collectors.joining(", "))
            + "}");
    members.add("typeAttribute = \"" + failing.table().typeAttribute() + "\"");
    annotation("Table", members);
    for (Index index : failing.table().indexes()) {
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
      annotation(index instanceof Index.Global ? "GlobalIndex" : "LocalIndex", of);
    }
    source.append("interface T {}\n");
  }

  private void entity(Entity entity) {
    source.append("\n@Entity\n");
    for (KeyDeclaration key : entity.keys()) {
      List<String> members = new ArrayList<>();
      add(members, "index", key.index());
      add(members, "partition", key.partition());
      add(members, "sort", key.sort());
      add(members, "when", key.when());
      annotation("Key", members);
    }
    if (entity.name().equals(failing.entity())) {
      pattern(failing.pattern());
    }
    source
        .append("record ")
        .append(entity.name())
        .append('(')
        .append(
            entity.properties().stream()
                .map(CaseSource::component)
                .collect(Collectors.joining(", ")))
        .append(") {}\n");
  }

  private void pattern(AccessPattern pattern) {
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
    pattern
        .projection()
        .ifPresent(
            each ->
                members.add(
                    "as = /* record of "
                        + each.properties().stream()
                            .map(Property::name)
                            .collect(Collectors.joining(", "))
                        + " */ "
                        + each.name()
                        + ".class"));
    add(members, "index", pattern.index());
    flag(members, "fetch", pattern.fetch());
    annotation("AccessPattern", members);
  }

  private static String component(Property property) {
    String type =
        property.type() instanceof ValueType.Document document
            ? document.name()
            : property.type().javaType().toString().replaceAll("[a-z]+\\.", "");
    return (property.nullable() ? "@Nullable " : "")
        + (property.stored() ? "" : "@Attribute(stored = false) ")
        + type
        + " "
        + property.name();
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

  private void annotation(String name, List<String> members) {
    source.append('@').append(name).append('(').append(String.join(", ", members)).append(")\n");
  }

  private static String texts(List<String> texts) {
    String joined =
        texts.stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(", "));
    return texts.size() == 1 ? joined : "{" + joined + "}";
  }

  private static String show(Row row) {
    return row.entity() + escaped(row.values().toString());
  }

  private static String escaped(String text) {
    StringBuilder shown = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c < ' ' || c > '~') {
        shown.append(String.format("\\u%04X", (int) c));
      } else {
        shown.append(c);
      }
    }
    return shown.toString();
  }
}
