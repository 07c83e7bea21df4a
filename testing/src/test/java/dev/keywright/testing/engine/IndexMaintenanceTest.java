package dev.keywright.testing.engine;

import static dev.keywright.testing.TestTables.item;
import static dev.keywright.testing.TestTables.s;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.testing.InProcessDynamoDb;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Indexes after any sequence of writes: each holds what a look at all items says that it holds, in
 * the order of its sort attributes, and nothing else.
 */
class IndexMaintenanceTest {
  private static final InProcessDynamoDb ENGINE = InProcessDynamoDb.create();
  private static final DynamoDbClient CLIENT = ENGINE.client();
  private static final List<String> SMALL = List.of("a", "b");

  @AfterContainer
  static void close() {
    ENGINE.close();
  }

  /** One write: which item, how, and what its attributes become. */
  record Change(String how, String pk, Map<String, AttributeValue> attributes) {}

  @Provide
  Arbitrary<List<Change>> changes() {
    Arbitrary<Map<String, AttributeValue>> attributes =
        Combinators.combine(some(SMALL), some(SMALL), some(List.of("1", "20", "3")), some(SMALL))
            .as(
                (country, city, total, extra) -> {
                  Map<String, AttributeValue> map = new TreeMap<>();
                  country.ifPresent(value -> map.put("country", s(value)));
                  city.ifPresent(value -> map.put("city", s(value)));
                  total.ifPresent(value -> map.put("amount", AttributeValue.fromN(value)));
                  extra.ifPresent(value -> map.put("extra", s(value)));
                  return map;
                });
    return Combinators.combine(
            Arbitraries.of("put", "put", "update", "transact", "batch", "delete"),
            Arbitraries.of("p", "q", "r", "t"),
            attributes)
        .as(Change::new)
        .list()
        .ofMaxSize(15);
  }

  private static Arbitrary<Optional<String>> some(List<String> values) {
    return Arbitraries.of(values).optional(0.8);
  }

  @Property(tries = 100)
  void indexesHoldWhatTheItemsSay(@ForAll("changes") List<Change> changes) {
    createTable();
    try {
      Map<String, Map<String, AttributeValue>> model = new TreeMap<>();
      changes.forEach(change -> apply(change, model));

      assertEquals(
          new HashSet<>(model.values()),
          new HashSet<>(CLIENT.scan(b -> b.tableName("Places")).items()));
      for (String country : SMALL) {
        for (String city : SMALL) {
          assertEquals(expected(model, country, city), amounts(country, city));
        }
      }
      assertEquals(
          model.values().stream().filter(i -> i.containsKey("amount")).count(),
          CLIENT.scan(b -> b.tableName("Places").indexName("ByAmount")).count().longValue());
    } finally {
      CLIENT.deleteTable(b -> b.tableName("Places"));
    }
  }

  private static List<String> expected(
      Map<String, Map<String, AttributeValue>> model, String country, String city) {
    return model.values().stream()
        .filter(i -> s(country).equals(i.get("country")) && s(city).equals(i.get("city")))
        .filter(i -> i.containsKey("amount"))
        .map(i -> i.get("amount").n())
        .sorted(Comparator.comparing(Integer::valueOf))
        .toList();
  }

  private static List<String> amounts(String country, String city) {
    List<String> found = new ArrayList<>();
    CLIENT
        .queryPaginator(
            b ->
                b.tableName("Places")
                    .indexName("ByPlace")
                    .limit(2)
                    .keyConditionExpression("country = :country AND city = :city")
                    .expressionAttributeValues(Map.of(":country", s(country), ":city", s(city))))
        .items()
        .forEach(
            entry -> {
              // Keys alone are projected.
              assertEquals(List.of("amount", "city", "country", "pk"), names(entry));
              found.add(entry.get("amount").n());
            });
    return found;
  }

  private static List<String> names(Map<String, AttributeValue> entry) {
    return entry.keySet().stream().sorted().toList();
  }

  private static void apply(Change change, Map<String, Map<String, AttributeValue>> model) {
    Map<String, AttributeValue> key = item("pk", change.pk());
    Map<String, AttributeValue> whole = new TreeMap<>(change.attributes());
    whole.putAll(key);
    switch (change.how()) {
      case "delete" -> {
        CLIENT.deleteItem(b -> b.tableName("Places").key(key));
        model.remove(change.pk());
        return;
      }
      case "put" -> CLIENT.putItem(b -> b.tableName("Places").item(whole));
      case "transact" ->
          CLIENT.transactWriteItems(
              b -> b.transactItems(t -> t.put(p -> p.tableName("Places").item(whole))));
      case "batch" ->
          CLIENT.batchWriteItem(
              b ->
                  b.requestItems(
                      Map.of(
                          "Places",
                          List.of(WriteRequest.builder().putRequest(p -> p.item(whole)).build()))));
      default -> {
        update(change, key);
        Map<String, AttributeValue> merged = new TreeMap<>(model.getOrDefault(change.pk(), key));
        merged.remove("extra");
        merged.putAll(change.attributes());
        model.put(change.pk(), merged);
        return;
      }
    }
    model.put(change.pk(), whole);
  }

  /** Sets what the change has, and removes the extra attribute where it has none. */
  private static void update(Change change, Map<String, AttributeValue> key) {
    List<String> sets = new ArrayList<>();
    Map<String, AttributeValue> values = new TreeMap<>();
    change
        .attributes()
        .forEach(
            (name, value) -> {
              sets.add(name + " = :" + name);
              values.put(":" + name, value);
            });
    String set = sets.isEmpty() ? "" : "SET " + String.join(", ", sets);
    String remove = change.attributes().containsKey("extra") ? "" : " REMOVE extra";
    CLIENT.updateItem(
        b ->
            b.tableName("Places")
                .key(key)
                .updateExpression((set + remove).strip())
                .expressionAttributeValues(values.isEmpty() ? null : values));
  }

  private static void createTable() {
    CLIENT.createTable(
        b ->
            b.tableName("Places")
                .billingMode("PAY_PER_REQUEST")
                .keySchema(key("pk", "HASH"))
                .attributeDefinitions(
                    attribute("pk", ScalarAttributeType.S),
                    attribute("country", ScalarAttributeType.S),
                    attribute("city", ScalarAttributeType.S),
                    attribute("amount", ScalarAttributeType.N))
                .globalSecondaryIndexes(
                    index("ByPlace", "KEYS_ONLY")
                        .keySchema(
                            key("country", "HASH"), key("city", "HASH"), key("amount", "RANGE"))
                        .build(),
                    index("ByAmount", "ALL").keySchema(key("amount", "HASH")).build()));
  }

  private static GlobalSecondaryIndex.Builder index(String name, String projection) {
    return GlobalSecondaryIndex.builder()
        .indexName(name)
        .projection(p -> p.projectionType(projection));
  }

  private static KeySchemaElement key(String name, String type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }
}
