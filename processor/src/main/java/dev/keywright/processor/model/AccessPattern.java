package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Site;
import java.util.List;
import java.util.Optional;

/**
 * An {@code @AccessPattern} as written.
 *
 * @param name the method to generate
 * @param by what is known by equality, as written, in order
 * @param range the property that lies in a range, empty for none
 * @param prefix the property that starts with a text, empty for none
 * @param orderBy the property that orders the result, empty for none
 * @param descending greatest first
 * @param limit the greatest number of items, 0 for all
 * @param unique whether at most one item answers
 * @param filter the filter predicate, empty for none
 * @param consistent whether the read is strongly consistent
 * @param projection what is returned instead of the entity
 * @param index the index that must answer, empty for the planner's choice
 * @param fetch whether items may be fetched by their keys where the index projects too little
 * @param sites the places of its members
 */
public record AccessPattern(
    String name,
    List<String> by,
    String range,
    String prefix,
    String orderBy,
    boolean descending,
    int limit,
    boolean unique,
    String filter,
    boolean consistent,
    Optional<Projection> projection,
    String index,
    boolean fetch,
    Sites sites) {

  public AccessPattern {
    by = List.copyOf(by);
  }

  /**
   * The places of a pattern's members. {@link #by} has one for each element.
   *
   * @param site the annotation itself
   */
  public record Sites(
      Site site,
      Site name,
      List<Site> by,
      Site range,
      Site prefix,
      Site orderBy,
      Site limit,
      Site filter,
      Site as,
      Site index) {

    public Sites {
      by = List.copyOf(by);
    }

    /** The places of a pattern that nobody wrote, with as many {@code by} as it needs. */
    public static Sites unknown(int by) {
      Site none = Site.unknown();
      return new Sites(
          none,
          none,
          java.util.Collections.nCopies(by, none),
          none,
          none,
          none,
          none,
          none,
          none,
          none);
    }
  }
}
