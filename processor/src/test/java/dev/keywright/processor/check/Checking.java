package dev.keywright.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.TestTable;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.TableLayout;
import java.util.List;

/** Runs the checks over tables made without a compiler. */
final class Checking {

  private Checking() {}

  /** What is wrong with a table whose keys can be laid out. */
  static List<Finding> errors(TestTable table) {
    Report report = new Report();
    TableChecks.errors(layout(table), report);
    return report.findings();
  }

  /** The headlines of the errors of one kind. */
  static List<String> errors(TestTable table, Problem problem) {
    return headlines(errors(table), problem);
  }

  /** The headlines of the advice of one kind on a table whose patterns are all answered. */
  static List<String> advice(TestTable table, Problem problem) {
    return headlines(advice(table), problem);
  }

  /** The advice on a table whose patterns are all answered. */
  static List<Finding> advice(TestTable table) {
    Report report = new Report();
    PlannedTable planned = PlannedTable.of(layout(table), report);
    assertEquals(List.of(), report.findings());
    TableChecks.advice(planned, report);
    return report.findings();
  }

  private static TableLayout layout(TestTable table) {
    Report report = new Report();
    TableLayout layout = TableLayout.of(table.build(), report);
    assertEquals(List.of(), report.findings());
    return layout;
  }

  private static List<String> headlines(List<Finding> findings, Problem problem) {
    return findings.stream()
        .filter(each -> each.problem() == problem)
        .map(Finding::headline)
        .toList();
  }
}
