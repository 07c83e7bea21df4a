package dev.keywright.processor.diagnostic;

import java.util.List;

/**
 * One occurrence of a {@link Problem}: where it is, and what was found, expected and to be mended,
 * in words.
 *
 * @param problem what kind of mistake it is
 * @param site where it stands
 * @param headline one line that names entity and declaration, without id
 * @param details further lines, already aligned; the mend among them
 */
public record Finding(Problem problem, Site site, String headline, List<String> details) {

  public Finding {
    details = List.copyOf(details);
  }

  /** A finding with a few detail lines. */
  public static Finding of(Problem problem, Site site, String headline, String... details) {
    return new Finding(problem, site, headline, List.of(details));
  }
}
