package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.Query;
import dev.keywright.support.key.CodePointOrder;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Random orders, random questions: what each query returns is what a filter and a sort over the
 * same orders give, however short the pages are.
 */
class QueryAgainstEngineTest {

  private static final InProcessDynamoDb DYNAMO_DB = InProcessDynamoDb.create();

  static {
    TableDefinitions.createIfMissing(DYNAMO_DB.client(), StoreTable.DEFINITION, null);
  }

  private static final Function<Order, String> SORT_KEY = order -> sortKey(order, "SK");

  private static final Function<Order, String> SHARD_SORT_KEY = order -> sortKey(order, "GSI2SK");

  @AfterContainer
  static void close() {
    DYNAMO_DB.close();
  }

  /** Looks at a few items only for each page, as DynamoDB does at one megabyte of them. */
  private record ShortPages(DynamoDbClient client, int longest) implements DynamoDbClient {
    @Override
    public QueryResponse query(QueryRequest request) {
      Integer limit = request.limit();
      return client.query(
          request.toBuilder().limit(limit == null ? longest : Math.min(limit, longest)).build());
    }

    /** In another order than asked for, and of many keys only some, as DynamoDB is free to do. */
    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
      KeysAndAttributes asked = request.requestItems().get("Store");
      List<Map<String, AttributeValue>> keys = new ArrayList<>(asked.keys());
      Collections.reverse(keys);
      int processed = Math.min(keys.size(), 9);
      List<Map<String, AttributeValue>> found = new ArrayList<>();
      for (Map<String, AttributeValue> key : keys.subList(0, processed)) {
        GetItemResponse response = client.getItem(get -> get.tableName("Store").key(key));
        if (response.hasItem()) {
          found.add(response.item());
        }
      }
      BatchGetItemResponse.Builder response =
          BatchGetItemResponse.builder().responses(Map.of("Store", found));
      if (processed < keys.size()) {
        List<Map<String, AttributeValue>> rest = keys.subList(processed, keys.size());
        response.unprocessedKeys(Map.of("Store", asked.toBuilder().keys(rest).build()));
      }
      return response.build();
    }

    @Override
    public String serviceName() {
      return client.serviceName();
    }

