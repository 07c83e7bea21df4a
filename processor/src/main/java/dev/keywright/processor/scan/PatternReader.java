package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Projection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import javax.lang.model.element.TypeElement;

/** Reads the access patterns of an entity or a collection. */
final class PatternReader {

  private final Scan scan;

  PatternReader(Scan scan) {
    this.scan = scan;
  }

  /**
   * The patterns of a type, in the order of the source.
   *
   * @param projections reads the type that a pattern's {@code as} names, given its place
   */
  List<AccessPattern> patterns(
      TypeElement type,
      Site site,
      BiFunction<TypeElement, Site, Optional<Projection>> projections) {
    return Declaration.all(
            scan, type, site, "dev.keywright.AccessPattern", "dev.keywright.AccessPatterns")
        .stream()
        .flatMap(
            each ->
                pattern(each, site.owned(site.owner() + "." + each.text("name")), projections)
                    .stream())
        .toList();
  }

  /** The pattern; empty where its projection cannot be read, which is reported. */
  private static Optional<AccessPattern> pattern(
      Declaration declared,
      Site owner,
      BiFunction<TypeElement, Site, Optional<Projection>> projections) {
    String called = owner.owner();
    Optional<TypeElement> as = declared.type("as");
    Optional<Projection> projection =
        as.flatMap(each -> projections.apply(each, declared.at("as").owned(called)));
    if (as.isPresent() && projection.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(pattern(declared, called, projection));
  }

  private static AccessPattern pattern(
      Declaration declared, String called, Optional<Projection> projection) {
    return new AccessPattern(
        declared.text("name"),
        declared.texts("by"),
        declared.text("range"),
        declared.text("prefix"),
        declared.text("orderBy"),
        declared.flag("descending"),
        declared.number("limit"),
        declared.flag("unique"),
        declared.text("filter"),
        declared.flag("consistent"),
        projection,
        declared.text("index"),
        declared.flag("fetch"),
        new AccessPattern.Sites(
            declared.site().owned(called),
            declared.at("name").owned(called),
            declared.elements("by").stream().map(each -> each.owned(called)).toList(),
            declared.at("range").owned(called),
            declared.at("prefix").owned(called),
            declared.at("orderBy").owned(called),
            declared.at("limit").owned(called),
            declared.at("filter").owned(called),
            declared.at("as").owned(called),
            declared.at("index").owned(called)));
  }
}
