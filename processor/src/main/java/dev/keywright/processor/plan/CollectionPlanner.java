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
    if (asksTooMuch(pattern)) {
      return Optional.empty();
    }
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

  /** A collection is what one Query selects by keys, and reads whole. */
  private boolean asksTooMuch(AccessPattern pattern) {
    String label = collection.name() + "." + pattern.name();
    if (!pattern.filter().isEmpty()) {
      report.add(
          Problem.INVALID_PATTERN,
          pattern.sites().filter(),
          label + ": an item collection takes no filter",
          "drop filter, and look through the lists of " + collection.name(),
          "or ask for one entity: a pattern of its own takes a filter");
    }
    if (pattern.fetch()) {
      report.add(
          Problem.INVALID_PATTERN,
          pattern.sites().site().at("fetch"),
          label + ": an item collection is read by one Query, which fetches nothing",
          "drop fetch, and let the index hold what the entities of " + collection.name() + " need");
    }
    return !pattern.filter().isEmpty() || pattern.fetch();
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
    Map<EntityLayout, KeySelection> own = new LinkedHashMap<>();
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
      own.put(each.getKey(), KeySelection.of(((PathPlanner.Served) outcome).plan()));
    }
    KeySelection first = own.values().iterator().next();
    for (KeySelection other : own.values()) {
      if (first.isSharded() || !first.samePartition(other)) {
        return refused(path, Stage.PARTITION, "its entities do not share a partition there");
      }
    }
    Optional<JoinedSelection> joined = JoinedSelection.of(own);
    if (joined.isEmpty()) {
      return refused(path, Stage.RANGE, "no one condition on the sort key selects just its items");
    }
    Optional<List<CollectionPlan.Part>> parts =
        new CollectionDistinction(layout, path, collection.mindsOthers(), own, joined.get())
            .parts(members);
    if (parts.isEmpty()) {
      return refused(path, Stage.DISTINCTION, "nothing there tells its entities apart");
    }
    EntityLayout entity = questions.keySet().iterator().next();
    Question question = questions.get(entity);
    AccessPlan.Query query =
        new AccessPlan.Query(
            path,
            first.partition(),
            joined.get().equals(),
            joined.get().sort(),
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
    details.add(mend(refusals));
    return new Finding(
        Problem.INVALID_COLLECTION,
        pattern.sites().name(),
        collection.name() + "." + pattern.name() + " cannot be answered by one Query",
        details);
  }

  /** What would help the path that came furthest. */
  private String mend(List<Refusal> refusals) {
    Stage furthest = refusals.stream().map(Refusal::stage).max(Stage::compareTo).orElseThrow();
    String every = "let every entity of " + collection.name();
    return switch (furthest) {
      case KEY, PARTITION, MEMBERSHIP ->
          every + " have the same partition key text there, made of what is known";
      case ENCODING, SORTING -> "give the slot a format that keeps order, such as {name:ordered}";
      case CONSISTENCY -> "drop consistent, or keep the items together in the table's partition";
      case PROJECTION -> "let the index hold what the entities need";
      case DISTINCTION -> "keep the type attribute, or give their sort keys different literal text";
      default ->
          every
              + " hold what is known, and what a range or a prefix asks, at the same place of the"
              + " sort key, behind the same text";
    };
  }
}
