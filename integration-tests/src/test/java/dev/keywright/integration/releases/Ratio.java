package dev.keywright.integration.releases;

import java.math.BigDecimal;

/** A share of the whole. */
public record Ratio(BigDecimal share) implements Comparable<Ratio> {

  /** Shares are equal whatever zeros they end in. */
  public Ratio {
    share = share.stripTrailingZeros();
  }

  @Override
  public int compareTo(Ratio other) {
    return share.compareTo(other.share);
  }
}
