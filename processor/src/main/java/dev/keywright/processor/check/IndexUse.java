package dev.keywright.processor.check;

import dev.keywright.processor.model.Index;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.Planner;
import java.util.List;

/** Which patterns are answered by which index. */
final class IndexUse {

  private final PlannedTable planned;

  IndexUse(PlannedTable planned) {
    this.planned = planned;
  }

  /** The plans of an entity that an index answers. */
  List<Planner.Planned> of(EntityLayout entity, Index index) {
    return planned.of(entity).stream()
        .filter(each -> each.plan().path().indexName().equals(index.name()))
        .toList();
  }

  /** Whether an index answers a pattern of a collection that holds an entity. */
  boolean isCollectedBy(EntityLayout entity, Index index) {
    return planned.collections().values().stream()
        .flatMap(List::stream)
        .filter(each -> each.query().path().indexName().equals(index.name()))
        .flatMap(each -> each.parts().stream())
        .anyMatch(each -> each.entity().equals(entity));
  }

  /** Whether an index answers a pattern of an entity, or of a collection that holds it. */
  boolean uses(EntityLayout entity, Index index) {
    return !of(entity, index).isEmpty() || isCollectedBy(entity, index);
  }
}
