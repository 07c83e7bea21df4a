package dev.keywright.integration.enhanced;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.support.ItemCodec;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A table of one bean, to which both libraries write and from which both read.
 *
 * @param <T> the bean
 */
final class Exchange<T extends Identified> {

  private static final DynamoDbClient CLIENT = InProcessDynamoDb.create().client();
  private static final DynamoDbEnhancedClient ENHANCED =
      DynamoDbEnhancedClient.builder().dynamoDbClient(CLIENT).build();

  private final ItemCodec<T> ours;
  private final DynamoDbTable<T> theirs;

  Exchange(Class<T> bean, ItemCodec<T> codec) {
    this.ours = codec;
    this.theirs = ENHANCED.table(bean.getSimpleName(), TableSchema.fromBean(bean));
    theirs.createTable();
  }

  /** The names of the attributes that the bean's properties are stored as. */
  Set<String> names() {
    return Set.copyOf(theirs.tableSchema().attributeNames());
  }

  /** Fails unless each library reads what the other one has written. */
  void bothWays(T bean) {
    assertEquals(bean, writtenByTheirs(bean), "written by theirs, read by ours");
    assertEquals(bean, writtenByOurs(bean), "written by ours, read by theirs");
    assertEquals(bean, ours.fromItem(stored(bean)), "written and read by ours");
  }

  /** What theirs reads of what ours has written. */
  T writtenByOurs(T bean) {
    CLIENT.putItem(put -> put.tableName(theirs.tableName()).item(ours.toItem(bean)));
    return theirs.getItem(bean);
  }

  /** What ours reads of what theirs has written. */
  T writtenByTheirs(T bean) {
    theirs.putItem(bean);
    return ours.fromItem(stored(bean));
  }

  /** The attributes that ours stores for a bean, by name, without what no property holds. */
  Map<String, AttributeValue> ours(T bean) {
    CLIENT.putItem(put -> put.tableName(theirs.tableName()).item(ours.toItem(bean)));
    Map<String, AttributeValue> attributes = withoutNulls(stored(bean));
    attributes.remove("entityType");
    return attributes;
  }

  /** The attributes that theirs stores for a bean, by name. */
  Map<String, AttributeValue> theirs(T bean) {
    theirs.putItem(bean);
    return withoutNulls(stored(bean));
  }

  private Map<String, AttributeValue> stored(T bean) {
    return CLIENT
        .getItem(
            get ->
                get.tableName(theirs.tableName())
                    .consistentRead(true)
                    .key(Map.of("id", AttributeValue.fromS(bean.getId()))))
        .item();
  }

  /** Theirs keeps a null of a nested bean as NULL, which both read as what is absent. */
  private static Map<String, AttributeValue> withoutNulls(Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> present = new TreeMap<>();
    attributes.forEach(
        (name, value) -> {
          if (value.type() != AttributeValue.Type.NUL) {
            present.put(name, withoutNulls(value));
          }
        });
    return present;
  }

  private static AttributeValue withoutNulls(AttributeValue value) {
    return switch (value.type()) {
      case M -> AttributeValue.fromM(withoutNulls(value.m()));
      case L ->
          AttributeValue.fromL(
              value.l().stream().map(Exchange::withoutNulls).collect(Collectors.toList()));
      default -> value;
    };
  }
}
