package dev.keywright.processor;

import com.squareup.javapoet.JavaFile;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.processor.write.TableFiles;
import java.util.List;

/**
 * The stages between scan and output, as typed calls in order: layout, checks, plans, advice,
 * files. Each takes values and returns values; what is wrong goes into the report.
 */
final class TablePipeline {

  private TablePipeline() {}

  /** The files of a table; none where something is wrong. */
  static List<JavaFile> files(Table table, Report report) {
    TableLayout layout = TableLayout.of(table, report);
    PlannedTable planned = PlannedTable.of(layout, report);
    return report.hasErrors() ? List.of() : TableFiles.of(planned);
  }
}
