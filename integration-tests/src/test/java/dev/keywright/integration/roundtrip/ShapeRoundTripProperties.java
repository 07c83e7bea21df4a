package dev.keywright.integration.roundtrip;

import static net.jqwik.api.Combinators.combine;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.integration.roundtrip.Shapes.Box;
import dev.keywright.integration.roundtrip.Shapes.OfBean;
import dev.keywright.integration.roundtrip.Shapes.OfBuilder;
import dev.keywright.integration.roundtrip.Shapes.OfConstructor;
import dev.keywright.integration.roundtrip.Shapes.OfRecord;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Classes of every shape come back as they were. */
class ShapeRoundTripProperties {

  private static final int TRIES = 100;
  private static final int SIZE = 3;

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void records(@ForAll("records") OfRecord entity) {
    Engine.comesBack(OfRecordCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void classesWithAConstructor(@ForAll("constructed") OfConstructor entity) {
    Engine.comesBack(OfConstructorCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void classesWithABuilder(@ForAll("built") OfBuilder entity) {
    Engine.comesBack(OfBuilderCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void beans(@ForAll("beans") OfBean entity) {
    Engine.comesBack(OfBeanCodec.INSTANCE, entity);
  }

  @Example
  void whatABeanInheritsIsStoredUnderTheNamesOfItsProperties() {
    OfBean bean = bean("b", true, 5L, List.of(Set.of(1)), Optional.of(Instant.EPOCH));
    assertEquals(
        Map.of(
            "PK", AttributeValue.fromS("BEAN#b"),
            "entityType", AttributeValue.fromS("OfBean"),
            "id", AttributeValue.fromS("b"),
            "active", AttributeValue.fromBool(true),
            "number", AttributeValue.fromN("5"),
            "all", AttributeValue.fromL(List.of(AttributeValue.fromNs(List.of("1")))),
            "when", AttributeValue.fromS("1970-01-01T00:00:00.000000000Z")),
        OfBeanCodec.encode(bean));
  }

  @Example
  void decodingNeedsNoKeyAttributes() {
    OfBean bean = bean("b", true, 5L, List.of(), Optional.empty());
    Map<String, AttributeValue> image = new HashMap<>(OfBeanCodec.encode(bean));
    image.keySet().removeAll(Set.of("PK", "entityType"));
    assertEquals(bean, OfBeanCodec.decode(image));
  }

  private static OfBean bean(
      String id, boolean active, Long number, List<Set<Integer>> all, Optional<Instant> at) {
    OfBean bean = new OfBean();
    bean.setId(id);
    bean.setActive(active);
    bean.setNumber(number);
    bean.setAll(all);
    bean.setAt(at);
    return bean;
  }

  private static <T> Arbitrary<Box<T>> boxes(Arbitrary<T> values) {
    Arbitrary<Box<T>> alone = values.map(each -> new Box<>(each, null));
    return combine(values, alone.injectNull(0.5)).as(Box::new);
  }

  @Provide
  static Arbitrary<OfRecord> records() {
    return combine(
            TextValues.ids(),
            Arbitraries.of(true, false),
            boxes(TimeValues.instants()).list().ofMaxSize(SIZE),
            Arbitraries.maps(TextValues.ids(), NumberValues.decimals()).ofMaxSize(SIZE),
            TextValues.texts().set().ofMaxSize(SIZE),
            boxes(NumberValues.integers().list().ofMaxSize(SIZE)).optional(),
            NumberValues.longs().injectNull(0.3))
        .as(OfRecord::new);
  }

  @Provide
  static Arbitrary<OfConstructor> constructed() {
    return combine(
            TextValues.ids(),
            Arbitraries.of(true, false),
            TextValues.bytes(),
            TextValues.texts().optional(),
            NumberValues.integers().injectNull(0.3))
        .as(OfConstructor::new);
  }

  @Provide
  static Arbitrary<OfBuilder> built() {
    return combine(
            TextValues.ids(),
            TextValues.texts().list().ofMaxSize(SIZE),
            TimeValues.instants().injectNull(0.3))
        .as(
            (id, tags, at) -> {
              OfBuilder.Builder builder = OfBuilder.newBuilder().withId(id).withTags(tags);
              builder.setAt(at);
              return builder.create();
            });
  }

  @Provide
  static Arbitrary<OfBean> beans() {
    return combine(
            TextValues.ids(),
            Arbitraries.of(true, false),
            NumberValues.longs().injectNull(0.3),
            NumberValues.integers().set().ofMaxSize(SIZE).list().ofMaxSize(SIZE).injectNull(0.3),
            TimeValues.instants().optional())
        .as(ShapeRoundTripProperties::bean);
  }
}
