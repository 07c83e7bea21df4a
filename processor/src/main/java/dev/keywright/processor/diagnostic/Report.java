package dev.keywright.processor.diagnostic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What was found wrong with one root (a table and all that it reaches). Stages add to it, nothing
 * is printed until the last has run; a finding that is reported twice is kept once, and a warning
 * that its site silences is not kept at all.
 */
public final class Report {

  private final Set<Finding> findings = new LinkedHashSet<>();
  private boolean errors;

  /** Adds a finding. */
  public void add(Finding finding) {
    if (finding.problem().kind() == Problem.Kind.WARNING
        && finding.site().suppresses(finding.problem().id())) {
      return;
    }
    errors |= finding.problem().kind() == Problem.Kind.ERROR;
    findings.add(finding);
  }

  /** Adds a finding with a few detail lines. */
  public void add(Problem problem, Site site, String headline, String... details) {
    add(Finding.of(problem, site, headline, details));
  }

  /** Whether an error was found: then nothing is generated for this root. */
  public boolean hasErrors() {
    return errors;
  }

  /** Whether a problem was found. */
  public boolean has(Problem problem) {
    return findings.stream().anyMatch(each -> each.problem() == problem);
  }

  /** All findings, in the order in which they were added. */
  public List<Finding> findings() {
    return new ArrayList<>(findings);
  }
}
