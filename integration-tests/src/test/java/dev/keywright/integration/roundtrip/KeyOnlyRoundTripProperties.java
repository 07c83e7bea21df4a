package dev.keywright.integration.roundtrip;

import static net.jqwik.api.Combinators.combine;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is read back from the text of a key is what stood there, and so is formatted text. */
class KeyOnlyRoundTripProperties {

  private static final int TRIES = 200;
  private static final long FIRST_DAY = LocalDate.of(0, 1, 1).toEpochDay();
  private static final long LAST_DAY = LocalDate.of(9999, 12, 31).toEpochDay();

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void words(@ForAll("words") KeyOnly.Words entity) {
    Engine.comesBack(WordsCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void figures(@ForAll("figures") KeyOnly.Figures entity) {
    Engine.comesBack(FiguresCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void hours(@ForAll("hours") KeyOnly.Hours entity) {
    Engine.comesBack(HoursCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void formatted(@ForAll("formatted") KeyOnly.Formatted entity) {
    Engine.comesBack(FormattedCodec.INSTANCE, entity);
  }

  @Provide
  static Arbitrary<KeyOnly.Words> words() {
    return combine(
            TextValues.ids(),
            TextValues.uuids(),
            Arbitraries.of(true, false),
            Arbitraries.of(KeyOnly.Grade.class),
            TextValues.characters(),
            NumberValues.longs().map(KeyOnly.Money::new),
            TextValues.ids())
        .as(KeyOnly.Words::new);
  }

  @Provide
  static Arbitrary<KeyOnly.Figures> figures() {
    Arbitrary<Double> doubles =
        Arbitraries.oneOf(
            Arbitraries.of(0.0, -0.5, 0.000001, -0.000001, 9999999999.5),
            Arbitraries.integers().map(each -> each / 64.0));
    return combine(
            NumberValues.bytes(),
            NumberValues.shorts(),
            NumberValues.integers(),
            NumberValues.longs(),
            decimals().map(NumberValues::canonical),
            doubles,
            Arbitraries.integers().between(0, 9999).map(Year::of))
        .as(KeyOnly.Figures::new);
  }

  /** With as many digits after the point as the format has. */
  private static Arbitrary<BigDecimal> decimals() {
    long most = 9_999_999_999_999_999L;
    return Arbitraries.oneOf(
            Arbitraries.of(-most, -1L, 0L, 1L, most), Arbitraries.longs().between(-most, most))
        .map(each -> BigDecimal.valueOf(each, 4));
  }

  private static Arbitrary<LocalDate> dates() {
    return Arbitraries.oneOf(
        Arbitraries.of(FIRST_DAY, -1L, 0L, LAST_DAY).map(LocalDate::ofEpochDay),
        Arbitraries.longs().between(FIRST_DAY, LAST_DAY).map(LocalDate::ofEpochDay));
  }

  private static Arbitrary<LocalDateTime> dateTimes(ChronoUnit unit) {
    return combine(dates(), TimeValues.times().map(each -> each.truncatedTo(unit)))
        .as(LocalDateTime::of);
  }

  private static Arbitrary<Instant> instants(ChronoUnit unit) {
    return dateTimes(unit).map(each -> each.toInstant(ZoneOffset.UTC));
  }

  @Provide
  static Arbitrary<KeyOnly.Hours> hours() {
    return combine(
            instants(ChronoUnit.NANOS),
            dates(),
            TimeValues.times(),
            dateTimes(ChronoUnit.MILLIS),
            dates().map(YearMonth::from),
            instants(ChronoUnit.SECONDS),
            instants(ChronoUnit.NANOS))
        .as(KeyOnly.Hours::new);
  }

  @Provide
  static Arbitrary<KeyOnly.Formatted> formatted() {
    return combine(
            TextValues.ids(),
            instants(ChronoUnit.MICROS),
            dateTimes(ChronoUnit.NANOS),
            decimals(),
            NumberValues.integers(),
            Arbitraries.longs().between(-999_999_999_999L, 999_999_999_999L))
        .as(KeyOnly.Formatted::new);
  }
}
