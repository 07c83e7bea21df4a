package dev.keywright.integration.enhanced;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemDecodingException;
import dev.keywright.integration.enhanced.TypesPage.Claim;
import dev.keywright.integration.enhanced.TypesPage.Row;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Each row of the page of types has its proof, and each that is refused is refused. */
class TypesPageTest {

  @Test
  void eachRowHasItsProof() {
    List<String> rows = TypesPage.rows().stream().map(Row::type).toList();
    assertEquals(rows.size(), Set.copyOf(rows).size());
    assertEquals(Set.copyOf(rows), TypeProofs.byType().keySet());
  }

  @TestFactory
  Stream<DynamicTest> rows() {
    return TypesPage.rows().stream()
        .map(row -> DynamicTest.dynamicTest(row.type(), () -> proved(row)));
  }

  private static void proved(Row row) {
    TypeProofs.Proof proof = TypeProofs.byType().get(row.type());
    if (row.claim() == Claim.NONE) {
      assertInstanceOf(TypeProofs.Refused.class, proof).beans().forEach(TypesPageTest::refused);
    } else {
      // That they are exchanged is a property of its own: here, that the bean has them.
      assertInstanceOf(TypeProofs.Exchanged.class, proof)
          .attributes()
          .forEach((exchange, names) -> assertTrue(exchange.names().containsAll(names)));
    }
  }

  private static void refused(Class<? extends Identified> bean) {
    RuntimeException failure =
        assertThrows(RuntimeException.class, () -> TableSchema.fromBean(bean));
    assertTrue(
        Stream.of(
                "Converter not found for EnhancedType(",
                "SetAttributeConverter cannot be created with",
                "No string converter exists for")
            .anyMatch(String.valueOf(failure.getMessage())::startsWith),
        failure::toString);
  }

  @Test
  void eachPropertyOfABeanProvesSomething() {
    for (Exchange<?> exchange : Beans.all()) {
      Set<String> proving =
          Stream.of(Claim.values())
              .flatMap(claim -> TypeProofs.attributes(exchange, claim).stream())
              .collect(Collectors.toSet());
      proving.add("id");
      assertEquals(proving, exchange.names());
    }
  }

  @Test
  void timesAreOfOneWidthHereAlone() {
    TimeBean bean = new TimeBean();
    bean.setId("noon");
    bean.setInstant(Instant.parse("2026-01-31T12:00:00Z"));
    bean.setDate(LocalDate.EPOCH);
    bean.setTime(LocalTime.NOON);
    bean.setDateTime(LocalDateTime.parse("2026-01-31T12:00:00"));
    bean.setOffset(OffsetDateTime.parse("2026-01-31T12:00:00+01:00"));
    bean.setZoned(ZonedDateTime.parse("2026-01-31T12:00:00+01:00[Europe/Berlin]"));
    Map<String, AttributeValue> ours = Beans.TIMES.ours(bean);
    Map<String, AttributeValue> theirs = Beans.TIMES.theirs(bean);
    assertEquals("2026-01-31T12:00:00.000000000Z", ours.get("instant").s());
    assertEquals("2026-01-31T12:00:00Z", theirs.get("instant").s());
    assertEquals("2026-01-31T12:00:00.000000000", ours.get("dateTime").s());
    assertEquals("2026-01-31T12:00", theirs.get("dateTime").s());
    assertEquals("12:00:00.000000000", ours.get("time").s());
    assertEquals("12:00", theirs.get("time").s());
  }

  @Test
  void collectionsAreListsHereAndSetsThere() {
    SparseBean bean = new SparseBean();
    bean.setId("c");
    bean.setCollection(List.of("b", "a"));
    assertEquals(
        AttributeValue.fromL(List.of(AttributeValue.fromS("b"), AttributeValue.fromS("a"))),
        Beans.SPARSE.ours(bean).get("collection"));
    assertEquals(
        Set.of("a", "b"), Set.copyOf(Beans.SPARSE.writtenByOurs(bean).getCollection()), "read");
    assertEquals(AttributeValue.Type.SS, Beans.SPARSE.theirs(bean).get("collection").type());
    assertEquals(
        Set.of("a", "b"), Set.copyOf(Beans.SPARSE.writtenByTheirs(bean).getCollection()), "read");
  }

  @Test
  void enumsByTheValueOfAnAccessorAreApart() {
    EnumBean bean = new EnumBean();
    bean.setId("e");
    bean.setPlain(EnumBean.Plain.ONE);
    bean.setTexts(EnumBean.Texts.SMALL);
    bean.setNumbers(EnumBean.Numbers.HIGH);
    assertEquals(AttributeValue.fromN("9"), Beans.ENUMS.ours(bean).get("numbers"));
    assertEquals(AttributeValue.fromS("HIGH"), Beans.ENUMS.theirs(bean).get("numbers"));
    assertThrows(RuntimeException.class, () -> Beans.ENUMS.writtenByOurs(bean));
    assertThrows(ItemDecodingException.class, () -> Beans.ENUMS.writtenByTheirs(bean));
  }

  @Test
  void nullsOfOtherTypesThanTextFailThere() {
    SparseBean bean = new SparseBean();
    bean.setId("n");
    bean.setNumbers(Arrays.asList(1, null));
    assertThrows(NullPointerException.class, () -> Beans.SPARSE.theirs(bean));
    assertEquals(
        AttributeValue.fromL(List.of(AttributeValue.fromN("1"), AttributeValue.fromNul(true))),
        Beans.SPARSE.ours(bean).get("numbers"));
  }

  @Test
  void emptySetsFailThere() {
    ContainerBean bean = BeanValues.containers().sample();
    bean.setTexts(Set.of());
    assertThrows(DynamoDbException.class, () -> Beans.CONTAINERS.theirs(bean));
    assertFalse(Beans.CONTAINERS.ours(bean).containsKey("texts"));
    assertEquals(bean, Beans.CONTAINERS.writtenByOurs(bean));
  }

  @Test
  void nullsOfDocumentsAreStoredThereAlone() {
    ContainerBean bean = BeanValues.containers().sample();
    ContainerBean.Part part = new ContainerBean.Part();
    part.setName("p");
    bean.setPart(part);
    Map<String, AttributeValue> name = Map.of("name", AttributeValue.fromS("p"));
    assertEquals(name, ContainerBeanCodec.encode(bean).get("part").m());
    Map<String, AttributeValue> theirs =
        TableSchema.fromBean(ContainerBean.class).itemToMap(bean, true).get("part").m();
    assertEquals(Set.of("name", "count", "inner"), theirs.keySet());
    assertEquals(AttributeValue.fromNul(true), theirs.get("count"));
  }
}
