package dev.keywright.testing.junit;

import static dev.keywright.testing.TestTables.item;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.testing.InProcessDynamoDb;
import dev.keywright.testing.TestTables;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** The extension, used as a test uses it. */
@DynamoDbTest
class DynamoDbExtensionTest {

  /** Stands for a generated table class. */
  public static final class ThingsTable {
    private final DynamoDbClient client;

    private ThingsTable(DynamoDbClient client) {
      this.client = client;
    }

    public static ThingsTable of(DynamoDbClient client) {
      return new ThingsTable(client);
    }

    public void createIfMissing() {
      if (!client.listTables().tableNames().contains("Things")) {
        TestTables.createSimple(client, "Things");
      }
    }

    void put(String pk) {
      client.putItem(b -> b.tableName("Things").item(item("pk", pk)));
    }
  }

  private InProcessDynamoDb beforeEach;

  @BeforeEach
  void remember(InProcessDynamoDb engine) {
    beforeEach = engine;
  }

  @RepeatedTest(2)
  void everyTestHasItsOwnEngine(
      InProcessDynamoDb engine, DynamoDbClient client, DynamoDbAsyncClient async) {
    assertSame(beforeEach, engine);
    assertSame(engine.client(), client);
    assertSame(engine.asyncClient(), async);
    assertTrue(client.listTables().tableNames().isEmpty());
    TestTables.createSimple(client, "Left");
  }

  @Test
  void tableObjectHasItsTable(ThingsTable things, DynamoDbClient client) {
    things.put("a");

    assertEquals(
        item("pk", "a"), client.getItem(b -> b.tableName("Things").key(item("pk", "a"))).item());
  }

  @Test
  void scanIsRefusedUnlessAllowed(ThingsTable things, DynamoDbClient client) {
    things.put("a");

    DynamoDbException refused =
        assertThrows(DynamoDbException.class, () -> client.scan(b -> b.tableName("Things")));
    assertTrue(refused.getMessage().contains("table Things"), refused.getMessage());
  }

  @Test
  void failureShowsTheTables(ThingsTable things, InProcessDynamoDb engine) {
    things.put("b");
    things.put("a");

    assertEquals(
        "the tables were\nThings: 2 items\npk = \"a\"\n  {}\npk = \"b\"\n  {}\n",
        new TablesAtFailure(engine).getMessage());
  }

  /** One engine for the class. */
  @Nested
  @DynamoDbTest(perClass = true, refuseScan = false)
  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  class PerClass {
    private InProcessDynamoDb seen;

    @RepeatedTest(2)
    void testsShareTheEngine(InProcessDynamoDb engine, ThingsTable things) {
      assertTrue(seen == null || seen == engine);
      seen = engine;
      things.put("a");

      assertEquals(1, engine.client().scan(b -> b.tableName("Things")).count());
    }
  }
}
