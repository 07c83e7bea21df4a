package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.plan.AccessPlan;
import dev.keywright.processor.plan.Discriminator;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.Planner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * An index that holds whole items while its patterns return projections of less than half of the
 * attributes: the rest is stored, and written, twice for nothing.
 */
final class ProjectionCost {

  private ProjectionCost() {}

  static void check(PlannedTable planned, Report report) {
    for (KeyPath path : KeyPath.of(planned.layout().table())) {
      if (path.isGlobal() && path.holdsAll()) {
        check(planned, path, path.index().orElseThrow(), report);
      }
    }
  }

  private static void check(PlannedTable planned, KeyPath path, Index index, Report report) {
    IndexUse use = new IndexUse(planned);
    Set<String> needed = new LinkedHashSet<>();
    Set<String> held = new LinkedHashSet<>();
    for (EntityLayout entity : planned.layout().entities()) {
      List<Planner.Planned> plans = use.of(entity, index);
      if (use.isCollectedBy(entity, index)) {
        return; // A collection returns whole items.
      }
      if (plans.isEmpty()) {
        continue;
      }
      entity.entity().itemAttributes().stream()
          .filter(Property::stored)
          .forEach(each -> held.add(each.attribute()));
      plans.forEach(each -> needed.addAll(attributes(each)));
    }
    List<String> keys = new ArrayList<>(path.key().attributes());
    keys.addAll(planned.layout().table().key().attributes());
    held.removeAll(keys);
    needed.removeAll(keys);
    if (held.isEmpty() || needed.size() * 2 > held.size()) {
      return;
    }
    Advice.add(
        report,
        Problem.PROJECTION_COST,
        index.site(),
        planned.layout().table().type().simpleName()
            + "."
            + index.name()
            + " holds whole items, and its patterns need "
            + (needed.isEmpty()
                ? "keys only"
                : needed.size() + " of " + held.size() + " attributes"),
        "each write of any other attribute is billed again for the index",
        needed.isEmpty()
            ? "write projection = IndexProjection.KEYS_ONLY"
            : "write projection = IndexProjection.INCLUDE, include = {"
                + String.join(", ", needed.stream().map(each -> "\"" + each + "\"").toList())
                + "}");
  }

  private static Set<String> attributes(Planner.Planned planned) {
    Set<String> needed = new LinkedHashSet<>();
    planned.question().result().stream()
        .flatMap(Property::attributes)
        .filter(Property::stored)
        .forEach(each -> needed.add(each.attribute()));
    planned
        .plan()
        .filter()
        .forEach(
            each ->
                each.path().holder().attributes().forEach(held -> needed.add(held.attribute())));
    if (planned.plan() instanceof AccessPlan.Query query
        && query.discriminator().by() == Discriminator.By.TYPE) {
      needed.add(query.discriminator().attribute());
    }
    return needed;
  }
}
