package dev.keywright.processor.plan;

import dev.keywright.support.key.Equality;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds how a question is answered: asks every path, and chooses among those that can. Exact before
 * filtered, no fan-out before fan-out, no fetch before fetch; then GetItem, table, local, global,
 * and the order of declaration. It is free of effects: a rejection is a value, which {@link
 * RejectionReport} turns into words.
 */
public final class Planner {

  private static final int FOLDED = 10_000;
  private static final int FILTERED = 1000;
  private static final int SHARDED = 100;
  private static final int FETCHED = 10;

  private final TableLayout layout;

  /** A planner for the patterns of a table. */
  public Planner(TableLayout layout) {
    this.layout = layout;
  }

  /** What became of a question. */
  public sealed interface Result {}

  /** It is answered. */
  public record Planned(Question question, AccessPlan plan) implements Result {}

  /** No path answers it. */
  public record Rejected(Question question, List<Refusal> refusals) implements Result {
    public Rejected {
      refusals = List.copyOf(refusals);
    }
  }

  /** Plans a question of an entity. */
  public Result plan(EntityLayout entity, Question question) {
    List<AccessPlan> plans = new ArrayList<>();
    List<Refusal> refusals = new ArrayList<>();
    for (KeyPath path : KeyPath.of(layout.table())) {
      String pinned = question.pattern().index();
      if (!pinned.isEmpty() && !pinned.equals(path.indexName())) {
        continue;
      }
      PathPlanner.Outcome outcome = new PathPlanner(layout, entity, question, path).plan();
      if (outcome instanceof PathPlanner.Served served) {
        plans.add(served.plan());
      } else {
        refusals.add(((PathPlanner.Refused) outcome).refusal());
      }
    }
    Optional<AccessPlan> best = plans.stream().min(Comparator.comparingInt(Planner::cost));
    if (best.isEmpty()) {
      return new Rejected(question, refusals);
    }
    return new Planned(question, best.get().because(reason(best.get(), plans, question)));
  }

  /** Smaller is better; the digits are the rules of choice, in their order. */
  static int cost(AccessPlan plan) {
    int rank = 0;
    boolean filtered = !plan.filter().isEmpty();
    boolean sharded = false;
    boolean fetched = false;
    if (plan instanceof AccessPlan.Query query) {
      filtered |= query.discriminator().by() != Discriminator.By.NOTHING;
      sharded = query.isSharded();
      fetched = query.fetch();
      rank = query.path().isTable() ? 1 : query.path().isGlobal() ? 3 : 2;
    }
    return digit(comparesFoldedText(plan), FOLDED)
        + digit(filtered, FILTERED)
        + digit(sharded, SHARDED)
        + digit(fetched, FETCHED)
        + rank;
  }

  private static int digit(boolean disadvantage, int weight) {
    return disadvantage ? weight : 0;
  }

  /**
   * Whether a value is known by its folded text alone, so that others that fold to it answer too.
   */
  private static boolean comparesFoldedText(AccessPlan plan) {
    Set<PropertyPath> folded = new HashSet<>();
    Set<PropertyPath> exact = new HashSet<>();
    for (BoundSlot bound : BoundSlot.of(plan)) {
      Equality equality = bound.slot().equality();
      if (equality != Equality.FOLDED && equality != Equality.BUCKET) {
        exact.add(bound.slot().path());
      } else if (equality == Equality.FOLDED && !isBucket(bound.part())) {
        folded.add(bound.slot().path());
      }
    }
    return !exact.containsAll(folded);
  }

  private static boolean isBucket(BoundPart part) {
    return part instanceof BoundPart.Value value
        && value.known() instanceof Term.Parameter known
        && !known.bucket().isEmpty();
  }

  private static String reason(AccessPlan best, List<AccessPlan> plans, Question question) {
    if (!question.pattern().index().isEmpty()) {
      return "the pattern names it";
    }
    List<String> others =
        plans.stream()
            .filter(each -> !each.path().indexName().equals(best.path().indexName()))
            .flatMap(each -> Stream.of(each.path().label() + " (" + disadvantage(best, each) + ")"))
            .toList();
    return others.isEmpty()
        ? "no other key answers it"
        : "chosen before " + String.join(", ", others);
  }

  private static String disadvantage(AccessPlan best, AccessPlan other) {
    int difference = cost(other) - cost(best);
    if (difference >= FOLDED / 2) {
      return "compares folded text";
    }
    if (difference >= FILTERED / 2) {
      return "reads items that it drops";
    }
    if (difference >= SHARDED / 2) {
      return "one query for each shard";
    }
    if (difference >= FETCHED / 2) {
      return "fetches the items by their keys";
    }
    return difference > 0 ? "a costlier way in" : "declared later";
  }
}
