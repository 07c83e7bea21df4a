package dev.keywright.support;

/**
 * How many items a reader will take, as far as that is known before the reading: what the page size
 * of a request is chosen from.
 *
 * @param items the number wanted, or 0 when everything is
 * @param exact whether the reader takes every item it is given, so that it stops after so many.
 *     Where it may leave out a few (on the boundary of a range), only the first page is asked for
 *     so small: a run of items that are left out must not become a run of tiny requests
 */
record Demand(int items, boolean exact) {

  static final Demand EVERYTHING = new Demand(0, true);

  /** The page size for the next request, or 0 for the largest page there is. */
  int pageSize(int takenSoFar) {
    if (exact) {
      return Math.max(items - takenSoFar, 0);
    }
    return takenSoFar == 0 ? items : 0;
  }
}
