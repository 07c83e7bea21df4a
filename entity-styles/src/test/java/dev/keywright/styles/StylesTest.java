package dev.keywright.styles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.support.ItemCodec;
import dev.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Entities that other processors complete are stored and come back, whichever processor is first.
 */
class StylesTest {

  private static <T> void comesBack(ItemCodec<T> codec, T entity) {
    assertEquals(entity, codec.fromItem(codec.toItem(entity)));
  }

  private static LombokValue value() {
    return new LombokValue(
        "v",
        Instant.parse("2026-01-02T03:04:05.006Z"),
        List.of(new LombokValue.Part("p", true)),
        null);
  }

  @Test
  void lombok() {
    comesBack(LombokValueCodec.INSTANCE, value());
    LombokBuilder built =
        LombokBuilder.builder()
            .id("b")
            .tag("x")
            .tag("y")
            .total(Optional.of(3L))
            .isOpen(true)
            .nick("n")
            .build();
    comesBack(LombokBuilderCodec.INSTANCE, built);
    assertEquals(true, LombokBuilderCodec.encode(built).get("flag").bool());
    assertEquals("n", LombokBuilderCodec.encode(built).get("nick").s());
    LombokBean bean = new LombokBean();
    bean.setId("d");
    bean.setPrice(new BigDecimal("1.25"));
    bean.setOpen(true);
    comesBack(LombokBeanCodec.INSTANCE, bean);
    assertEquals("1.25", LombokBeanCodec.encode(bean).get("cost").n());
  }

  @Test
  void lombokBeforeKeywright() {
    comesBack(PlainCodec.INSTANCE, new OtherOrder.Plain("p", 4));
    comesBack(BuiltCodec.INSTANCE, OtherOrder.Built.builder().id("b").number(5).build());
    OtherOrder.Bean bean = new OtherOrder.Bean();
    bean.setId("n");
    bean.setOpen(true);
    comesBack(BeanCodec.INSTANCE, bean);
  }

  @Test
  void autoValue() {
    comesBack(
        AutoValueEntityCodec.INSTANCE,
        AutoValueEntity.builder()
            .setId("a")
            .setLabels(Set.of("one", "two"))
            .setSize(Optional.of(7))
            .build());
  }

  @Test
  void immutables() {
    comesBack(
        ImmutablesEntityCodec.INSTANCE,
        ImmutablesEntity.builder()
            .id("i")
            .addNumbers(1, 2)
            .names(Map.of("de", "Haus"))
            .note("n")
            .build());
  }

  @Test
  void theyAreAskedForAsRecordsAre() {
    try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
      StylesTable table = StylesTable.of(engine.client());
      table.createIfMissing();
      table.lombokValue().put(value());
      assertEquals(List.of(value()), table.lombokValue().byId("v").list());
    }
  }

  @Test
  void aSealedEntityPermitsEveryStyle() {
    SealedStyles.Bean bean = new SealedStyles.Bean();
    bean.setId("s");
    bean.setNumber(2);
    bean.setOpen(true);
    List<SealedStyles> all =
        List.of(
            SealedStyles.Built.builder().id("s").number(1).size(Optional.empty()).build(),
            bean,
            SealedStyles.Auto.builder().setId("s").setNumber(3).setSize(4).build());
    try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
      StylesTable table = StylesTable.of(engine.client());
      table.createIfMissing();
      all.forEach(table.sealedStyles()::put);
      assertEquals(all, table.sealedStyles().ofId("s").list());
      assertEquals(List.of(all.get(2)), table.sealedStyles().bySize("s").list());
    }
  }
}
