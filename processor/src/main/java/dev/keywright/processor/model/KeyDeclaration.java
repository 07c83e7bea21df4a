package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Site;

/**
 * A {@code @Key} as written.
 *
 * @param index the index it fills, empty for the table's own key
 * @param partition the partition template, empty where not given
 * @param sort the sort template, empty where not given
 * @param when the predicate that items must meet to be in the index, empty for all
 * @param site the annotation's place
 * @param indexSite the place of the member {@code index}
 * @param partitionSite the place of the member {@code partition}
 * @param sortSite the place of the member {@code sort}
 * @param whenSite the place of the member {@code when}
 */
public record KeyDeclaration(
    String index,
    String partition,
    String sort,
    String when,
    Site site,
    Site indexSite,
    Site partitionSite,
    Site sortSite,
    Site whenSite) {

  /** A declaration that nobody wrote: of tests, and of keys tried for a suggestion. */
  public static KeyDeclaration of(String index, String partition, String sort, String when) {
    Site unknown = Site.unknown();
    return new KeyDeclaration(
        index, partition, sort, when, unknown, unknown, unknown, unknown, unknown);
  }
}
