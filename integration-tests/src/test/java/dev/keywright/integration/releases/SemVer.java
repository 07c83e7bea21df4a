package dev.keywright.integration.releases;

import java.util.Comparator;

/** A version of two numbers up to 99. */
public record SemVer(int major, int minor) implements Comparable<SemVer> {

  private static final Comparator<SemVer> ORDER =
      Comparator.comparingInt(SemVer::major).thenComparingInt(SemVer::minor);

  @Override
  public int compareTo(SemVer other) {
    return ORDER.compare(this, other);
  }
}
