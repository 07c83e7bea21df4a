package dev.keywright.processor.plan;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whether {@link PlannerSoundnessTest} would notice: plans are spoilt as a mistake in the planner
 * would spoil them, and the same comparison must find a difference.
 */
class PlantedErrorsTest {

  /** Of so many pairs that a mistake touches, one must show it. */
  private static final int TOUCHED = 3_000;

  private static final int DRAWN = 60_000;

  private static @Nullable CaseRunner runner;

  @BeforeAll
  static void open() {
    runner = new CaseRunner();
  }

  @AfterAll
  static void close() {
    runner.close();
  }

  /** A mistake; each gives the spoilt plan, or nothing for a plan that it leaves as it is. */
  enum Mistake {
    /** {@code USER#1} matches {@code USER#12}. */
    THE_LITERAL_BEHIND_EQUAL_TEXT_IS_LEFT_OUT {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return sort(
            pair,
            sort ->
                sort instanceof KeyCondition.BeginsWith begins && endsInLiteral(begins.before())
                    ? new KeyCondition.BeginsWith(
                        begins.text(), begins.before().subList(0, begins.before().size() - 1))
                    : sort);
      }
    },
    /** The second item of the same instant is lost. */
    THE_UPPER_BOUND_IS_NO_SUCCESSOR {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return between(
            pair,
            each ->
                new KeyCondition.Between(
                    each.text(), each.before(), each.slot(), "", true, each.buckets()));
      }
    },
    THE_RANGE_IS_LEFT_OUT {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return sort(
            pair,
            sort ->
                sort instanceof KeyCondition.Between between
                    ? beginning(between.text(), between.before())
                    : sort);
      }
    },
    THE_BUCKET_OF_A_RANGE_IS_LEFT_OUT {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return between(
            pair,
            each ->
                new KeyCondition.Between(
                    each.text(), each.before(), each.slot(), each.after(), each.last(), List.of()));
      }
    },
    THE_PREFIX_IS_LEFT_OUT {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return sort(
            pair,
            sort ->
                sort instanceof KeyCondition.Prefix prefix
                    ? beginning(prefix.text(), prefix.before())
                    : sort);
      }
    },
    VALUES_ON_THE_BOUNDS_ARE_NOT_CHECKED {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        boolean ranged =
            pair.resolved().question().range().isPresent()
                && pair.plan() instanceof AccessPlan.Query query
                && query.sort() instanceof KeyCondition.Between;
        return ranged ? Optional.of(pair.plan()) : Optional.empty();
      }

      @Override
      PlanInterpreter spoilt(PlanInterpreter interpreter) {
        return interpreter.uncheckedBounds();
      }
    },
    OTHER_ENTITIES_ARE_NOT_KEPT_OUT {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return query(pair, each -> with(each, each.sort(), Discriminator.none(), each.filter()));
      }
    },
    THE_FILTER_IS_LEFT_OUT {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return query(pair, each -> with(each, each.sort(), each.discriminator(), List.of()));
      }
    },
    ONE_SHARD_IS_ASKED_FOR_ALL {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        return query(
            pair,
            each ->
                new AccessPlan.Query(
                    each.path(),
                    each.partition().stream().map(Mistake::firstShard).toList(),
                    each.sortEquals(),
                    each.sort(),
                    each.discriminator(),
                    each.filter(),
                    each.fetch(),
                    each.reason()));
      }
    },
    /** An index is asked that does not hold all that is meant. */
    SPARSE_INDEXES_ARE_TAKEN_FOR_WHOLE {
      @Override
      Optional<AccessPlan> in(RandomPairs.Pair pair) {
        Case.Resolved resolved = pair.resolved();
        for (KeyPath path : KeyPath.of(resolved.layout().table())) {
          if (!path.isTable() && resolved.question().pattern().index().isEmpty()) {
            PathPlanner.Outcome pinned =
                new PathPlanner(
                        resolved.layout(),
                        resolved.entity(),
                        resolved.question().pinnedTo(path.indexName()),
                        path)
                    .plan();
            if (pinned instanceof PathPlanner.Served served) {
              return Optional.of(served.plan());
            }
          }
        }
        return Optional.empty();
      }
    };

    abstract Optional<AccessPlan> in(RandomPairs.Pair pair);

    PlanInterpreter spoilt(PlanInterpreter interpreter) {
      return interpreter;
    }

    static Optional<AccessPlan> query(
        RandomPairs.Pair pair, UnaryOperator<AccessPlan.Query> spoil) {
      if (!(pair.plan() instanceof AccessPlan.Query query)) {
        return Optional.empty();
      }
      AccessPlan.Query spoilt = spoil.apply(query);
      return spoilt.equals(query) ? Optional.empty() : Optional.of(spoilt);
    }

    static Optional<AccessPlan> sort(RandomPairs.Pair pair, UnaryOperator<KeyCondition> spoil) {
      return query(
          pair, each -> with(each, spoil.apply(each.sort()), each.discriminator(), each.filter()));
    }

    static Optional<AccessPlan> between(
        RandomPairs.Pair pair, UnaryOperator<KeyCondition.Between> spoil) {
      return sort(
          pair, sort -> sort instanceof KeyCondition.Between between ? spoil.apply(between) : sort);
    }

    static AccessPlan.Query with(
        AccessPlan.Query query, KeyCondition sort, Discriminator discriminator, List<Term> filter) {
      return new AccessPlan.Query(
          query.path(),
          query.partition(),
          query.sortEquals(),
          sort,
          discriminator,
          filter,
          query.fetch(),
          query.reason());
    }

    static boolean endsInLiteral(List<BoundPart> parts) {
      return parts.size() > 1 && parts.get(parts.size() - 1) instanceof BoundPart.Text;
    }

    static KeyCondition beginning(KeyText text, List<BoundPart> before) {
      return before.isEmpty() ? new KeyCondition.None() : new KeyCondition.BeginsWith(text, before);
    }

    static KeyValue firstShard(KeyValue value) {
      List<BoundPart> parts = new ArrayList<>();
      for (BoundPart part : value.parts()) {
        parts.add(
            part instanceof BoundPart.EveryShard every
                ? new BoundPart.Text(SlotValues.shards(every.slot().text()).get(0))
                : part);
      }
      return new KeyValue(value.text(), parts);
    }
  }

  @ParameterizedTest
  @EnumSource
  void isFound(Mistake mistake) {
    int touched = 0;
    try (RandomPairs pairs = new RandomPairs(runner, new Random(mistake.ordinal()))) {
      for (int i = 0; i < DRAWN && touched < TOUCHED; i++) {
        RandomPairs.Pair pair = pairs.next();
        Optional<AccessPlan> spoilt = mistake.in(pair);
        if (spoilt.isEmpty()) {
          continue;
        }
        touched++;
        if (pair.cases().stream().anyMatch(each -> shows(mistake, pair, each, spoilt.get()))) {
          return;
        }
      }
    }
    fail(mistake + " touched " + touched + " pairs, and none showed it");
  }

  private static boolean shows(
      Mistake mistake, RandomPairs.Pair pair, Case each, AccessPlan spoilt) {
    Case.Resolved resolved = pair.resolved();
    Arguments arguments = each.arguments(resolved.question());
    PlanInterpreter interpreter =
        new PlanInterpreter(
            resolved.layout(),
            resolved.entity(),
            resolved.question(),
            arguments,
            pair.store().table());
    try {
      return new Soundness(
              resolved,
              pair.plan(),
              arguments,
              pair.store().rows(),
              () -> mistake.spoilt(interpreter).ask(spoilt))
          .difference()
          .isPresent();
    } catch (RuntimeException undecodable) {
      // Another entity's item was read as one of this: the comparison fails there as well.
      return true;
    }
  }
}
