package dev.keywright.styles;

import static net.jqwik.api.Combinators.combine;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.support.ItemCodec;
import dev.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities that other processors complete come back from the engine as they were. */
class StyleRoundTripProperties {

  private static final int TRIES = 100;
  private static final int SIZE = 3;
  private static final DynamoDbClient CLIENT = client();

  private static DynamoDbClient client() {
    DynamoDbClient client = InProcessDynamoDb.create().client();
    StylesTable.of(client).createIfMissing();
    LombokChildTable.of(client).createIfMissing();
    return client;
  }

  private static <T> void comesBack(ItemCodec<T> codec, T entity) {
    comesBack(StylesTable.NAME, codec, entity);
  }

  private static <T> void comesBack(String table, ItemCodec<T> codec, T entity) {
    Map<String, AttributeValue> item = codec.toItem(entity);
    CLIENT.putItem(put -> put.tableName(table).item(item));
    Map<String, AttributeValue> stored =
        CLIENT
            .getItem(
                get ->
                    get.tableName(table)
                        .consistentRead(true)
                        .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))))
            .item();
    assertEquals(entity, codec.fromItem(stored));
    assertEquals(item, codec.toItem(codec.fromItem(stored)));
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lombokValue(@ForAll("values") LombokValue entity) {
    comesBack(LombokValueCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lombokBuilder(@ForAll("builders") LombokBuilder entity) {
    comesBack(LombokBuilderCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lombokBean(@ForAll("beans") LombokBean entity) {
    comesBack(LombokBeanCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lombokFluent(@ForAll("fluent") LombokFluent entity) {
    comesBack(LombokFluentCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lombokChild(@ForAll("children") LombokChild entity) {
    comesBack(LombokChildTable.NAME, LombokChildCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lombokSuperBuilder(@ForAll("superBuilders") LombokSuperBuilder entity) {
    comesBack(LombokSuperBuilderCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void lombokRecord(@ForAll("records") LombokRecord entity) {
    comesBack(LombokRecordCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void autoValue(@ForAll("autoValues") AutoValueEntity entity) {
    comesBack(AutoValueEntityCodec.INSTANCE, entity);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void immutables(@ForAll("immutable") ImmutablesEntity entity) {
    comesBack(ImmutablesEntityCodec.INSTANCE, entity);
  }

  private static Arbitrary<String> ids() {
    return Arbitraries.of("1", "#", "A#B", "\u0000", "\uD83D\uDE00", "é");
  }

  private static Arbitrary<String> texts() {
    return Arbitraries.oneOf(ids(), Arbitraries.just(""), Arbitraries.strings().ascii());
  }

  private static Arbitrary<Instant> instants() {
    return Arbitraries.longs()
        .between(-1_000_000_000_000L, 1_000_000_000_000L)
        .map(Instant::ofEpochMilli);
  }

  @Provide
  static Arbitrary<LombokValue> values() {
    Arbitrary<LombokValue.Part> parts =
        combine(texts(), Arbitraries.of(true, false)).as(LombokValue.Part::new);
    return combine(
            ids(), instants(), parts.list().ofMaxSize(SIZE), Arbitraries.integers().injectNull(0.3))
        .as(LombokValue::new);
  }

  @Provide
  static Arbitrary<LombokBuilder> builders() {
    return combine(
            ids(),
            texts().list().ofMaxSize(SIZE),
            Arbitraries.longs().optional(),
            Arbitraries.of(true, false),
            texts().injectNull(0.3))
        .as(
            (id, tags, total, open, nick) ->
                LombokBuilder.builder()
                    .id(id)
                    .tags(tags)
                    .total(total)
                    .isOpen(open)
                    .nick(nick)
                    .build());
  }

  @Provide
  static Arbitrary<LombokBean> beans() {
    Arbitrary<BigDecimal> prices =
        Arbitraries.longs()
            .map(cents -> BigDecimal.valueOf(cents, 2))
            .filter(each -> each.signum() != 0)
            .map(each -> new BigDecimal(each.stripTrailingZeros().toPlainString()));
    return combine(ids(), prices, Arbitraries.of(true, false))
        .as(
            (id, price, open) -> {
              LombokBean bean = new LombokBean();
              bean.setId(id);
              bean.setPrice(price);
              bean.setOpen(open);
              return bean;
            });
  }

  @Provide
  static Arbitrary<LombokFluent> fluent() {
    Arbitrary<LocalDate> dates =
        Arbitraries.longs().between(-800_000, 3_000_000).map(LocalDate::ofEpochDay);
    return combine(
            ids(), Arbitraries.of(true, false), Arbitraries.maps(ids(), dates).ofMaxSize(SIZE))
        .as(LombokFluent::new);
  }

  @Provide
  static Arbitrary<LombokChild> children() {
    Arbitrary<List<Integer>> all = Arbitraries.integers().list().ofMaxSize(SIZE);
    return combine(ids(), all.injectNull(0.3), Arbitraries.of(true, false))
        .as(
            (id, numbers, active) -> {
              LombokChild child = new LombokChild();
              child.setId(id);
              child.setAll(numbers);
              child.setActive(active);
              return child;
            });
  }

  @Provide
  static Arbitrary<LombokSuperBuilder> superBuilders() {
    return combine(ids(), Arbitraries.integers(), texts().set().ofMaxSize(SIZE))
        .as(
            (id, number, tags) ->
                LombokSuperBuilder.builder().id(id).number(number).tags(tags).build());
  }

  @Provide
  static Arbitrary<LombokRecord> records() {
    return combine(ids(), Arbitraries.integers().optional()).as(LombokRecord::new);
  }

  @Provide
  static Arbitrary<AutoValueEntity> autoValues() {
    return combine(ids(), texts().set().ofMaxSize(SIZE), Arbitraries.integers().optional())
        .as(
            (id, labels, size) ->
                AutoValueEntity.builder().setId(id).setLabels(labels).setSize(size).build());
  }

  @Provide
  static Arbitrary<ImmutablesEntity> immutable() {
    return combine(
            ids(),
            Arbitraries.integers().list().ofMaxSize(SIZE),
            Arbitraries.maps(ids(), texts()).ofMaxSize(SIZE),
            texts().optional())
        .as(
            (id, numbers, names, note) ->
                ImmutablesEntity.builder().id(id).numbers(numbers).names(names).note(note).build());
  }
}
