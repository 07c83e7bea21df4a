package dev.keywright.benchmarks;

import dev.keywright.testing.InProcessDynamoDb;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Loads a million items into the test engine, in batches; run with {@code -Xmx2g}. */
public final class MillionItems {
  private static final int CUSTOMERS = 40_000;
  private static final int ORDERS = 25;

  private MillionItems() {}

  /** Loads, and prints how long it took and how much memory is in use. */
  public static void main(String[] arguments) {
    try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
      DynamoDbClient client = engine.client();
      OrdersTable.create(client);
      Instant start = Instant.now();
      for (int customer = 0; customer < CUSTOMERS; customer++) {
        List<WriteRequest> batch = new ArrayList<>();
        for (int order = 0; order < ORDERS; order++) {
          int c = customer;
          int o = order;
          batch.add(
              WriteRequest.builder().putRequest(p -> p.item(OrdersTable.order(c, o))).build());
        }
        client.batchWriteItem(b -> b.requestItems(Map.of(OrdersTable.NAME, batch)));
      }
      Duration took = Duration.between(start, Instant.now());
      Duration busy = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
      ManagementFactory.getMemoryMXBean().gc();
      long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
      long count = client.describeTable(b -> b.tableName(OrdersTable.NAME)).table().itemCount();
      System.out.printf(
          "%,d items in %.1f s (%.1f s of processor), %,d MB in use afterwards%n",
          count, took.toMillis() / 1000.0, busy.toMillis() / 1000.0, used >> 20);
    }
  }
}
