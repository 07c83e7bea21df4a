package dev.keywright.support;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The full key of one item in its table: the partition key and, where the table has one, the sort
 * key. Generated code makes it from the entity's key texts; reads, deletes and batches take it.
 *
 * <p>Two keys are equal when DynamoDB takes them for the same, so {@code 1} and {@code 1.0} are.
 */
public final class ItemKey {

  private final String partitionKey;
  private final AttributeValue partition;
  private final @Nullable String sortKey;
  private final @Nullable AttributeValue sort;

  private ItemKey(
      String partitionKey,
      AttributeValue partition,
      @Nullable String sortKey,
      @Nullable AttributeValue sort) {
    this.partitionKey = partitionKey;
    this.partition = Objects.requireNonNull(partition, partitionKey);
    this.sortKey = sortKey;
    this.sort = sort;
  }

  /** A key with a text in its partition key. */
  public static ItemKey of(String partitionKey, String text) {
    return of(partitionKey, AttributeValue.fromS(text));
  }

  /** A key with a string, number or binary value in its partition key. */
  public static ItemKey of(String partitionKey, AttributeValue value) {
    return new ItemKey(partitionKey, value, null, null);
  }

  /** The same key with a text in its sort key. */
  public ItemKey and(String sortKey, String text) {
    return and(sortKey, AttributeValue.fromS(text));
  }

  /** The same key with a string, number or binary value in its sort key. */
  public ItemKey and(String sortKey, AttributeValue value) {
    return new ItemKey(partitionKey, partition, sortKey, Objects.requireNonNull(value, sortKey));
  }

  /** The key attributes, as requests take them. */
  public Map<String, AttributeValue> attributes() {
    return sortKey == null || sort == null
        ? Map.of(partitionKey, partition)
        : Map.of(partitionKey, partition, sortKey, sort);
  }

  /** The names of the key attributes, the partition key first. */
  List<String> attributeNames() {
    return sortKey == null ? List.of(partitionKey) : List.of(partitionKey, sortKey);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ItemKey that
        && partitionKey.equals(that.partitionKey)
        && Objects.equals(sortKey, that.sortKey)
        && identity(partition).equals(identity(that.partition))
        && Objects.equals(identityOrNull(sort), identityOrNull(that.sort));
  }

  @Override
  public int hashCode() {
    return 31 * identity(partition).hashCode() + Objects.hashCode(identityOrNull(sort));
  }

  /** The names of the key attributes; their values may be sensitive. */
  @Override
  public String toString() {
    return String.join(", ", attributeNames());
  }

  /** The names and values of the key attributes: {@code PK=CUSTOMER#123, SK=PROFILE}. */
  String show() {
    String text = partitionKey + "=" + show(partition);
    return sort == null ? text : text + ", " + sortKey + "=" + show(sort);
  }

  private static @Nullable Object identityOrNull(@Nullable AttributeValue value) {
    return value == null ? null : identity(value);
  }

  /** The service answers numbers in its own notation, whatever notation they were sent in. */
  private static Object identity(AttributeValue value) {
    return value.type() == AttributeValue.Type.N
        ? new BigDecimal(value.n()).stripTrailingZeros()
        : value;
  }

  private static String show(AttributeValue value) {
    return switch (value.type()) {
      case S -> value.s();
      case N -> value.n();
      default -> "(" + value.b().asByteArrayUnsafe().length + " bytes)";
    };
  }
}
