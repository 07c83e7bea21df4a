package dev.keywright.testing;

import static dev.keywright.testing.TestTables.item;
import static dev.keywright.testing.TestTables.n;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Sixteen threads at once: no update is lost, totals stay, and nothing exists twice. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ConcurrencyTest {
  private static final int THREADS = 16;
  private static final int ROUNDS = 150;

  private InProcessDynamoDb engine;
  private DynamoDbClient client;
  private ExecutorService threads;

  @BeforeEach
  void createTable() {
    engine = InProcessDynamoDb.create();
    client = engine.client();
    TestTables.createSimple(client, "Accounts");
    threads = Executors.newFixedThreadPool(THREADS);
  }

  @AfterEach
  void close() {
    threads.shutdownNow();
    engine.close();
  }

  private int inAllThreads(Callable<Integer> work) throws Exception {
    List<Future<Integer>> results = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      results.add(threads.submit(work));
    }
    int total = 0;
    for (Future<Integer> result : results) {
      total += result.get();
    }
    return total;
  }

  private Map<String, AttributeValue> get(String pk) {
    return client
        .getItem(b -> b.tableName("Accounts").key(item("pk", pk)).consistentRead(true))
        .item();
  }

  @Test
  void conditionalIncrementsLoseNothing() throws Exception {
    client.putItem(b -> b.tableName("Accounts").item(item("pk", "counter", "v", 0)));

    int succeeded =
        inAllThreads(
            () -> {
              int mine = 0;
              for (int i = 0; i < ROUNDS; i++) {
                AttributeValue seen = get("counter").get("v");
                AttributeValue next = n(Long.parseLong(seen.n()) + 1);
                try {
                  client.updateItem(
                      b ->
                          b.tableName("Accounts")
                              .key(item("pk", "counter"))
                              .updateExpression("SET v = :next")
                              .conditionExpression("v = :seen")
                              .expressionAttributeValues(Map.of(":next", next, ":seen", seen)));
                  mine++;
                } catch (ConditionalCheckFailedException e) {
                  // Another thread was faster.
                }
              }
              return mine;
            });

    assertEquals(n(succeeded), get("counter").get("v"));
  }

  @Test
  void everyIncrementIsSeenByOneThread() throws Exception {
    int sum =
        inAllThreads(
            () -> {
              int last = 0;
              for (int i = 0; i < ROUNDS; i++) {
                int next =
                    Integer.parseInt(
                        client
                            .updateItem(
                                b ->
                                    b.tableName("Accounts")
                                        .key(item("pk", "sequence"))
                                        .updateExpression("ADD v :one")
                                        .expressionAttributeValues(Map.of(":one", n(1)))
                                        .returnValues(ReturnValue.UPDATED_NEW))
                            .attributes()
                            .get("v")
                            .n());
                assertEquals(true, next > last, "a thread sees its own increments in order");
                last = next;
              }
              return ROUNDS;
            });

    assertEquals(n(sum), get("sequence").get("v"));
  }

  @Test
  void transfersKeepTheTotalWheneverItIsRead() throws Exception {
    int accounts = 5;
    for (int i = 0; i < accounts; i++) {
      String pk = "a" + i;
      client.putItem(b -> b.tableName("Accounts").item(item("pk", pk, "v", 100)));
    }

    inAllThreads(
        () -> {
          Random random = new Random(Thread.currentThread().getId());
          for (int i = 0; i < ROUNDS; i++) {
            int from = random.nextInt(accounts);
            int to = (from + 1 + random.nextInt(accounts - 1)) % accounts;
            try {
              transfer("a" + from, "a" + to, random.nextInt(60));
            } catch (TransactionCanceledException e) {
              // Not enough money.
            }
            if (i % 5 == 0) {
              assertEquals(100 * accounts, total(accounts));
            }
          }
          return 0;
        });

    assertEquals(100 * accounts, total(accounts));
    for (int i = 0; i < accounts; i++) {
      assertEquals(true, Integer.parseInt(get("a" + i).get("v").n()) >= 0);
    }
  }

  private void transfer(String from, String to, int amount) {
    client.transactWriteItems(
        b ->
            b.transactItems(
                TransactWriteItem.builder()
                    .update(
                        u ->
                            u.tableName("Accounts")
                                .key(item("pk", from))
                                .updateExpression("SET v = v - :x")
                                .conditionExpression("v >= :x")
                                .expressionAttributeValues(Map.of(":x", n(amount))))
                    .build(),
                TransactWriteItem.builder()
                    .update(
                        u ->
                            u.tableName("Accounts")
                                .key(item("pk", to))
                                .updateExpression("SET v = v + :x")
                                .expressionAttributeValues(Map.of(":x", n(amount))))
                    .build()));
  }

  private int total(int accounts) {
    List<TransactGetItem> gets = new ArrayList<>();
    for (int i = 0; i < accounts; i++) {
      String pk = "a" + i;
      gets.add(
          TransactGetItem.builder().get(g -> g.tableName("Accounts").key(item("pk", pk))).build());
    }
    return client.transactGetItems(b -> b.transactItems(gets)).responses().stream()
        .mapToInt(r -> Integer.parseInt(r.item().get("v").n()))
        .sum();
  }

  @Test
  void uniqueInsertsSucceedOnce() throws Exception {
    int inserted =
        inAllThreads(
            () -> {
              int mine = 0;
              for (int i = 0; i < ROUNDS; i++) {
                String pk = "unique" + i;
                try {
                  client.putItem(
                      b ->
                          b.tableName("Accounts")
                              .item(item("pk", pk))
                              .conditionExpression("attribute_not_exists(pk)"));
                  mine++;
                } catch (ConditionalCheckFailedException e) {
                  // Another thread was faster.
                }
              }
              return mine;
            });

    assertEquals(ROUNDS, inserted);
  }
}
