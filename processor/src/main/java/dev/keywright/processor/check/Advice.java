package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import java.util.ArrayList;
import java.util.List;

/** A warning as all of them read: what to write instead, where it is explained, how to keep it. */
final class Advice {

  private Advice() {}

  /**
   * Adds advice to a report.
   *
   * @param details what it costs, and what to write instead
   */
  static void add(Report report, Problem problem, Site site, String headline, String... details) {
    List<String> all = new ArrayList<>(List.of(details));
    all.add("see \"" + problem.page() + "\" in the developer guide");
    all.add(
        site.annotation() == null
            ? "where it is deliberate: @SuppressWarnings(\"keywright:" + problem.id() + "\")"
            : "where it is deliberate: suppress = \"" + problem.id() + "\"");
    report.add(new Finding(problem, site, headline, all));
  }
}
