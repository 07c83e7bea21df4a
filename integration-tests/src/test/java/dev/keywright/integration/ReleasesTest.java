package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import dev.keywright.integration.releases.App;
import dev.keywright.integration.releases.Moment;
import dev.keywright.integration.releases.Money;
import dev.keywright.integration.releases.Note;
import dev.keywright.integration.releases.Publication;
import dev.keywright.integration.releases.Ratio;
import dev.keywright.integration.releases.Release;
import dev.keywright.integration.releases.ReleaseKeys;
import dev.keywright.integration.releases.ReleasesTable;
import dev.keywright.integration.releases.SemVer;
import dev.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** What converters that keep order make of keys, against a look at all the items. */
class ReleasesTest {

  // Making one costs more than a round of the property does.
  private static final InProcessDynamoDb DYNAMO_DB = InProcessDynamoDb.create();
  private static final AtomicLong NUMBER = new AtomicLong();
  private static final App APP = new App("a");

  @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
  void queriesAreWhatALookAtAllGives(
      @ForAll("releases") @Size(max = 25) List<Release> written,
      @ForAll("versionRanges") Range<SemVer> versions,
      @ForAll("priceRanges") Range<Money> prices,
      @ForAll("shareRanges") Range<Ratio> shares,
      @ForAll("momentRanges") Range<Moment> moments) {
    String name = "releases-" + NUMBER.incrementAndGet();
    ReleasesTable table = ReleasesTable.of(DYNAMO_DB.client(), name);
    table.createIfMissing();
    try {
      written.forEach(table.release()::put);
      table.note().put(new Note(APP, new SemVer(1, 9), new Money(0), new Money(1)));
      Collection<Release> all = stored(written).values();

      check(all, r -> true, table.release().all(APP).list(), r -> r.version(), true);
      check(
          all,
          r -> versions.contains(r.version()),
          table.release().ranged(APP, versions).list(),
          Release::version,
          false);
      check(
          all,
          r -> prices.contains(r.price()),
          table.release().priced(APP, prices).list(),
          Release::price,
          false);
      check(
          all,
          r -> shares.contains(r.share()),
          table.release().shared(APP, shares).list(),
          Release::share,
          false);
      check(
          all,
          r -> isFree(r) && prices.contains(r.price()),
          table.release().free(APP, prices).list(),
          Release::price,
          false);
      check(
          all,
          r -> r.price().equals(new Money(-5)),
          table.release().reduced(APP).list(),
          r -> 0,
          false);
      for (Release each : all) {
        check(
            all,
            r -> r.version().equals(each.version()),
            table.release().builds(APP, each.version()).list(),
            r -> 0,
            false);
        assertEquals(
            Optional.of(each), table.release().build(each.app(), each.version(), each.build()));
        String beginning = "0" + each.version().major() + "#";
        check(
            all,
            r -> r.version().major() == each.version().major(),
            table.release().starting(APP, beginning).list(),
            r -> 0,
            false);
        check(
            all,
            r -> isOf(r, each.price(), each.version()),
            table.release().filtered(APP, each.price(), each.version()).list(),
            r -> 0,
            false);
        check(
            all,
            r -> month(r.at()).equals(month(each.at())),
            table.release().monthOf(APP, month(each.at())).list(),
            r -> 0,
            false);
        check(
            all,
            r -> hour(r.at()).equals(hour(each.at())) && moments.contains(r.at()),
            table.release().hourOf(APP, each.at(), moments).list(),
            Release::at,
            false);
        checkMonth(all, month(each.at()), moments, table);
      }
      assertEquals(
          all.stream().filter(r -> r.app().equals(APP)).count(),
          table.releasesWithNotes().ofApp(APP).orElseThrow().releases().size());
    } finally {
      DYNAMO_DB.client().deleteTable(request -> request.tableName(name));
    }
  }

  private static boolean isFree(Release release) {
    return (release.price().cents() == 0 || release.price().cents() == -5)
        && release.withdrawn().isEmpty();
  }

  private static boolean isOf(Release release, Money price, SemVer version) {
    return release.price().equals(price)
        && release.version().equals(version)
        && (release.share().equals(new Ratio(new BigDecimal("0.5")))
            || release.share().equals(new Ratio(BigDecimal.ONE)));
  }

  private static void checkMonth(
      Collection<Release> all, YearMonth month, Range<Moment> moments, ReleasesTable table) {
    List<Publication> found = table.release().inMonth(month, moments).list();
    List<Release> meant =
        all.stream().filter(r -> month(r.at()).equals(month) && moments.contains(r.at())).toList();
    assertEquals(
        counted(meant, r -> List.of(r.app(), r.version(), r.at())),
        counted(found, p -> List.of(p.app(), p.version(), p.at())));
    List<Moment> order = found.stream().map(Publication::at).toList();
    assertEquals(order.stream().sorted().toList(), order);
  }

