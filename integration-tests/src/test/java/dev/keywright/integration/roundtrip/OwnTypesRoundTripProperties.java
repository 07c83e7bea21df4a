package dev.keywright.integration.roundtrip;

import static net.jqwik.api.Combinators.combine;

import dev.keywright.integration.roundtrip.OwnTypes.Fire;
import dev.keywright.integration.roundtrip.OwnTypes.Flood;
import dev.keywright.integration.roundtrip.OwnTypes.Incident;
import dev.keywright.integration.roundtrip.OwnTypes.Level;
import dev.keywright.integration.roundtrip.OwnTypes.Size;
import dev.keywright.integration.roundtrip.OwnTypes.Weight;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Types that say themselves how they are stored come back as they were. */
class OwnTypesRoundTripProperties {

  private static final int TRIES = 100;
  private static final int SIZE = 3;

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void whatContainersLack(@ForAll("holes") OwnTypes.Holes entity) {
    Engine.comesBack(HolesCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void enumsByWhatTheyDeclare(@ForAll("graded") OwnTypes.Graded entity) {
    Engine.comesBack(GradedCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void convertedTypes(@ForAll("priced") OwnTypes.Priced entity) {
    Engine.comesBack(PricedCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void sealedEntities(@ForAll("incidents") Incident entity) {
    Engine.comesBack(IncidentCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void roles(@ForAll("kept") OwnTypes.Kept entity) {
    Engine.comesBack(KeptCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void documentsThatAreSpread(@ForAll("spread") OwnTypes.Spread entity) {
    Engine.comesBack(SpreadCodec.INSTANCE, entity);
  }

  private static <T> Arbitrary<List<T>> listOf(Arbitrary<T> elements) {
    return elements.list().ofMaxSize(SIZE);
  }

  private static <K, V> Arbitrary<Map<K, V>> mapOf(Arbitrary<K> keys, Arbitrary<V> values) {
    return Arbitraries.maps(keys, values).ofMaxSize(SIZE);
  }

  @Provide
  static Arbitrary<OwnTypes.Holes> holes() {
    Arbitrary<OptionalInt> counts =
        NumberValues.integers()
            .optional()
            .map(each -> each.map(OptionalInt::of).orElseGet(OptionalInt::empty));
    Arbitrary<Set<String>> sets = TextValues.texts().set().ofMaxSize(SIZE);
    return combine(
            TextValues.ids(),
            listOf(TextValues.texts().injectNull(0.3)),
            listOf(NumberValues.integers().injectNull(0.3)),
            listOf(TimeValues.instants().optional()),
            mapOf(TextValues.ids(), counts),
            mapOf(Arbitraries.of(Scalars.Color.class), NumberValues.longs().injectNull(0.3)),
            listOf(listOf(Arbitraries.of(true, false).optional()).injectNull(0.3)),
            mapOf(TextValues.ids(), sets.injectNull(0.3)))
        .as(OwnTypes.Holes::new);
  }

  @Provide
  static Arbitrary<OwnTypes.Graded> graded() {
    Arbitrary<Size> sizes = Arbitraries.of(Size.class);
    Arbitrary<Level> levels = Arbitraries.of(Level.class);
    return combine(
            TextValues.ids(),
            sizes,
            levels,
            sizes.set(),
            levels.set(),
            mapOf(sizes, listOf(levels)),
            Arbitraries.maps(levels, sizes.optional()))
        .as(OwnTypes.Graded::new);
  }

  @Provide
  static Arbitrary<OwnTypes.Priced> priced() {
    Arbitrary<Weight> weights = NumberValues.longs().map(Weight::new);
    return combine(
            TextValues.ids(),
            weights,
            weights.optional(),
            listOf(weights.injectNull(0.3)),
            mapOf(TextValues.ids(), weights),
            TextValues.texts(),
            TextValues.texts().injectNull(0.3))
        .as(OwnTypes.Priced::new);
  }

  @Provide
  static Arbitrary<Incident> incidents() {
    return Arbitraries.oneOf(floods(), fires());
  }

  private static Arbitrary<Incident> floods() {
    return combine(TextValues.ids(), NumberValues.doubles(), listOf(TextValues.texts()))
        .as(Flood::new);
  }

  private static Arbitrary<Incident> fires() {
    return combine(TextValues.ids(), Arbitraries.of(Level.class), floods().optional())
        .as(Fire::new);
  }

  @Provide
  static Arbitrary<OwnTypes.Kept> kept() {
    Arbitrary<Instant> seconds =
        Arbitraries.longs()
            .between(Instant.MIN.getEpochSecond(), Instant.MAX.getEpochSecond())
            .map(Instant::ofEpochSecond);
    return combine(
            TextValues.ids(),
            Arbitraries.longs().between(0, Long.MAX_VALUE),
            seconds,
            NumberValues.integers(),
            listOf(TextValues.texts()),
            mapOf(TextValues.ids().map(each -> "unknown " + each), AnyValues.values()))
        .as(OwnTypes.Kept::new);
  }

  @Provide
  static Arbitrary<OwnTypes.Spread> spread() {
    Arbitrary<OwnTypes.Street> streets =
        combine(TextValues.texts(), NumberValues.integers().injectNull(0.3))
            .as(OwnTypes.Street::new);
    Arbitrary<OwnTypes.Address> addresses =
        combine(streets, TextValues.texts().set().ofMaxSize(SIZE), NumberValues.integers())
            .as(OwnTypes.Address::new);
    return combine(
            TextValues.ids(),
            addresses,
            addresses.optional(),
            streets.injectNull(0.3),
            listOf(addresses))
        .as(OwnTypes.Spread::new);
  }
}
