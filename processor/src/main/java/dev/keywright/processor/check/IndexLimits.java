package dev.keywright.processor.check;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.TableLayout;
import java.util.List;

/**
 * How many indexes a table may have, how many attributes their keys, and how many attributes they
 * may list in all. The numbers are those of "Quotas in Amazon DynamoDB" and of "Multi-attribute
 * keys pattern" in the developer guide.
 */
final class IndexLimits {

  private static final int GLOBAL_INDEXES = 20;
  private static final int LOCAL_INDEXES = 5;
  private static final int ATTRIBUTES_OF_A_KEY = 4;
  private static final int INCLUDED_ATTRIBUTES = 100;

  private IndexLimits() {}

  static void check(TableLayout layout, Report report) {
    Table table = layout.table();
    String name = table.type().simpleName();
    count(table, Index.Global.class, GLOBAL_INDEXES, "global", report);
    count(table, Index.Local.class, LOCAL_INDEXES, "local", report);
    for (Index index : table.indexes()) {
      String label = name + "." + index.name();
      keyAttributes(index.key().partition(), "partition", label, index.site(), report);
      keyAttributes(index.key().sort(), "sort", label, index.site(), report);
    }
    int included =
        table.indexes().stream()
            .filter(each -> each.projection() == IndexProjection.INCLUDE)
            .mapToInt(each -> each.include().size())
            .sum();
    if (included > INCLUDED_ATTRIBUTES) {
      report.add(
          Problem.INDEX_LIMITS,
          table.site(),
          name + ": the indexes include " + included + " attributes, counted for each index",
          "DynamoDB allows " + INCLUDED_ATTRIBUTES + " over all indexes of a table",
          "project everything where an index includes most of it");
    }
  }

  private static void count(
      Table table, Class<? extends Index> kind, int limit, String what, Report report) {
    List<? extends Index> indexes =
        table.indexes().stream().filter(kind::isInstance).map(kind::cast).toList();
    if (indexes.size() > limit) {
      report.add(
          Problem.INDEX_LIMITS,
          indexes.get(limit).site(),
          table.type().simpleName() + " has " + indexes.size() + " " + what + " indexes",
          "DynamoDB allows " + limit + " of a table",
          kind == Index.Local.class
              ? "declare a @GlobalIndex, or let patterns share an index"
              : "let entities share an index: each fills its key attributes with text of its own");
    }
  }

  private static void keyAttributes(
      List<String> attributes, String role, String label, Site site, Report report) {
    if (attributes.size() > ATTRIBUTES_OF_A_KEY) {
      report.add(
          Problem.INDEX_LIMITS,
          site.at(role + "Key"),
          label + " has " + attributes.size() + " attributes in its " + role + " key",
          "DynamoDB allows " + ATTRIBUTES_OF_A_KEY,
          "join some of them in the template of one: @Key(" + role + " = \"{a}#{b}\")");
    }
  }
}
