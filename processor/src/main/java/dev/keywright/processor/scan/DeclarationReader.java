package dev.keywright.processor.scan;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.KeySchema;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** Reads the declarations of indexes and keys, which are data alone. */
final class DeclarationReader {

  private final Scan scan;

  DeclarationReader(Scan scan) {
    this.scan = scan;
  }

  /** The indexes of a table: global ones, then local ones, each in the order of the source. */
  List<Index> indexes(TypeElement table, Site site, String partitionKey) {
    List<Index> indexes = new ArrayList<>();
    for (Declaration each :
        Declaration.all(
            scan, table, site, "dev.keywright.GlobalIndex", "dev.keywright.GlobalIndexes")) {
      KeySchema key = new KeySchema(each.texts("partitionKey"), each.texts("sortKey"));
      indexes.add(
          new Index.Global(
              each.text("name"), key, projection(each), each.texts("include"), owned(each, site)));
    }
    for (Declaration each :
        Declaration.all(
            scan, table, site, "dev.keywright.LocalIndex", "dev.keywright.LocalIndexes")) {
      KeySchema key = new KeySchema(List.of(partitionKey), List.of(each.text("sortKey")));
      indexes.add(
          new Index.Local(
              each.text("name"), key, projection(each), each.texts("include"), owned(each, site)));
    }
    return indexes;
  }

  private static Site owned(Declaration index, Site table) {
    return index.site().owned(table.owner() + "." + index.text("name"));
  }

  private static IndexProjection projection(Declaration index) {
    return IndexProjection.valueOf(index.constant("projection", IndexProjection.ALL.name()));
  }

  /** The keys of an entity, in the order of the source. */
  List<KeyDeclaration> keys(TypeElement entity, Site site) {
    return Declaration.all(scan, entity, site, "dev.keywright.Key", "dev.keywright.Keys").stream()
        .map(
            each ->
                new KeyDeclaration(
                    each.text("index"),
                    each.text("partition"),
                    each.text("sort"),
                    each.text("when"),
                    each.site(),
                    each.at("index"),
                    each.at("partition"),
                    each.at("sort"),
                    each.at("when")))
        .toList();
  }
}
