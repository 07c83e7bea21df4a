package dev.keywright.integration.roundtrip;

import static net.jqwik.api.Combinators.combine;

import dev.keywright.integration.roundtrip.Terms.Factor;
import dev.keywright.integration.roundtrip.Terms.Result;
import dev.keywright.integration.roundtrip.Terms.Term;
import java.time.DayOfWeek;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What sealed types hold comes back, whatever holds itself and whatever is generic. */
class TermRoundTripProperties {

  private static final int TRIES = 100;
  private static final int SIZE = 3;

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void treesOfASealedType(@ForAll("formulas") Terms.Formula entity) {
    Engine.comesBack(FormulaCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void genericSealedTypes(@ForAll("outcomes") Terms.Outcome entity) {
    Engine.comesBack(OutcomeCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void accessorsThatGiveOptionals(@ForAll("persons") Terms.Person entity) {
    Engine.comesBack(PersonCodec.INSTANCE, entity);
  }

  private static Arbitrary<Term> terms(int levels) {
    Arbitrary<Term> constants = NumberValues.doubles().map(Terms.Constant::new);
    if (levels == 0) {
      return constants;
    }
    Arbitrary<Term> sums = combine(terms(levels - 1), terms(levels - 1)).as(Terms.Sum::new);
    return Arbitraries.oneOf(constants, sums, factors(levels - 1).map(Terms.Negative::new));
  }

  private static Arbitrary<Factor> factors(int levels) {
    Arbitrary<Factor> last = terms(levels).map(each -> new Factor(each, null));
    return combine(terms(levels), last.injectNull(0.5)).as(Factor::new);
  }

  private static <T> Arbitrary<Result<T>> results(Arbitrary<T> values, int levels) {
    Arbitrary<Result<T>> ok = values.map(Terms.Ok::new);
    return levels == 0
        ? ok
        : Arbitraries.oneOf(
            ok,
            combine(TextValues.texts(), results(values, levels - 1).optional())
                .as(Terms.Failed::new));
  }

  @Provide
  static Arbitrary<Terms.Formula> formulas() {
    return combine(TextValues.ids(), terms(SIZE), factors(SIZE).optional()).as(Terms.Formula::new);
  }

  @Provide
  static Arbitrary<Terms.Outcome> outcomes() {
    Arbitrary<List<Scalars.Color>> colors =
        Arbitraries.of(Scalars.Color.class).list().ofMaxSize(SIZE);
    Arbitrary<Set<DayOfWeek>> days = Arbitraries.of(DayOfWeek.class).set().ofMaxSize(SIZE);
    Arbitrary<Result<Integer>> counts = NumberValues.integers().map(Terms.Counted::new);
    Arbitrary<Map<DayOfWeek, Set<DayOfWeek>>> week =
        Arbitraries.maps(Arbitraries.of(DayOfWeek.class), days).ofMaxSize(SIZE);
    return combine(
            TextValues.ids(),
            results(TextValues.texts(), SIZE),
            Arbitraries.oneOf(counts, results(NumberValues.integers(), SIZE)),
            Arbitraries.maps(TextValues.ids(), results(colors, SIZE)).ofMaxSize(SIZE),
            week,
            colors.optional())
        .as(Terms.Outcome::new);
  }

  @Provide
  static Arbitrary<Terms.Person> persons() {
    return combine(
            TextValues.ids(),
            TextValues.texts().injectNull(0.3),
            NumberValues.integers().list().ofMaxSize(SIZE).injectNull(0.3))
        .as(
            (id, nick, sizes) -> {
              Terms.Person person = new Terms.Person();
              person.setId(id);
              person.setNick(nick);
              person.setSizes(sizes);
              return person;
            });
  }
}
