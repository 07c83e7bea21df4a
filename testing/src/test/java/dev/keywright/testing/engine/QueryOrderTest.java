package dev.keywright.testing.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.testing.InProcessDynamoDb;
import dev.keywright.testing.TestTables;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Queries against a brute-force evaluation: any items, any condition, any page size. */
class QueryOrderTest {
  private static final Comparator<String> CODE_POINTS =
      Comparator.comparing(text -> text.codePoints().boxed().toList(), QueryOrderTest::compare);

  private static int compare(List<Integer> left, List<Integer> right) {
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = Integer.compare(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }

  private static final InProcessDynamoDb ENGINE = InProcessDynamoDb.create();

  @AfterContainer
  static void close() {
    ENGINE.close();
  }

  @Provide
  Arbitrary<String> keys() {
    return Arbitraries.of("a", "b", "\uff5e", "\ud83d\ude00", "\udbff\udfff")
        .list()
        .ofMinSize(1)
        .ofMaxSize(3)
        .map(parts -> String.join("", parts));
  }

  /** A condition on the sort key, and what it means. */
  record SortCondition(String expression, String low, String high) {
    boolean holds(String key) {
      return switch (expression) {
        case "sk = :low" -> key.equals(low);
        case "sk < :low" -> CODE_POINTS.compare(key, low) < 0;
        case "sk <= :low" -> CODE_POINTS.compare(key, low) <= 0;
        case "sk > :low" -> CODE_POINTS.compare(key, low) > 0;
        case "sk >= :low" -> CODE_POINTS.compare(key, low) >= 0;
        case "begins_with(sk, :low)" -> key.startsWith(low);
        default -> CODE_POINTS.compare(key, low) >= 0 && CODE_POINTS.compare(key, high) <= 0;
      };
    }
  }

  @Provide
  Arbitrary<SortCondition> conditions() {
    Arbitrary<String> expressions =
        Arbitraries.of(
            "sk = :low",
            "sk < :low",
            "sk <= :low",
            "sk > :low",
            "sk >= :low",
            "begins_with(sk, :low)",
            "sk BETWEEN :low AND :high");
    return Combinators.combine(expressions, keys(), keys())
        .as(
            (expression, a, b) ->
                CODE_POINTS.compare(a, b) <= 0
                    ? new SortCondition(expression, a, b)
                    : new SortCondition(expression, b, a));
  }

  @Property(tries = 150)
  void queryFindsWhatMeetsItsConditionInOrder(
      @ForAll("items") Map<String, List<String>> partitions,
      @ForAll("conditions") SortCondition condition,
      @ForAll boolean forward,
      @ForAll("limits") int limit) {
    DynamoDbClient client = ENGINE.client();
    createTable(client);
    try {
      partitions.forEach(
          (pk, sorts) ->
              sorts.forEach(
                  sk ->
                      client.putItem(
                          b -> b.tableName("Keys").item(TestTables.item("pk", pk, "sk", sk)))));

      for (String pk : List.of("p", "q")) {
        List<String> expected =
            partitions.getOrDefault(pk, List.of()).stream()
                .distinct()
                .filter(condition::holds)
                .sorted(forward ? CODE_POINTS : CODE_POINTS.reversed())
                .toList();
        assertEquals(expected, query(client, pk, condition, forward, limit));
      }
    } finally {
      client.deleteTable(b -> b.tableName("Keys"));
    }
  }

  private static List<String> query(
      DynamoDbClient client, String pk, SortCondition condition, boolean forward, int limit) {
    Map<String, AttributeValue> values = new HashMap<>();
    values.put(":pk", TestTables.s(pk));
    values.put(":low", TestTables.s(condition.low()));
    if (condition.expression().contains(":high")) {
      values.put(":high", TestTables.s(condition.high()));
    }
    List<String> found = new ArrayList<>();
    Map<String, AttributeValue> start = null;
    do {
      QueryResponse page =
          client.query(
              QueryRequest.builder()
                  .tableName("Keys")
                  .keyConditionExpression("pk = :pk AND " + condition.expression())
                  .expressionAttributeValues(values)
                  .scanIndexForward(forward)
                  .limit(limit)
                  .exclusiveStartKey(start)
                  .build());
      page.items().forEach(item -> found.add(item.get("sk").s()));
      start = page.hasLastEvaluatedKey() ? page.lastEvaluatedKey() : null;
    } while (start != null);
    return found;
  }

  private static void createTable(DynamoDbClient client) {
    client.createTable(
        b ->
            b.tableName("Keys")
                .billingMode("PAY_PER_REQUEST")
                .keySchema(
                    k -> k.attributeName("pk").keyType("HASH"),
                    k -> k.attributeName("sk").keyType("RANGE"))
                .attributeDefinitions(
                    d -> d.attributeName("pk").attributeType("S"),
                    d -> d.attributeName("sk").attributeType("S")));
  }

  @Provide
  Arbitrary<Map<String, List<String>>> items() {
    Arbitrary<List<String>> sorts = keys().list().ofMaxSize(12);
    return Combinators.combine(sorts, sorts).as((p, q) -> new TreeMap<>(Map.of("p", p, "q", q)));
  }

  @Provide
  Arbitrary<Integer> limits() {
    return Arbitraries.of(1, 2, 3, 100);
  }
}
