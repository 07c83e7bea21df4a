package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A table whose patterns are planned: what the checks advise on and the writers emit.
 *
 * @param layout the table and its keys
 * @param plans by entity, the plans of its patterns, in the order of declaration
 * @param collections by item collection, the plans of its patterns
 */
public record PlannedTable(
    TableLayout layout,
    Map<String, List<Planner.Planned>> plans,
    Map<String, List<CollectionPlan>> collections) {

  public PlannedTable {
    plans = new LinkedHashMap<>(plans);
    collections = new LinkedHashMap<>(collections);
  }

  /** Plans every pattern of every entity whose keys are sound; the others are in the report. */
  public static PlannedTable of(TableLayout layout, Report report) {
    Planner planner = new Planner(layout);
    RejectionReport rejections = new RejectionReport(layout);
    Map<String, List<Planner.Planned>> plans = new LinkedHashMap<>();
    for (EntityLayout entity : layout.entities()) {
      List<Planner.Planned> planned = new ArrayList<>();
      for (AccessPattern pattern : entity.entity().patterns()) {
        Optional<Question> question =
            QuestionResolver.resolve(layout.table(), entity.entity(), pattern, report);
        if (question.isEmpty()) {
          continue;
        }
        Planner.Result result = planner.plan(entity, question.get());
        if (result instanceof Planner.Planned found) {
          planned.add(found);
        } else {
          Finding rejection = rejections.finding((Planner.Rejected) result);
          if (!follows((Planner.Rejected) result, rejection.problem(), report)) {
            report.add(rejection);
          }
        }
      }
      plans.put(entity.entity().name(), planned);
    }
    Map<String, List<CollectionPlan>> collections = new LinkedHashMap<>();
    for (ItemCollection collection : layout.table().collections()) {
      collections.put(collection.name(), new CollectionPlanner(layout, collection, report).plan());
    }
    return new PlannedTable(layout, plans, collections);
  }

  /**
   * Whether a rejection only follows from what is reported already: where two entities have one
   * key, nothing could tell their items apart; what no key gives back, no index holds.
   */
  private static boolean follows(Planner.Rejected rejected, Problem problem, Report report) {
    return switch (problem) {
      case INDISTINCT_ENTITIES -> report.has(Problem.OVERLAPPING_KEYS);
      case PROJECTION_TOO_SMALL ->
          report.has(Problem.UNREADABLE_PROPERTY)
              && rejected.question().result().stream().anyMatch(each -> !each.stored());
      default -> false;
    };
  }

  /** The plans of an entity. */
  public List<Planner.Planned> of(EntityLayout entity) {
    return plans.getOrDefault(entity.entity().name(), List.of());
  }

  /**
   * The properties of an entity that some plan which returns it can read only from the text of a
   * key: they are not stored, or an index that answers does not hold them.
   */
  public Set<String> readFromKeys(EntityLayout entity) {
    Set<String> names = unstored(entity);
    for (Planner.Planned planned : of(entity)) {
      if (planned.question().pattern().projection().isEmpty()) {
        addUnheld(planned, names);
      }
    }
    for (List<CollectionPlan> plansOfOne : collections.values()) {
      for (CollectionPlan plan : plansOfOne) {
        boolean takesEntity = plan.parts().stream().anyMatch(each -> each.entity().equals(entity));
        if (takesEntity && plan.query().path().isGlobal()) {
          addUnheld(entity.entity().itemProperties(), plan.query().path(), names);
        }
      }
    }
    return names;
  }

  /** The same of the components of a projection. */
  public Set<String> readFromKeys(EntityLayout entity, Projection projection) {
    Set<String> names = unstored(entity);
    for (Planner.Planned planned : of(entity)) {
      boolean returnsIt =
          planned.question().pattern().projection().stream()
              .anyMatch(each -> each.type().equals(projection.type()));
      if (returnsIt) {
        addUnheld(planned, names);
      }
    }
    return names;
  }

  /**
   * The properties of an entity that generated code looks at in an instance of it: those of its
   * table key, its version, and those by which an item is checked after reading.
   */
  public Set<String> readFromInstances(EntityLayout entity) {
    Set<String> names = new LinkedHashSet<>();
    for (String attribute : layout.table().key().attributes()) {
      entity.texts().get(attribute).slots().forEach(each -> add(each.path(), names));
    }
    entity.entity().properties().stream()
        .filter(each -> each.attributes().anyMatch(held -> held.role() == Property.Role.VERSION))
        .forEach(each -> names.add(each.name()));
    for (Planner.Planned planned : of(entity)) {
      if (planned.plan() instanceof AccessPlan.Query query
          && query.checksRangeOf(planned.question())) {
        add(planned.question().range().orElseThrow(), names);
      }
      planned.question().filter().stream()
          .filter(term -> !FilterPlacement.isExpression(term, planned.plan(), layout.table()))
          .forEach(term -> add(term.path(), names));
    }
    for (List<CollectionPlan> plansOfOne : collections.values()) {
      plansOfOne.forEach(plan -> plan.question().range().ifPresent(each -> add(each, names)));
    }
    return names;
  }

  private static void add(PropertyPath path, Set<String> names) {
    names.add(path.steps().get(0).name());
  }

  private static Set<String> unstored(EntityLayout entity) {
    Set<String> names = new LinkedHashSet<>();
    for (Property property : entity.entity().itemProperties()) {
      if (!property.stored()) {
        names.add(property.name());
      }
    }
    return names;
  }

  private void addUnheld(Planner.Planned planned, Set<String> names) {
    boolean fetches = planned.plan() instanceof AccessPlan.Query query && query.fetch();
    if (!fetches && planned.plan().path().isGlobal()) {
      addUnheld(planned.question().result(), planned.plan().path(), names);
    }
  }

  private void addUnheld(List<Property> properties, KeyPath path, Set<String> names) {
    for (Property property : properties) {
      // What is flattened is read from its attributes alone.
      if (property.stored()
          && property.role() != Property.Role.FLATTENED
          && !path.holds(property.attribute(), layout.table())) {
        names.add(property.name());
      }
    }
  }
}
