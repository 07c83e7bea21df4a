package dev.keywright.processor.diagnostic;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a misspelt one most likely stands for. */
public final class NearMatch {

  private NearMatch() {}

  /**
   * The candidate with the fewest edits (insertion, deletion, substitution, transposition; case is
   * free), where they are few for the name's length.
   */
  public static Optional<String> of(String name, Collection<String> candidates) {
    String sought = name.toLowerCase(Locale.ROOT);
    int allowed = Math.max(1, name.length() / 3);
    String best = null;
    int fewest = allowed + 1;
    for (String candidate : candidates) {
      int edits = edits(sought, candidate.toLowerCase(Locale.ROOT));
      if (edits < fewest) {
        fewest = edits;
        best = candidate;
      }
    }
    return Optional.ofNullable(best);
  }

  /** {@code did you mean "customerId"?}, or what there is to choose from. */
  public static String hint(String name, Collection<String> candidates) {
    Optional<String> near = of(name, candidates);
    if (near.isPresent()) {
      return "did you mean \"" + near.get() + "\"?";
    }
    return candidates.isEmpty() ? "none is declared" : "known: " + String.join(", ", candidates);
  }

  private static int edits(String a, String b) {
    int[] twoBack = new int[b.length() + 1];
    int[] before = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      before[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], before[j]) + 1, before[j - 1] + change);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], twoBack[j - 2] + 1);
        }
      }
      int[] spare = twoBack;
      twoBack = before;
      before = row;
      row = spare;
    }
    return before[b.length()];
  }
}
