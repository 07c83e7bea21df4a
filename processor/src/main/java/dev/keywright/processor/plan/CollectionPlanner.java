package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.ItemCollection.Arity;
import dev.keywright.processor.plan.Refusal.Stage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Plans the patterns of an item collection: every component's entity must be answered by the same
 * path, in the same partition. Each entity is planned by itself first; then their key conditions
 * are joined into one that selects all.
 */
public final class CollectionPlanner {

  private final TableLayout layout;
  private final ItemCollection collection;
  private final Report report;

  /** A planner for a collection of a table. */
  public CollectionPlanner(TableLayout layout, ItemCollection collection, Report report) {
    this.layout = layout;
    this.collection = collection;
    this.report = report;
  }

  /** Plans every pattern; what cannot be planned is reported. */
  public List<CollectionPlan> plan() {
    Map<ItemCollection.Member, List<EntityLayout>> members = new LinkedHashMap<>();
    for (ItemCollection.Member member : collection.members()) {
      List<EntityLayout> entities = new ArrayList<>();
      for (String name : member.entities()) {
        Optional<EntityLayout> entity = layout.entity(name);
        if (entity.isEmpty()) {
          return List.of(); // Its keys have mistakes, which are reported there.
        }
        entities.add(entity.get());
      }
      members.put(member, entities);
    }
    List<CollectionPlan> plans = new ArrayList<>();
    for (AccessPattern pattern : collection.patterns()) {
      plan(pattern, members).ifPresent(plans::add);
    }
    return plans;
  }

  private Optional<CollectionPlan> plan(
      AccessPattern pattern, Map<ItemCollection.Member, List<EntityLayout>> members) {
    Optional<Map<EntityLayout, Question>> questions = questions(pattern, members);
    if (questions.isEmpty()) {
      return Optional.empty();
    }
    List<Refusal> refusals = new ArrayList<>();
    for (KeyPath path : KeyPath.of(layout.table())) {
      if (!pattern.index().isEmpty() && !pattern.index().equals(path.indexName())) {
        continue;
      }
      Attempt attempt = attempt(pattern, members, questions.get(), path);
      if (attempt.plan().isPresent()) {
        return attempt.plan();
      }
      refusals.add(attempt.refusal());
    }
    report.add(rejected(pattern, questions.get(), refusals));
    return Optional.empty();
  }

  /** The pattern as each entity is asked it; empty where a name is unknown, which is reported. */
  private Optional<Map<EntityLayout, Question>> questions(
      AccessPattern pattern, Map<ItemCollection.Member, List<EntityLayout>> members) {
    Map<EntityLayout, Question> questions = new LinkedHashMap<>();
    for (Map.Entry<ItemCollection.Member, List<EntityLayout>> member : members.entrySet()) {
      boolean isList = member.getKey().arity() == Arity.LIST;
      for (EntityLayout entity : member.getValue()) {
        AccessPattern asked = isList ? pattern : unordered(pattern);
        Optional<Question> question =
            QuestionResolver.resolve(
                layout.table(),
                entity.entity(),
                asked,
                report,
                collection.name() + "." + pattern.name());
        if (question.isEmpty()) {
          return Optional.empty();
        }
        questions.put(entity, question.get());
      }
    }
    return questions.isEmpty() ? Optional.empty() : Optional.of(questions);
  }

  private static AccessPattern unordered(AccessPattern pattern) {
    return new AccessPattern(
        pattern.name(),
        pattern.by(),
        pattern.range(),
        pattern.prefix(),
        "",
        false,
        0,
        pattern.unique(),
        pattern.filter(),
        pattern.consistent(),
        pattern.projection(),
        pattern.index(),
        pattern.fetch(),
        pattern.sites());
  }

  /** What became of one path: a plan, or why there is none. */
  private record Attempt(Optional<CollectionPlan> plan, Refusal refusal) {}

  private Attempt attempt(
      AccessPattern pattern,
      Map<ItemCollection.Member, List<EntityLayout>> members,
      Map<EntityLayout, Question> questions,
      KeyPath path) {
    List<KeySelection> selections = new ArrayList<>();
    for (Map.Entry<EntityLayout, Question> each : questions.entrySet()) {
      PathPlanner.Outcome outcome =
          new PathPlanner(layout, each.getKey(), each.getValue(), path).plan();
      if (outcome instanceof PathPlanner.Refused refused) {
        Refusal refusal = refused.refusal();
        String reason =
            refusal.stage() == Stage.KEY
                ? refusal.reason()
                : each.getKey().entity().name() + ": " + refusal.reason();
        return refused(path, refusal.stage(), reason);
      }
      selections.add(KeySelection.of(((PathPlanner.Served) outcome).plan()));
    }
    KeySelection first = selections.get(0);
    for (KeySelection other : selections) {
      if (first.isSharded() || !first.samePartition(other)) {
        return refused(path, Stage.PARTITION, "its entities do not share a partition there");
      }
    }
    Optional<KeyCondition> sort = KeySelection.join(selections);
    if (sort.isEmpty()) {
      return refused(path, Stage.RANGE, "one range does not select all its entities");
    }
    Optional<List<CollectionPlan.Part>> parts =
        new CollectionDistinction(layout, path).parts(members);
    if (parts.isEmpty()) {
      return refused(path, Stage.DISTINCTION, "nothing there tells its entities apart");
    }
    EntityLayout entity = questions.keySet().iterator().next();
    Question question = questions.get(entity);
    AccessPlan.Query query =
        new AccessPlan.Query(
            path,
            first.partition(),
            List.of(),
            sort.get(),
            Discriminator.none(),
            List.of(),
            false,
            pattern.index().isEmpty()
                ? "one partition holds all its items"
                : "the pattern names it");
    return new Attempt(
        Optional.of(new CollectionPlan(collection, pattern, question, entity, query, parts.get())),
        new Refusal(path, "", Stage.KEY, "", List.of()));
  }

  private static Attempt refused(KeyPath path, Stage stage, String reason) {
    return new Attempt(Optional.empty(), new Refusal(path, "", stage, reason, List.of()));
  }

  private Finding rejected(
      AccessPattern pattern, Map<EntityLayout, Question> questions, List<Refusal> refusals) {
    List<String> details = new ArrayList<>();
    details.add("known: " + questions.values().iterator().next().known());
    details.addAll(RejectionReport.table(refusals));
    details.add(
        "let every entity of "
            + collection.name()
            + " have the same partition key text there, made of what is known");
    return new Finding(
        Problem.INVALID_COLLECTION,
        pattern.sites().name(),
        collection.name() + "." + pattern.name() + " cannot be answered by one Query",
        details);
  }
}
