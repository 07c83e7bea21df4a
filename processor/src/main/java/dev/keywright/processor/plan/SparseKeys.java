package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Chooses, for each index with a {@code when}, the attribute that is left out of the items that are
 * not in it: derived, not of the table's own key, and needed by no other index of the entity,
 * unless that index has the same {@code when}. One is enough, since DynamoDB indexes only items
 * that have every key attribute ("Take advantage of sparse indexes" in the developer guide).
 */
final class SparseKeys {

  private final Table table;
  private final Entity entity;
  private final Map<String, KeyText> texts;
  private final Map<String, List<Term>> whens;
  private final Report report;

  SparseKeys(
      Table table,
      Entity entity,
      Map<String, KeyText> texts,
      Map<String, List<Term>> whens,
      Report report) {
    this.table = table;
    this.entity = entity;
    this.texts = texts;
    this.whens = whens;
    this.report = report;
  }

  /** By index: the attribute to leave out. An index for which there is none is reported. */
  Map<String, String> attributesLeftOut() {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (Index index : table.indexes()) {
      List<Term> when = whens.get(index.name());
      if (when == null) {
        continue;
      }
      Optional<String> attribute =
          index.key().attributes().stream().filter(each -> isOwn(each, index, when)).findFirst();
      if (attribute.isPresent()) {
        chosen.put(index.name(), attribute.get());
      } else {
        KeyDeclaration key = entity.key(index.name()).orElseThrow();
        report.add(
            Problem.SPARSE_IMPOSSIBLE,
            key.whenSite(),
            entity.name()
                + ": "
                + index.name()
                + " has no attribute of its own to leave out when "
                + key.when()
                + " does not hold",
            "its key attributes are properties, or other keys need them: "
                + String.join(", ", index.key().attributes()),
            "give " + index.name() + " a key attribute that only this @Key fills");
      }
    }
    return chosen;
  }

  private boolean isOwn(String attribute, Index index, List<Term> when) {
    KeyText text = texts.get(attribute);
    if (text == null || !text.isDerived() || table.key().attributes().contains(attribute)) {
      return false;
    }
    return table.indexes().stream()
        .filter(other -> !other.name().equals(index.name()))
        .filter(other -> other.key().attributes().contains(attribute))
        .filter(other -> texts.keySet().containsAll(other.key().attributes()))
        .allMatch(other -> when.equals(whens.get(other.name())));
  }
}
