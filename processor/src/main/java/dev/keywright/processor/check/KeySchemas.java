package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.TableLayout;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The attributes of a key are different ones, an index has a partition key, and a local index a
 * table with a sort key to stand beside. See "Local secondary indexes" in the developer guide.
 */
final class KeySchemas {

  private KeySchemas() {}

  static void check(TableLayout layout, Report report) {
    Table table = layout.table();
    String name = table.type().simpleName();
    different(table.key(), name, table.site(), report);
    String type = table.typeAttribute();
    boolean isKey =
        table.key().attributes().contains(type)
            || table.indexes().stream().anyMatch(each -> each.key().attributes().contains(type));
    if (isKey && !type.isEmpty()) {
      report.add(
          Problem.INVALID_KEY_SCHEMA,
          table.site().at("typeAttribute"),
          name + ": the type attribute " + type + " is a key attribute, too",
          "name another one: typeAttribute = \"" + type + "Type\"");
    }
    for (Index index : table.indexes()) {
      String label = name + "." + index.name();
      different(index.key(), label, index.site(), report);
      if (index.key().partition().isEmpty()) {
        report.add(
            Problem.INVALID_KEY_SCHEMA,
            index.site().at("partitionKey"),
            label + " has no partition key",
            "write partitionKey = \"" + index.name() + "PK\"");
      }
      if (index instanceof Index.Local && table.key().sort().isEmpty()) {
        report.add(
            Problem.INVALID_KEY_SCHEMA,
            index.site(),
            label + " is a local index of a table without a sort key",
            "give " + name + " a sortKey, or declare a @GlobalIndex");
      }
    }
  }

  private static void different(KeySchema key, String owner, Site site, Report report) {
    Set<String> seen = new LinkedHashSet<>();
    for (String attribute : key.attributes()) {
      if (!seen.add(attribute)) {
        report.add(
            Problem.INVALID_KEY_SCHEMA,
            site.at("sortKey"),
            owner + " has the attribute " + attribute + " twice in its key",
            "name an attribute of its own for each part of the key");
      }
    }
  }
}
