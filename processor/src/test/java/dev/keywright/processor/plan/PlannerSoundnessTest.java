package dev.keywright.processor.plan;

import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.jspecify.annotations.Nullable;

/**
 * Random tables, random patterns, random rows: what a plan finds is what a look at every row finds,
 * in the order promised. A failure is made smaller here, since only we know what a smaller model
 * is, and printed as Java source.
 */
class PlannerSoundnessTest {

  private static @Nullable CaseRunner runner;

  @BeforeContainer
  static void open() {
    runner = new CaseRunner();
  }

  @AfterContainer
  static void close() {
    runner.close();
  }

  /**
   * 2,400 pairs of a model and a pattern that it answers. With one seed, so that a build fails for
   * what was changed and not for the day.
   */
  @net.jqwik.api.Property(tries = 400, seed = "42", shrinking = ShrinkingMode.OFF)
  void aPlanFindsWhatIsMeant(@ForAll long seed) {
    pairs(new Random(seed), 6);
  }

  /** Many more, and others, on demand: {@code -Dkeywright.pairs=100000 -Dkeywright.seed=7}. */
  @Example
  void manyPlansFindWhatIsMeant() {
    long seed = Long.getLong("keywright.seed", 1);
    int pairs = Integer.getInteger("keywright.pairs", 0);
    pairs(new Random(seed), pairs);
  }

  private static void pairs(Random random, int pairs) {
    try (RandomPairs drawn = new RandomPairs(runner, random)) {
      for (int i = 0; i < pairs; i++) {
        check(drawn.next());
      }
    }
  }

  private static void check(RandomPairs.Pair pair) {
    for (Case each : pair.cases()) {
      Arguments arguments = each.arguments(pair.resolved().question());
      Optional<String> difference =
          new Soundness(pair.store(), pair.resolved(), pair.plan(), arguments).difference();
      if (difference.isPresent()) {
        Case smallest =
            new CaseShrinker(candidate -> runner.difference(candidate).isPresent()).shrink(each);
        throw new AssertionError(
            "\n"
                + new CaseSource(smallest)
                    .write(runner.difference(smallest).orElse(difference.get())));
      }
    }
  }
}
