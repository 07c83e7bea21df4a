package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Throughput;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.value.ValueType;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The changes that {@link UpdateTable} makes to global indexes. */
final class IndexUpdates {
  private static final int MAX_GLOBAL = 20;

  private final StoredTable table;
  private final IndexReader reader;
  private final boolean onDemand;
  private final Instant queriedFrom;

  /**
   * Changes to the indexes of a table.
   *
   * @param attributes the definitions in the request: those of the table do not count
   */
  IndexUpdates(
      StoredTable table, Map<String, ValueType> attributes, boolean onDemand, Instant queriedFrom) {
    this.table = table;
    this.reader = new IndexReader(attributes);
    this.onDemand = onDemand;
    this.queriedFrom = queriedFrom;
  }

  /** Checks that the changes can be made, before any is. */
  void check(List<Fields> updates) {
    Set<String> withThroughput = new HashSet<>();
    for (Fields update : updates) {
      Fields create = update.object("Create");
      if (create != null) {
        checkNew(create);
      }
      for (String kind : update.present(List.of("Update", "Delete"))) {
        Fields change = update.requiredObject(kind);
        String name = change.requiredText("IndexName");
        IndexDefinition index = table.index(name);
        if (index == null || !index.global()) {
          throw ServiceError.of("ResourceNotFoundException", "Requested resource not found");
        }
        withThroughput.add(name);
        Fields throughput = change.object("ProvisionedThroughput");
        if (throughput != null) {
          checkThroughput(index, IndexReader.throughput(throughput));
        }
      }
    }
    checkProvisioned(withThroughput);
  }

  private void checkNew(Fields create) {
    String name = create.requiredText("IndexName");
    if (table.index(name) != null) {
      throw ServiceError.validation("Attempting to create an index which already exists");
    }
    long global = table.indexes().stream().filter(IndexDefinition::global).count();
    if (global >= MAX_GLOBAL) {
      throw ServiceError.of(
          "LimitExceededException",
          INVALID + "GlobalSecondaryIndex count exceeds the per-table limit of 20");
    }
  }

  private void checkThroughput(IndexDefinition index, Throughput wanted) {
    if (onDemand) {
      throw ServiceError.validation(
          INVALID
              + "ProvisionedThroughput should not be specified for index: "
              + index.name()
              + " when BillingMode is PAY_PER_REQUEST");
    }
    UpdateTable.checkChanges(
        Objects.requireNonNullElse(index.throughput(), Throughput.ON_DEMAND), wanted);
  }

  /** A table that becomes provisioned needs throughput for all its indexes. */
  private void checkProvisioned(Set<String> withThroughput) {
    if (onDemand) {
      return;
    }
    List<String> without =
        table.indexes().stream()
            .filter(index -> Throughput.ON_DEMAND.equals(index.throughput()))
            .map(IndexDefinition::name)
            .filter(name -> !withThroughput.contains(name))
            .toList();
    if (!without.isEmpty()) {
      throw ServiceError.validation(
          INVALID
              + "ProvisionedThroughput must be specified for index: "
              + String.join(",", without));
    }
  }

  /** Makes the changes. */
  void apply(List<Fields> updates) {
    // What can fail comes before what changes anything.
    List<IndexDefinition> created =
        updates.stream()
            .filter(update -> update.has("Create"))
            .map(update -> reader.global(update.requiredObject("Create"), onDemand))
            .toList();
    created.forEach(index -> table.addIndex(index, queriedFrom));
    for (Fields update : updates) {
      if (update.has("Delete")) {
        table.removeIndex(update.requiredObject("Delete").requiredText("IndexName"));
      }
      if (update.has("Update")) {
        Fields change = update.requiredObject("Update");
        Fields throughput = change.object("ProvisionedThroughput");
        IndexDefinition index = table.index(change.requiredText("IndexName"));
        if (index != null && throughput != null) {
          table.redefineIndex(index.with(IndexReader.throughput(throughput)));
        }
      }
    }
    if (onDemand) {
      for (IndexDefinition index : table.indexes()) {
        if (index.global()) {
          table.redefineIndex(index.with(Throughput.ON_DEMAND));
        }
      }
    }
  }
}
