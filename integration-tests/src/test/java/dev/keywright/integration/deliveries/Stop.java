package dev.keywright.integration.deliveries;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Optional;

/** A sealed entity whose types share what is flattened. */
@Table(name = "Stops", partitionKey = "PK", sortKey = "SK")
@GlobalIndex(name = "ByPlace", partitionKey = "at_city", sortKey = "id")
@Entity
@Key(partition = "TOUR#{tour}", sort = "{id}")
@AccessPattern(name = "ofTour", by = "tour", orderBy = "id")
@AccessPattern(name = "inPlace", by = "at.city", orderBy = "id")
@AccessPattern(name = "abroad", by = "tour", filter = "at.country = 'FR'", suppress = "filter-cost")
public sealed interface Stop {

  /** On which way. */
  String tour();

  /** The how-manieth. */
  String id();

  /** Where. */
  @Flatten(prefix = "at_")
  Address at();

  /** What the library fills. */
  @Flatten
  Audit audit();

  /** Something is fetched. */
  record Pickup(String tour, String id, Address at, Audit audit, int parcels) implements Stop {}

  /** Nothing happens. */
  record Break(String tour, String id, Address at, Audit audit, Optional<String> note)
      implements Stop {}
}
