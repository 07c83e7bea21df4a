package dev.keywright.integration.roundtrip;

import static net.jqwik.api.Combinators.combine;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Scalars come back as they were: in items, in documents, where they may be absent. */
class ScalarRoundTripProperties {

  private static final int TRIES = 100;

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void primitives(@ForAll("primitives") Scalars.Primitives entity) {
    Engine.comesBack(PrimitivesCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void wrappers(@ForAll("wrappers") Scalars.Wrappers entity) {
    Engine.comesBack(WrappersCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void numbers(@ForAll("numbers") Scalars.Numbers entity) {
    Engine.comesBack(NumbersCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void texts(@ForAll("texts") Scalars.Texts entity) {
    Engine.comesBack(TextsCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void times(@ForAll("times") Scalars.Times entity) {
    Engine.comesBack(TimesCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void others(@ForAll("others") Scalars.Others entity) {
    Engine.comesBack(OthersCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void whatMayBeAbsent(@ForAll("perhaps") Scalars.Perhaps entity) {
    Engine.comesBack(PerhapsCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void documentsOfThem(@ForAll("everything") Scalars.Everything entity) {
    Engine.comesBack(EverythingCodec.INSTANCE, entity);
  }

  @Provide
  static Arbitrary<Scalars.Primitives> primitives() {
    return combine(
            TextValues.ids(),
            Arbitraries.of(true, false),
            NumberValues.bytes(),
            NumberValues.shorts(),
            NumberValues.integers(),
            NumberValues.longs(),
            TextValues.characters(),
            NumberValues.floats())
        .as(Scalars.Primitives::new);
  }

  @Provide
  static Arbitrary<Scalars.Wrappers> wrappers() {
    return primitives()
        .map(
            each ->
                new Scalars.Wrappers(
                    each.id(),
                    each.flag(),
                    each.aByte(),
                    each.aShort(),
                    each.anInt(),
                    each.aLong(),
                    each.aChar(),
                    each.aFloat()));
  }

  @Provide
  static Arbitrary<Scalars.Numbers> numbers() {
    return combine(
            TextValues.ids(),
            NumberValues.doubles(),
            NumberValues.doubles(),
            NumberValues.decimals(),
            NumberValues.bigIntegers(),
            NumberValues.durations(),
            NumberValues.years())
        .as(Scalars.Numbers::new);
  }

  @Provide
  static Arbitrary<Scalars.Texts> texts() {
    return combine(
            TextValues.ids(),
            TextValues.texts(),
            Arbitraries.of(Scalars.Color.class),
            TextValues.uuids(),
            TextValues.uris(),
            TextValues.locales(),
            TextValues.currencies(),
            TimeValues.zones())
        .as(Scalars.Texts::new);
  }

  @Provide
  static Arbitrary<Scalars.Times> times() {
    return combine(
            TextValues.ids(),
            TimeValues.instants(),
            TimeValues.dates(),
            TimeValues.times(),
            TimeValues.dateTimes(),
            TimeValues.offsetDateTimes(),
            TimeValues.zonedDateTimes(),
            TimeValues.months())
        .as(Scalars.Times::new);
  }

  @Provide
  static Arbitrary<Scalars.Others> others() {
    return combine(
            TextValues.ids(),
            TextValues.urls(),
            NumberValues.periods(),
            TextValues.buffers(),
            TextValues.sdkBytes(),
            AnyValues.values())
        .as(Scalars.Others::new);
  }

  @Provide
  static Arbitrary<Scalars.Perhaps> perhaps() {
    return combine(
            TextValues.ids(),
            NumberValues.integers().optional(),
            NumberValues.longs().optional(),
            NumberValues.doubles().optional(),
            TextValues.texts().optional(),
            TimeValues.instants().optional(),
            NumberValues.decimals().injectNull(0.3),
            Arbitraries.of(Scalars.Color.class).injectNull(0.3))
        .as(
            (id, anInt, aLong, aDouble, text, instant, decimal, color) ->
                new Scalars.Perhaps(
                    id,
                    anInt.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                    aLong.map(OptionalLong::of).orElseGet(OptionalLong::empty),
                    aDouble.map(OptionalDouble::of).orElseGet(OptionalDouble::empty),
                    text,
                    instant,
                    decimal,
                    color));
  }

  @Provide
  static Arbitrary<Scalars.Everything> everything() {
    return combine(
            TextValues.ids(),
            primitives(),
            wrappers(),
            numbers(),
            texts(),
            times(),
            others(),
            perhaps().optional())
        .as(Scalars.Everything::new);
  }
}
