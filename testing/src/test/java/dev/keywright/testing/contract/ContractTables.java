package dev.keywright.testing.contract;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Tables with unique names, made when first asked for and deleted when the run ends; the common
 * shapes are shared, so that a real account is not kept waiting for each test.
 */
final class ContractTables {

  private static final Map<String, String> SHARED = new ConcurrentHashMap<>();
  private static final Map<String, Boolean> OURS = new ConcurrentHashMap<>();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> OURS.keySet().forEach(ContractTables::drop)));
  }

  private ContractTables() {}

  static String freshName() {
    return "keywright-contract-" + UUID.randomUUID();
  }

  /** Partition key {@code pk}, a string. */
  static String hash() {
    return shared("hash", "'AttributeDefinitions':[" + def("pk", "S") + "]," + schema("pk"));
  }

  static String hashNumber() {
    return shared("hashN", "'AttributeDefinitions':[" + def("pk", "N") + "]," + schema("pk"));
  }

  static String hashBinary() {
    return shared("hashB", "'AttributeDefinitions':[" + def("pk", "B") + "]," + schema("pk"));
  }

  /** Strings {@code pk} and {@code sk}. */
  static String composite() {
    return composite("S");
  }

  /** A string {@code pk} and a sort key {@code sk} of the type. */
  static String composite(String sortType) {
    return shared(
        "composite" + sortType,
        "'AttributeDefinitions':["
            + def("pk", "S")
            + ","
            + def("sk", sortType)
            + "],"
            + schema("pk", "sk"));
  }

  /**
   * Strings {@code pk} and {@code sk}; local indexes {@code lsiAll}, {@code lsiKeys} and {@code
   * lsiInclude} over the string {@code lsk}; global ones {@code gsiAll} (string {@code gpk}, number
   * {@code gsk}), {@code gsiKeys} ({@code gpk} alone) and {@code gsiInclude}. The INCLUDE
   * projections hold {@code a}.
   */
  static String indexed() {
    return shared("indexed", indexedSchema());
  }

  static String indexedSchema() {
    return "'AttributeDefinitions':["
        + String.join(
            ",", def("pk", "S"), def("sk", "S"), def("lsk", "S"), def("gpk", "S"), def("gsk", "N"))
        + "],"
        + schema("pk", "sk")
        + ",'LocalSecondaryIndexes':["
        + index("lsiAll", "'ALL'", "pk", "lsk")
        + ","
        + index("lsiInclude", "'INCLUDE','NonKeyAttributes':['a']", "pk", "lsk")
        + ","
        + index("lsiKeys", "'KEYS_ONLY'", "pk", "lsk")
        + "],'GlobalSecondaryIndexes':["
        + index("gsiAll", "'ALL'", "gpk", "gsk")
        + ","
        + index("gsiInclude", "'INCLUDE','NonKeyAttributes':['a']", "gpk", "gsk")
        + ","
        + index("gsiKeys", "'KEYS_ONLY'", "gpk")
        + "]";
  }

  static String def(String attribute, String type) {
    return "{'AttributeName':'" + attribute + "','AttributeType':'" + type + "'}";
  }

  /** {@code 'KeySchema':[…]} with the first attribute as partition key, the second as sort key. */
  static String schema(String... attributes) {
    StringBuilder schema = new StringBuilder("'KeySchema':[");
    for (int i = 0; i < attributes.length; i++) {
      schema.append(i == 0 ? "" : ",").append("{'AttributeName':'").append(attributes[i]);
      schema.append("','KeyType':'").append(i == 0 ? "HASH" : "RANGE").append("'}");
    }
    return schema.append("]").toString();
  }

  static String index(String name, String projection, String... attributes) {
    return "{'IndexName':'"
        + name
        + "',"
        + schema(attributes)
        + ",'Projection':{'ProjectionType':"
        + projection
        + "}}";
  }

  private static String shared(String shape, String definition) {
    return SHARED.computeIfAbsent(shape, s -> create(definition));
  }

  /** A table on demand of this definition, active, and dropped at the end of the run. */
  static String create(String definition) {
    String name = freshName();
    ContractTest.ok(
        "CreateTable",
        "{'TableName':'" + name + "','BillingMode':'PAY_PER_REQUEST'," + definition + "}");
    ours(name);
    awaitActive(name);
    return name;
  }

  /** Has a table that a test made itself dropped at the end of the run. */
  static void ours(String name) {
    OURS.put(name, true);
  }

  static Answer awaitActive(String name) {
    return awaitActive(name, active -> true);
  }

  /**
   * The description of a table once it is active as expected: dynalite is active at once after an
   * update that changes nothing, and finishes it later.
   */
  static Answer awaitActive(String name, Predicate<Answer> expected) {
    long deadline = System.nanoTime() + 120_000_000_000L;
    while (true) {
      Answer answer = ContractTest.ok("DescribeTable", "{'TableName':'" + name + "'}");
      if ("ACTIVE".equals(answer.at("Table", "TableStatus")) && expected.test(answer)) {
        return answer;
      }
      if (System.nanoTime() > deadline) {
        throw new AssertionError("table is still " + answer.at("Table"));
      }
      pause();
    }
  }

  static void awaitGone(String name) {
    long deadline = System.nanoTime() + 120_000_000_000L;
    while (ContractTest.call("DescribeTable", "{'TableName':'" + name + "'}").status() == 200) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("table is still there");
      }
      pause();
    }
  }

  /** A real service needs a while; the engine and dynalite answer at once. */
  private static void pause() {
    try {
      Thread.sleep("endpoint".equals(ContractTarget.current().name()) ? 1000 : 2);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static void drop(String name) {
    ContractTarget.current().send("DeleteTable", Json.text("{'TableName':'" + name + "'}"));
  }
}
