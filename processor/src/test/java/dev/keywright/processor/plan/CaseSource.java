package dev.keywright.processor.plan;

import dev.keywright.processor.model.Entity;
import java.util.List;

/** Writes a case as the Java source that a user would have written, and what was asked of it. */
final class CaseSource {

  private final Case failing;
  private final StringBuilder source = new StringBuilder();

  CaseSource(Case failing) {
    this.failing = failing;
  }

  String write(String difference) {
    List<Entity> entities =
        failing.table().entities().stream()
            .map(
                each ->
                    each.name().equals(failing.entity())
                        ? ModelSource.with(each, List.of(failing.pattern()))
                        : each)
            .toList();
    source.append(
        String.join(
            "\n", new ModelSource(failing.table().withEntities(entities)).types().values()));
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
