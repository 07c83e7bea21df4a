package dev.keywright.support;

/**
 * The most items that a component of an item collection takes, and how many it has: one object for
 * all the parts that fill one list, as those of a sealed interface's entities do. Made anew for
 * each reading.
 */
public final class PartLimit {

  private final int most;
  private int taken;

  private PartLimit(int most) {
    this.most = most;
  }

  /** So many items at most, the first ones in the order of the query. */
  public static PartLimit of(int items) {
    if (items < 1) {
      throw new IllegalArgumentException("limit is " + items + ", must be at least 1");
    }
    return new PartLimit(items);
  }

  static PartLimit none() {
    return new PartLimit(ItemQuery.UNLIMITED);
  }

  int most() {
    return most;
  }

  boolean isReached() {
    return taken >= most;
  }

  void count() {
    taken++;
  }
}
