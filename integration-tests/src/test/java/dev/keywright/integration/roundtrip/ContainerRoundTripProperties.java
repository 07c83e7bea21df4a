package dev.keywright.integration.roundtrip;

import static net.jqwik.api.Combinators.combine;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.integration.roundtrip.Containers.Circle;
import dev.keywright.integration.roundtrip.Containers.Figure;
import dev.keywright.integration.roundtrip.Containers.Point;
import dev.keywright.integration.roundtrip.Containers.Tree;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Containers come back as they were, the empty ones among them. */
class ContainerRoundTripProperties {

  private static final int TRIES = 100;
  private static final int SIZE = 3;

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lists(@ForAll("lists") Containers.Lists entity) {
    Engine.comesBack(ListsCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void sets(@ForAll("sets") Containers.Sets entity) {
    Engine.comesBack(SetsCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void setsThatAreLists(@ForAll("listedSets") Containers.ListedSets entity) {
    Engine.comesBack(ListedSetsCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void maps(@ForAll("maps") Containers.Maps entity) {
    Engine.comesBack(MapsCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void keysOfMaps(@ForAll("keys") Containers.Keys entity) {
    Engine.comesBack(KeysCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void whatMayBeAbsent(@ForAll("absent") Containers.Absent entity) {
    Engine.comesBack(AbsentCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void whatHoldsItself(@ForAll("trees") Tree entity) {
    Engine.comesBack(TreeCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void sealedTypes(@ForAll("drawings") Containers.Drawing entity) {
    Engine.comesBack(DrawingCodec.INSTANCE, entity);
  }

  @Example
  void equalNumbersAreOneElement() {
    Containers.Sets sets =
        new Containers.Sets(
            "s",
            Set.of(),
            Set.of(),
            Set.of(),
            Set.of(BigDecimal.ONE, new BigDecimal("1.00"), new BigDecimal("1E+2")),
            Set.of(0.0, -0.0),
            new TreeSet<>(),
            Set.of());
    Containers.Sets back = SetsCodec.decode(Engine.stored(SetsCodec.encode(sets)));
    assertEquals(Set.of(BigDecimal.ONE, new BigDecimal("100")), back.decimals());
    assertEquals(Set.of(0.0), back.doubles());
  }

  private static <T> Arbitrary<List<T>> listOf(Arbitrary<T> elements) {
    return elements.list().ofMaxSize(SIZE);
  }

  private static <T> Arbitrary<Set<T>> setOf(Arbitrary<T> elements) {
    return elements.set().ofMaxSize(SIZE);
  }

  private static <K, V> Arbitrary<Map<K, V>> mapOf(Arbitrary<K> keys, Arbitrary<V> values) {
    return Arbitraries.maps(keys, values).ofMaxSize(SIZE);
  }

  private static <K extends Comparable<K>, V> Arbitrary<SortedMap<K, V>> sortedMapOf(
      Arbitrary<K> keys, Arbitrary<V> values) {
    return mapOf(keys, values).map(TreeMap::new);
  }

  private static Arbitrary<Point> points() {
    return combine(NumberValues.integers(), NumberValues.integers()).as(Point::new);
  }

  @Provide
  static Arbitrary<Containers.Lists> lists() {
    return combine(
            TextValues.ids(),
            listOf(TextValues.texts()),
            listOf(listOf(NumberValues.integers())),
            listOf(TimeValues.instants()),
            listOf(NumberValues.longs()),
            listOf(TextValues.sdkBytes()),
            listOf(AnyValues.values()),
            listOf(mapOf(TextValues.ids(), setOf(NumberValues.longs()))))
        .as(Containers.Lists::new);
  }

  @Provide
  static Arbitrary<Containers.Sets> sets() {
    Arbitrary<SortedSet<LocalDate>> dates = setOf(TimeValues.dates()).map(TreeSet::new);
    return combine(
            TextValues.ids(),
            setOf(TextValues.texts()),
            setOf(NumberValues.integers()),
            setOf(TextValues.sdkBytes()),
            setOf(NumberValues.decimals()),
            setOf(NumberValues.doubles()),
            dates,
            setOf(NumberValues.durations()))
        .as(Containers.Sets::new);
  }

  @Provide
  static Arbitrary<Containers.ListedSets> listedSets() {
    return combine(
            TextValues.ids(),
            setOf(Arbitraries.of(true, false)),
            setOf(listOf(NumberValues.integers())),
            setOf(setOf(TextValues.texts())),
            setOf(mapOf(TextValues.ids(), NumberValues.integers())),
            setOf(points()))
        .as(Containers.ListedSets::new);
  }

  @Provide
  static Arbitrary<Containers.Maps> maps() {
    return combine(
            TextValues.ids(),
            mapOf(TextValues.ids(), TextValues.texts()),
            mapOf(TextValues.ids(), mapOf(TextValues.ids(), listOf(NumberValues.integers()))),
            sortedMapOf(TextValues.ids(), Arbitraries.of(true, false)),
            mapOf(TextValues.ids(), points()),
            mapOf(TextValues.ids(), setOf(NumberValues.longs())),
            mapOf(TextValues.ids(), AnyValues.values()))
        .as(Containers.Maps::new);
  }

  @Provide
  static Arbitrary<Containers.Keys> keys() {
    Arbitrary<Integer> values = NumberValues.integers();
    return combine(
            TextValues.ids(),
            mapOf(Arbitraries.of(Scalars.Color.class), values),
            mapOf(TextValues.uuids(), values),
            sortedMapOf(NumberValues.longs(), values),
            mapOf(NumberValues.bytes(), values),
            mapOf(TextValues.characters(), values),
            mapOf(NumberValues.bigIntegers(), values),
            mapOf(NumberValues.anyDecimals(), values))
        .as(Containers.Keys::new);
  }

  @Provide
  static Arbitrary<Containers.Absent> absent() {
    return combine(
            TextValues.ids(),
            listOf(TextValues.texts()).optional(),
            mapOf(TextValues.ids(), NumberValues.integers()).optional(),
            points().optional(),
            listOf(NumberValues.integers()).injectNull(0.3),
            mapOf(TextValues.ids(), points()).injectNull(0.3),
            points().injectNull(0.3))
        .as(Containers.Absent::new);
  }

  @Provide
  static Arbitrary<Tree> trees() {
    return trees(SIZE);
  }

  private static Arbitrary<Tree> trees(int levels) {
    if (levels == 0) {
      return TextValues.ids().map(id -> new Tree(id, List.of(), Map.of(), Optional.empty(), null));
    }
    return combine(
            TextValues.ids(),
            trees(levels - 1).list().ofMaxSize(2),
            Arbitraries.maps(TextValues.ids(), trees(levels - 1)).ofMaxSize(2),
            trees(levels - 1).optional(),
            trees(levels - 1).injectNull(0.5))
        .as(Tree::new);
  }

  private static Arbitrary<Figure> figures() {
    return figures(SIZE);
  }

  /** Of so many groups one in another: DynamoDB takes 32 levels, and a group makes two. */
  private static Arbitrary<Figure> figures(int groups) {
    Arbitrary<Figure> circles = combine(points(), NumberValues.doubles()).as(Circle::new);
    return groups == 0
        ? circles
        : Arbitraries.oneOf(
            circles, figures(groups - 1).list().ofMaxSize(2).map(Containers.Group::new));
  }

  @Provide
  static Arbitrary<Containers.Drawing> drawings() {
    return combine(
            TextValues.ids(),
            figures(),
            figures().optional(),
            mapOf(TextValues.ids(), setOf(figures())))
        .as(Containers.Drawing::new);
  }
}
