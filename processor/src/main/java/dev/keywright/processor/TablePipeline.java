package dev.keywright.processor;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.JavaFile;
import dev.keywright.processor.check.TableChecks;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.processor.resource.TableDescription;
import dev.keywright.processor.write.NameCollisions;
import dev.keywright.processor.write.TableFiles;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The stages between scan and output, as typed calls in order: layout, checks, plans, advice,
 * files. Each takes values and returns values; what is wrong goes into the report.
 */
final class TablePipeline {

  private TablePipeline() {}

  /**
   * What is written for a table.
   *
   * @param files the sources
   * @param resource the path of its description in the class output
   * @param description its description
   */
  record Output(List<JavaFile> files, String resource, String description) {
    Output {
      files = List.copyOf(files);
    }
  }

  /**
   * What a table makes; empty where something is wrong.
   *
   * @param taken whether a class of a name exists that is not made by this
   */
  static Optional<Output> output(Table table, Predicate<ClassName> taken, Report report) {
    TableLayout layout = TableLayout.of(table, report);
    TableChecks.errors(layout, report);
    PlannedTable planned = PlannedTable.of(layout, report);
    NameCollisions.check(planned, taken, report);
    TableChecks.advice(planned, report);
    return report.hasErrors()
        ? Optional.empty()
        : Optional.of(
            new Output(
                TableFiles.of(planned),
                TableDescription.path(table),
                TableDescription.json(planned)));
  }
}
