package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResidualTest {

  private static TestEntity event(String partition, String sort) {
    return entity("Event")
        .property("room", ScalarType.STRING)
        .property("id", ScalarType.STRING)
        .property("at", ScalarType.INSTANT)
        .property("seq", ScalarType.INT)
        .enumeration("status", "NEW", "DONE")
        .key(partition, sort);
  }

  private static TestTable alone(String sort) {
    return table("T", "PK", "SK").entity(event("ROOM#{room}", sort));
  }

  private static Residual residual(TestTable table, TestPattern pattern) {
    Table built = table.build();
    Entity event = built.entities().get(0);
    Question question =
        QuestionResolver.resolve(built, event, pattern.build(), new Report()).orElseThrow();
    return Residual.of(question, Planning.plan(table, "Event", pattern), built);
  }

  @Test
  void aKeyConditionThatIsExactLeavesNothing() {
    assertEquals(
        new Residual(List.of(), List.of()),
        residual(alone("{at}#{id}"), pattern("p").by("room").range("at").orderBy("at")));
  }

  @Test
  void dynamoDbChecksAttributesThatAreNoKeys() {
    assertEquals(
        new Residual(List.of("status = NEW", "seq"), List.of()),
        residual(alone("{at}#{id}"), pattern("p").by("room").filter("status = NEW and seq")));
  }

  @Test
  void whatGetItemReadsIsCheckedHere() {
    assertEquals(
        new Residual(List.of(), List.of("status = NEW")),
        residual(alone("{id}"), pattern("p").by("room", "id").filter("status = NEW")));
  }

  @Test
  void timesAreStoredInMoreThanOneSpellingAndCheckedHere() {
    assertEquals(
        new Residual(List.of(), List.of("at")),
        residual(alone("{id}"), pattern("p").by("room").filter("at")));
  }

  @Test
  void entitiesAreToldApartThereByTheirTypeAndHereByTheirKeys() {
    assertEquals(
        new Residual(List.of("entityType = Event"), List.of()),
        residual(sharingAnIndex(), pattern("p").by("room")));
    assertEquals(
        new Residual(List.of(), List.of("PK written as Event")),
        residual(sharingAnIndex().typeAttribute(""), pattern("p").by("room")));
  }

  private static TestTable sharingAnIndex() {
    return table("T", "PK", "SK")
        .index("GSI1", new KeySchema(List.of("GSI1PK"), List.of()), IndexProjection.ALL)
        .entity(event("EVENT#{id}", "E").key("GSI1", "ROOM#{room}", ""))
        .entity(
            entity("Topic")
                .property("room", ScalarType.STRING)
                .key("TOPIC#{room}", "T")
                .key("GSI1", "ROOM#{room}", ""));
  }

  @Test
  void aBucketOrATextIsCheckedOnItsBounds() {
    assertEquals(
        new Residual(List.of(), List.of("at in the range, on its bounds")),
        residual(alone("{at:month}#{id}"), pattern("p").by("room").range("at")));
    assertEquals(
        new Residual(List.of(), List.of("id in the range, on its bounds")),
        residual(alone("{id}"), pattern("p").by("room").range("id")));
  }
}
