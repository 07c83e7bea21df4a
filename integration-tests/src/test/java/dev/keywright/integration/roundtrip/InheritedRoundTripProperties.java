package dev.keywright.integration.roundtrip;

import static net.jqwik.api.Combinators.combine;

import dev.keywright.integration.roundtrip.InheritedShapes.Label;
import dev.keywright.integration.roundtrip.InheritedShapes.Pair;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Classes that inherit what they are made of come back as they were. */
class InheritedRoundTripProperties {

  private static final int TRIES = 100;
  private static final int SIZE = 3;

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void accessorsOfAnInterface(@ForAll("interfaces") InheritedShapes.Held entity) {
    Engine.comesBack(HeldCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void gettersThatAConstructorFills(@ForAll("constructed") InheritedShapes.Composed entity) {
    Engine.comesBack(ComposedCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void aBuilderThatIsGivenBackAsItself(@ForAll("built") InheritedShapes.SelfBuilt entity) {
    Engine.comesBack(SelfBuiltCodec.INSTANCE, entity);
  }

  @Provide
  static Arbitrary<InheritedShapes.Held> interfaces() {
    Arbitrary<Pair<Long, String>> pairs =
        combine(NumberValues.longs(), TextValues.texts().optional()).as(Pair::new);
    return combine(TextValues.ids(), pairs.list().ofMaxSize(SIZE)).as(InheritedShapes.Held::new);
  }

  @Provide
  static Arbitrary<InheritedShapes.Composed> constructed() {
    return combine(
            labels(),
            Arbitraries.of(true, false),
            Arbitraries.maps(TextValues.ids(), labels()).ofMaxSize(SIZE))
        .as(InheritedShapes.Composed::new);
  }

  private static Arbitrary<Label> labels() {
    return combine(TextValues.ids(), TextValues.texts()).as(Label::new);
  }

  @Provide
  static Arbitrary<InheritedShapes.SelfBuilt> built() {
    return combine(NumberValues.longs(), TextValues.texts().list().ofMaxSize(SIZE))
        .as((id, tags) -> InheritedShapes.SelfBuilt.builder().tags(tags).id(id).build());
  }
}