  private static Instant hour(Moment moment) {
    return moment.at().truncatedTo(ChronoUnit.HOURS);
  }

  private static YearMonth month(Moment moment) {
    return YearMonth.from(moment.at().atOffset(ZoneOffset.UTC));
  }

  private static <K extends Comparable<K>> void check(
      Collection<Release> all,
      Predicate<Release> meant,
      List<Release> found,
      Function<Release, K> order,
      boolean descending) {
    List<Release> expected = all.stream().filter(r -> r.app().equals(APP)).filter(meant).toList();
    assertEquals(new HashSet<>(expected), new HashSet<>(found));
    assertEquals(expected.size(), found.size());
    Comparator<K> comparator = descending ? Comparator.reverseOrder() : Comparator.naturalOrder();
    List<K> keys = found.stream().map(order).toList();
    assertEquals(keys.stream().sorted(comparator).toList(), keys);
  }

  private static <T> Map<Object, Integer> counted(List<T> all, Function<T, Object> by) {
    Map<Object, Integer> counts = new LinkedHashMap<>();
    all.forEach(each -> counts.merge(by.apply(each), 1, Integer::sum));
    return counts;
  }

  private static Map<Object, Release> stored(List<Release> written) {
    Map<Object, Release> stored = new LinkedHashMap<>();
    written.forEach(r -> stored.put(List.of(r.app(), r.version(), r.build()), r));
    return stored;
  }

  @Example
  void whatLivesInKeysIsReadBack() {
    try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
      ReleasesTable table = ReleasesTable.of(dynamoDb.client());
      table.createIfMissing();
      Note note = new Note(new App("a#b"), new SemVer(0, 7), new Money(-12), new Money(34));
      table.note().put(note);
      assertEquals(List.of(note), table.note().ofApp(new App("a#b")).list());
      assertTrue(table.releasesWithNotes().ofApp(new App("b")).isEmpty());
    }
  }

  @Example
  void keysHoldWhatIsStored() {
    assertEquals("RELEASE#01$2310#0000000007", ReleaseKeys.sort(new SemVer(1, 10), 7));
    KeyValueException empty =
        assertThrows(KeyValueException.class, () -> ReleaseKeys.partition(new App("")));
    assertTrue(empty.getMessage().startsWith("Release.app"), empty.getMessage());
  }

  @Provide
  Arbitrary<List<Release>> releases() {
    Arbitrary<App> apps = Arbitraries.of("a", "a", "a", "a#", "b").map(App::new);
    return Combinators.combine(
            apps,
            versions(),
            Arbitraries.integers().between(-1, 1),
            prices(),
            shares(),
            moments(),
            moments().optional(0.3))
        .as(Release::new)
        .list();
  }

  private static Arbitrary<SemVer> versions() {
    return Combinators.combine(Arbitraries.of(0, 1, 9), Arbitraries.of(0, 1, 9, 10, 11, 99))
        .as(SemVer::new);
  }

  private static Arbitrary<Money> prices() {
    return Arbitraries.of(Long.MIN_VALUE, -100L, -10L, -5L, -1L, 0L, 1L, 5L, 10L, Long.MAX_VALUE)
        .map(Money::new);
  }

  private static Arbitrary<Ratio> shares() {
    return Arbitraries.of("-1", "-0.5", "0", "0.5", "0.50", "1", "1.000001", "100")
        .map(BigDecimal::new)
        .map(Ratio::new);
  }

  private static Arbitrary<Moment> moments() {
    return Arbitraries.of(
            "2026-01-31T23:59:59.999999999Z",
            "2026-02-01T00:00:00Z",
            "2026-02-01T00:00:00.000000001Z",
            "2026-02-28T23:59:59Z",
            "2026-03-01T00:00:00Z")
        .map(Instant::parse)
        .map(Moment::new);
  }

  @Provide
  Arbitrary<Range<SemVer>> versionRanges() {
    return ranges(versions());
  }

  @Provide
  Arbitrary<Range<Money>> priceRanges() {
    return ranges(prices());
  }

  @Provide
  Arbitrary<Range<Ratio>> shareRanges() {
    return ranges(shares());
  }

  @Provide
  Arbitrary<Range<Moment>> momentRanges() {
    return ranges(moments());
  }

  private static <T extends Comparable<? super T>> Arbitrary<Range<T>> ranges(Arbitrary<T> ends) {
    return Combinators.combine(Arbitraries.integers().between(0, 8), ends, ends)
        .as(
            (kind, from, to) ->
                switch (kind) {
                  case 0 -> Range.closed(from, to);
                  case 1 -> Range.open(from, to);
                  case 2 -> Range.closedOpen(from, to);
                  case 3 -> Range.openClosed(from, to);
                  case 4 -> Range.atLeast(from);
                  case 5 -> Range.greaterThan(from);
                  case 6 -> Range.atMost(to);
                  case 7 -> Range.lessThan(to);
                  default -> Range.all();
                });
  }
}