    @Override
    public void close() {}
  }

  /** One way to ask, beside the key condition. */
  record Manner(boolean descending, int limit, boolean filtered, boolean checked, int longestPage) {

    Predicate<Order> meant() {
      return order ->
          (!filtered || order.totalCents() != 200) && (!checked || !order.orderId().equals("b"));
    }

    QueryBuilder<Order> apply(QueryBuilder<Order> builder) {
      if (descending) {
        builder.descending();
      }
      if (limit > 0) {
        builder.limit(limit);
      }
      if (filtered) {
        builder.filterIn(
            "totalCents",
            List.of(100, 300, 400, 500).stream()
                .map(cents -> AttributeValue.fromN(cents.toString()))
                .toList());
      }
      if (checked) {
        builder.where(order -> !order.orderId().equals("b"));
      }
      return builder;
    }
  }

  @Provide
  Arbitrary<List<Order>> orders() {
    return Combinators.combine(
            Arbitraries.of("1", "2"),
            Arbitraries.integers().between(1, 5),
            Arbitraries.of("a", "b", "c", "d", "\uFFFD", "\uD83D\uDE00", "z#y"))
        .as(Order::of)
        .list()
        .ofMaxSize(16)
        .map(
            orders -> {
              Map<ItemKey, Order> byKey = new LinkedHashMap<>();
              orders.forEach(order -> byKey.put(order.key(), order));
              return List.copyOf(byKey.values());
            });
  }

  @Provide
  Arbitrary<Manner> manners() {
    return Combinators.combine(
            Arbitraries.of(true, false),
            Arbitraries.of(0, 0, 1, 2, 5, 20),
            Arbitraries.of(true, false),
            Arbitraries.of(true, false),
            Arbitraries.of(1, 2, 3, 100))
        .as(Manner::new);
  }

  @Property(tries = 100)
  void onePartitionIsReadInOrder(
      @ForAll("orders") List<Order> orders,
      @ForAll("manners") Manner manner,
      @ForAll("days") int from,
      @ForAll("days") int to) {
    TableClient table = stored(orders, manner);
    String lower = String.format("ORDER#2026-01-%02d", from);
    String upper = String.format("ORDER#2026-01-%02d#\uD83D\uDE01", to);
    Query<Order> query =
        manner
            .apply(table.query(Order.CODEC, "Order.history").partition("PK", "CUSTOMER#1"))
            .between("SK", lower, upper)
            .build();
    check(
        query,
        expected(
            orders,
            manner,
            order ->
                order.customerId().equals("1")
                    && compare(sortKey(order, "SK"), lower) >= 0
                    && compare(sortKey(order, "SK"), upper) <= 0,
            SORT_KEY),
        manner,
        SORT_KEY);
  }

  @Provide
  Arbitrary<Integer> days() {
    return Arbitraries.integers().between(0, 6);
  }

  @Property(tries = 100)
  void shardsAreMergedInOrder(
      @ForAll("orders") List<Order> orders,
      @ForAll("manners") Manner manner,
      @ForAll boolean fetched) {
    TableClient table = stored(orders, manner);
    QueryBuilder<Order> builder =
        manner
            .apply(table.query(Order.CODEC, "Order.open").index("GSI2"))
            .partitions("GSI2PK", List.of("OPEN#0", "OPEN#1", "OPEN#2", "OPEN#3"))
            .mergedBy("GSI2SK");
    Query<Order> query = fetched ? builder.index("Keys").fetch().build() : builder.build();
    check(query, expected(orders, manner, order -> true, SHARD_SORT_KEY), manner, SHARD_SORT_KEY);
  }

  @Property(tries = 50)
  void shardsThatNeedNoOrderAreAllRead(
      @ForAll("orders") List<Order> orders, @ForAll("manners") Manner manner) {
    TableClient table = stored(orders, manner);
    Query<Order> query =
        manner
            .apply(table.query(Order.CODEC, "Order.open").index("GSI2"))
            .partitions("GSI2PK", List.of("OPEN#0", "OPEN#1", "OPEN#2", "OPEN#3"))
            .build();
    List<Order> expected = expected(orders, manner, order -> true, SHARD_SORT_KEY);
    Function<Order, String> inAnyOrder = order -> "";
    check(query, expected, manner, inAnyOrder);
  }

  /** Stores just these orders. */
  private static TableClient stored(Collection<Order> orders, Manner manner) {
    DynamoDbClient client = DYNAMO_DB.client();
    TableClient whole = TableClient.of(client, "Store", "PK", "SK");
    List<ItemKey> before = new ArrayList<>();
    for (String customer : List.of("1", "2")) {
      whole
          .query(Order.CODEC, "Order.all")
          .partition("PK", "CUSTOMER#" + customer)
          .build()
          .forEach(order -> before.add(order.key()));
    }
    whole.deleteAll(before);
    whole.putAll(Order.CODEC, orders);
    return TableClient.of(new ShortPages(client, manner.longestPage()), "Store", "PK", "SK");
  }

  /** Everything that is meant, in order, with no regard to the limit. */
  private static List<Order> expected(
      List<Order> orders,
      Manner manner,
      Predicate<Order> inRange,
      Function<Order, String> sortKey) {
    Comparator<Order> order = Comparator.comparing(sortKey, CodePointOrder.INSTANCE);
    return orders.stream()
        .filter(inRange)
        .filter(manner.meant())
        .sorted(manner.descending() ? order.reversed() : order)
        .toList();
  }

  /** Items whose sort keys tie may come in any order, and any of them may be the last one. */
  private static void check(
      Query<Order> query, List<Order> all, Manner manner, Function<Order, String> sortKey) {
    int size = manner.limit() == 0 ? all.size() : Math.min(manner.limit(), all.size());
    List<Order> actual = query.list();
    assertEquals(
        all.subList(0, size).stream().map(sortKey).toList(), actual.stream().map(sortKey).toList());
    assertTrue(all.containsAll(actual), () -> actual + " among " + all);
    assertEquals(size, new HashSet<>(actual).size());

    assertEquals(size, query.count());
    Optional<Order> first = query.first();
    assertEquals(all.stream().map(sortKey).findFirst(), first.map(sortKey));
    List<Order> iterated = new ArrayList<>();
    query.forEach(iterated::add);
    assertEquals(actual, iterated);
    assertEquals(actual, query.stream().toList());
  }

  private static String sortKey(Order order, String attribute) {
    return Order.CODEC.toItem(order).get(attribute).s();
  }

  private static int compare(String left, String right) {
    return CodePointOrder.INSTANCE.compare(left, right);
  }
}
