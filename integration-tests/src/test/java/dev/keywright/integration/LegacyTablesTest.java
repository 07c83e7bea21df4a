package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.integration.legacy.Employee;
import dev.keywright.integration.legacy.Reading;
import dev.keywright.integration.legacy.ReadingTable;
import dev.keywright.integration.legacy.Task;
import dev.keywright.integration.legacy.TaskAppTable;
import dev.keywright.integration.legacy.TaskKeys;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tables that other libraries have filled are declared as they are, read and written. */
class LegacyTablesTest {

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  private void load(String table, Map<String, String> attributes) {
    dynamoDb
        .client()
        .putItem(
            request ->
                request
                    .tableName(table)
                    .item(
                        attributes.entrySet().stream()
                            .collect(
                                java.util.stream.Collectors.toMap(
                                    Map.Entry::getKey,
                                    each -> AttributeValue.fromS(each.getValue())))));
  }

  @Test
  void keysComposedByElectroDb() {
    TaskAppTable tasks = TaskAppTable.of(dynamoDb.client());
    tasks.createIfMissing();
    load(
        TaskAppTable.NAME,
        Map.of(
            "pk", "$taskapp#employee_dinkus",
            "sk", "$task_1#project_foo#task_1",
            "gsi1pk", "$taskapp#project_foo",
            "gsi1sk", "$task_1#employee_dinkus",
            "__edb_e__", "task",
            "__edb_v__", "1",
            "employee", "Dinkus",
            "project", "Foo",
            "task", "1",
            "title", "first"));
    load(
        TaskAppTable.NAME,
        Map.of(
            "pk", "$taskapp#employee_dinkus",
            "sk", "$employee_1",
            "__edb_e__", "employee",
            "__edb_v__", "1",
            "employee", "Dinkus",
            "team", "green"));
    Task task = new Task("Dinkus", "Foo", "1", "first");
    assertEquals(List.of(task), tasks.task().ofEmployee("DINKUS").list());
    assertEquals(List.of(task), tasks.task().ofEmployeeInProject("dinkus", "foo").list());
    assertEquals(List.of(), tasks.task().ofEmployeeInProject("dinkus", "fo").list());
    assertEquals(List.of(task), tasks.task().ofProject("foo").list());
    assertEquals(Optional.of(new Employee("Dinkus", "green")), tasks.employee().byName("dinkus"));
    assertEquals("$task_1#project_foo#task_1", TaskKeys.sort("Foo", "1"));
  }

  @Test
  void plainAttributesWithInstantsOfVariableWidth() {
    ReadingTable readings = ReadingTable.of(dynamoDb.client());
    readings.createIfMissing();
    Reading whole = new Reading("s1", Instant.parse("2026-05-01T10:00:00Z"), 1.5);
    Reading fine = new Reading("s1", Instant.parse("2026-05-01T10:00:00.120Z"), -2);
    readings.reading().create(whole);
    readings.reading().create(fine);
    assertEquals(Optional.of(whole), readings.reading().one("s1", whole.at()));
    assertEquals(Optional.of(fine), readings.reading().one("s1", fine.at()));
    assertEquals(2, readings.reading().ofSensor("s1").count());
    assertEquals(
        "2026-05-01T10:00:00.120Z",
        dynamoDb.client().scan(request -> request.tableName(ReadingTable.NAME)).items().stream()
            .map(item -> item.get("at").s())
            .filter(each -> each.contains("."))
            .findFirst()
            .orElse(""));
  }
}
