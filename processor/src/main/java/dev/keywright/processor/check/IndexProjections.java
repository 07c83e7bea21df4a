package dev.keywright.processor.check;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.NearMatch;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.TableLayout;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** An index lists attributes exactly where it includes some, and lists only what items have. */
final class IndexProjections {

  private static final Set<Problem> UNREAD =
      EnumSet.of(
          Problem.NOT_AN_ENTITY,
          Problem.UNSUPPORTED_SHAPE,
          Problem.UNSUPPORTED_TYPE,
          Problem.DUPLICATE_ATTRIBUTE);

  private IndexProjections() {}

  static void check(TableLayout layout, Report report) {
    Table table = layout.table();
    Set<String> stored = stored(table);
    boolean isKnown = isKnown(table, report);
    for (Index index : table.indexes()) {
      String label = table.type().simpleName() + "." + index.name();
      boolean includes = index.projection() == IndexProjection.INCLUDE;
      if (includes && index.include().isEmpty()) {
        report.add(
            Problem.INVALID_PROJECTION,
            index.site().at("projection"),
            label + " includes attributes, and names none",
            "list them: include = {\"title\", \"price\"}, or say IndexProjection.KEYS_ONLY");
      } else if (!includes && !index.include().isEmpty()) {
        report.add(
            Problem.INVALID_PROJECTION,
            index.site().at("include"),
            label + " lists attributes to include, and projects " + index.projection(),
            "add projection = IndexProjection.INCLUDE, or drop include");
      }
      Set<String> seen = new LinkedHashSet<>();
      for (int i = 0; i < index.include().size(); i++) {
        String attribute = index.include().get(i);
        if (!seen.add(attribute)) {
          report.add(
              Problem.INVALID_PROJECTION,
              index.site().at("include", i),
              label + " includes " + attribute + " twice",
              "name it once");
        } else if (isKnown && !stored.contains(attribute)) {
          report.add(
              Problem.INVALID_PROJECTION,
              index.site().at("include", i),
              label + " includes \"" + attribute + "\", which no entity stores",
              NearMatch.hint(attribute, stored));
        }
      }
    }
  }

  /**
   * Whether nothing but what the properties say is stored: no entity is unread, or keeps a rest.
   */
  private static boolean isKnown(Table table, Report report) {
    return UNREAD.stream().noneMatch(report::has)
        && table.entities().stream()
            .flatMap(each -> each.itemProperties().stream())
            .noneMatch(each -> each.role() == Property.Role.REST);
  }

  private static Set<String> stored(Table table) {
    Set<String> stored = new LinkedHashSet<>();
    table.entities().stream()
        .flatMap(each -> each.itemAttributes().stream())
        .filter(Property::stored)
        .forEach(each -> stored.add(each.attribute()));
    if (!table.typeAttribute().isEmpty()) {
      stored.add(table.typeAttribute());
    }
    stored.addAll(table.key().attributes());
    table.indexes().forEach(each -> stored.addAll(each.key().attributes()));
    return stored;
  }
}
