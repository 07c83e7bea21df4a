package dev.keywright.support;

/**
 * How many items a reader will take, as far as that is known before the reading: what the page size
 * of a request, its {@code Limit}, is chosen from. DynamoDB charges for every item that it looks
 * at, so a page is not made larger than there is reason to; and where items are left out, pages
 * grow, so that a long run of such items does not become a long run of small requests.
 *
 * @param items the number wanted, or 0 when everything is
 * @param leftOut how many of the items read are not taken
 */
record Demand(int items, LeftOut leftOut) {

  /** Whether items are read but not taken. */
  enum LeftOut {
    /** Every item that is read is taken. */
    NOTHING,
    /** All but a few are: those on the boundary of a range, or gone since the index was written. */
    FEW,
    /** A filter or a predicate decides, and nothing is known of how often it refuses. */
    MANY
  }

  static final Demand EVERYTHING = new Demand(0, LeftOut.NOTHING);

  /** Below this, a smaller page saves next to nothing. */
  private static final int SMALLEST_PAGE_TO_FILTER = 25;

  /** From here on, pages are as large as they can be. */
  private static final int LARGEST_GROWN_PAGE = 1_000;

  /** The same, where a filter leaves items out. */
  Demand filtered() {
    return new Demand(items, LeftOut.MANY);
  }

  /**
   * The size of the next page, or 0 for the largest that there is.
   *
   * @param read how many items were read before
   * @param pages how many pages they came in
   */
  int pageSize(int read, int pages) {
    if (items == 0) {
      return 0;
    }
    if (leftOut == LeftOut.NOTHING) {
      return Math.max(items - read, 0);
    }
    long first = leftOut == LeftOut.FEW ? items : Math.max(2L * items, SMALLEST_PAGE_TO_FILTER);
    // Each page four times the one before.
    long size = pages == 0 ? first : first << Math.min(2 * pages, 20);
    return pages > 0 && size > LARGEST_GROWN_PAGE ? 0 : (int) Math.min(size, Integer.MAX_VALUE);
  }
}
