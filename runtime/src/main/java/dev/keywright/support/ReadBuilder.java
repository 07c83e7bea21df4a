package dev.keywright.support;

import dev.keywright.support.Condition.Operator;
import dev.keywright.support.key.KeyBounds;
import dev.keywright.support.key.NativeBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What every read by key condition is built of: the index, the key condition, the filter, and how
 * the items are read. {@link QueryBuilder} adds what makes entities of them.
 *
 * <p>The methods are called in the order in which the condition is to be read, each once at most
 * unless it says otherwise. A builder belongs to one thread and is used once.
 *
 * @param <B> the builder itself
 */
public abstract class ReadBuilder<B extends ReadBuilder<B>> {

  final TableClient table;
  final String pattern;
  final List<Condition> keyConditions = new ArrayList<>(2);
  final List<Condition> filters = new ArrayList<>(0);
  @Nullable String index;
  @Nullable List<String> projection;
  boolean consistent;
  boolean descending;
  boolean nothing;
  boolean wholeItems;

  ReadBuilder(TableClient table, String pattern) {
    this.table = table;
    this.pattern = pattern;
  }

  abstract B self();

  /** Asks an index in place of the table. */
  public B index(String name) {
    index = name;
    return self();
  }

  /** A partition key attribute with a text; repeated where the key has several attributes. */
  public B partition(String attribute, String text) {
    return partition(attribute, AttributeValue.fromS(text));
  }

  /** A partition key attribute with a string, number or binary value; may be repeated. */
  public B partition(String attribute, AttributeValue value) {
    return compare(attribute, Operator.EQUAL, value);
  }

  /** A sort key attribute that is equal to a text; may be repeated. */
  public B equal(String attribute, String text) {
    return equal(attribute, AttributeValue.fromS(text));
  }

  /** A sort key attribute that is equal to a string, number or binary value; may be repeated. */
  public B equal(String attribute, AttributeValue value) {
    return compare(attribute, Operator.EQUAL, value);
  }

  /** A sort key that begins with a text. */
  public B beginsWith(String attribute, String prefix) {
    keyConditions.add(new Condition.BeginsWith(attribute, prefix));
    return self();
  }

  /** A sort key at a text or after it. */
  public B atLeast(String attribute, String text) {
    return atLeast(attribute, AttributeValue.fromS(text));
  }

  /** A sort key at a value or after it. */
  public B atLeast(String attribute, AttributeValue value) {
    return compare(attribute, Operator.AT_LEAST, value);
  }

  /** A sort key at a text or before it. */
  public B atMost(String attribute, String text) {
    return atMost(attribute, AttributeValue.fromS(text));
  }

  /** A sort key at a value or before it. */
  public B atMost(String attribute, AttributeValue value) {
    return compare(attribute, Operator.AT_MOST, value);
  }

  /** A sort key after a value. */
  public B greaterThan(String attribute, AttributeValue value) {
    return compare(attribute, Operator.GREATER, value);
  }

  /** A sort key before a value. */
  public B lessThan(String attribute, AttributeValue value) {
    return compare(attribute, Operator.LESS, value);
  }

  /** A sort key from one text to another, both inclusive; an absent one leaves that side open. */
  public B between(String attribute, @Nullable String lower, @Nullable String upper) {
    return between(attribute, textOrNull(lower), textOrNull(upper));
  }

  /**
   * A sort key from one value to another, both inclusive; an absent one leaves that side open.
   * Nothing is sent at all when the upper bound lies before the lower one, which DynamoDB would
   * refuse.
   */
  public B between(
      String attribute, @Nullable AttributeValue lower, @Nullable AttributeValue upper) {
    if (lower == null) {
      return upper == null ? self() : atMost(attribute, upper);
    }
    if (upper == null) {
      return atLeast(attribute, lower);
    }
    int order = AttributeOrder.compare(lower, upper);
    if (order > 0) {
      return nothing();
    }
    if (order == 0) {
      return equal(attribute, lower);
    }
    keyConditions.add(new Condition.Between(attribute, lower, upper));
    return self();
  }

  /**
   * A sort key within the bounds of a range: the one key condition that says just that, or none at
   * all when the range is empty. Bounds that are not exact select more than the range; the values
   * then have to be checked as well.
   */
  public B between(String attribute, KeyBounds bounds) {
    if (bounds.empty()) {
      return nothing();
    }
    String lower = bounds.lower();
    return bounds.beginsWith() && lower != null
        ? beginsWith(attribute, lower)
        : between(attribute, lower, bounds.upper());
  }

  /** The same for a sort key that is a property itself, in its native type. */
  public B between(String attribute, NativeBounds bounds) {
    if (bounds.empty()) {
      return nothing();
    }
    AttributeValue lower = bounds.lower();
    return bounds.beginsWith() && lower != null
        ? beginsWith(attribute, lower.s())
        : between(attribute, lower, bounds.upper());
  }

  /** The question has no answer, as when a range is empty: nothing is sent. */
  public B nothing() {
    nothing = true;
    return self();
  }

  /**
   * Leaves out items of other entities, by their type attribute: a filter expression, for where the
   * key's text alone does not tell the entities apart.
   *
   * @param types the values that the type attribute may have, at least one
   */
  public B ofType(String attribute, String... types) {
    filters.add(Condition.oneOf(attribute, types));
    return self();
  }

  /** A filter expression: the attribute is equal to a value. Filters may be repeated. */
  public B filterEqual(String attribute, AttributeValue value) {
    filters.add(new Condition.Comparison(attribute, Operator.EQUAL, value));
    return self();
  }

  /** A filter expression: the attribute is equal to one of the values. */
  public B filterIn(String attribute, List<AttributeValue> values) {
    if (values.isEmpty()) {
      return nothing();
    }
    filters.add(Condition.oneOf(attribute, values));
    return self();
  }

  /**
   * A filter expression: the attribute lies between two values, both inclusive; an absent one
   * leaves that side open.
   */
  public B filterBetween(
      String attribute, @Nullable AttributeValue lower, @Nullable AttributeValue upper) {
    if (lower != null && upper != null) {
      if (AttributeOrder.compare(lower, upper) > 0) {
        return nothing();
      }
      filters.add(new Condition.Between(attribute, lower, upper));
    } else if (lower != null) {
      filters.add(new Condition.Comparison(attribute, Operator.AT_LEAST, lower));
    } else if (upper != null) {
      filters.add(new Condition.Comparison(attribute, Operator.AT_MOST, upper));
    }
    return self();
  }

  /** A filter expression: the attribute begins with a text. */
  public B filterBeginsWith(String attribute, String prefix) {
    filters.add(new Condition.BeginsWith(attribute, prefix));
    return self();
  }

  /** A filter expression: the attribute is there and is not a stored null. */
  public B filterPresent(String attribute) {
    filters.add(new Condition.Presence(attribute, true));
    return self();
  }

  /** A filter expression: the attribute is not there, or is a stored null. */
  public B filterAbsent(String attribute) {
    filters.add(new Condition.Presence(attribute, false));
    return self();
  }

  /** Reads only the named attributes: a projection expression. */
  public B project(String... attributes) {
    projection = List.of(attributes);
    return self();
  }

  /**
   * Reads whole items from a local index that projects less: DynamoDB fetches the rest from the
   * table, and bills for both.
   */
  public B wholeItems() {
    wholeItems = true;
    return self();
  }

  /** Reads what every write that succeeded before has left; a global index cannot. */
  public B consistent() {
    consistent = true;
    return self();
  }

  /** From the greatest sort key to the least. */
  public B descending() {
    descending = true;
    return self();
  }

  private B compare(String attribute, Operator operator, AttributeValue value) {
    keyConditions.add(new Condition.Comparison(attribute, operator, value));
    return self();
  }

  static @Nullable AttributeValue textOrNull(@Nullable String text) {
    return text == null ? null : AttributeValue.fromS(text);
  }

  /** The request that all this describes. */
  QueryPlan plan() {
    return plan(projection, filters);
  }

  QueryPlan plan(@Nullable List<String> projected, List<Condition> sentFilters) {
    Placeholders placeholders = new Placeholders();
    String keyCondition = Condition.allOf(keyConditions, placeholders);
    if (keyCondition == null) {
      throw new IllegalStateException(pattern + " has no key condition");
    }
    String filter = Condition.allOf(sentFilters, placeholders);
    Map<String, String> names =
        projected == null ? placeholders.names() : Map.copyOf(placeholders.names());
    String projectionExpression = projected == null ? null : placeholders.projection(projected);
    return new QueryPlan(
        table.client(),
        table.tableName(),
        index,
        keyCondition,
        filter,
        projectionExpression,
        names,
        placeholders.names(),
        placeholders.values(),
        consistent,
        descending,
        wholeItems);
  }

  /** What {@code toString} of the query says, up to what the kinds of queries add. */
  StringBuilder describe(String operation, @Nullable QueryPlan plan) {
    StringBuilder text = new StringBuilder(96);
    text.append(pattern).append(": ").append(operation).append(' ').append(table.tableName());
    if (index != null) {
      text.append('.').append(index);
    }
    if (plan == null) {
      return text.append(", an empty range: nothing is sent");
    }
    text.append(" where ").append(plan.keyCondition());
    if (plan.filter() != null) {
      text.append(", filter ").append(plan.filter());
    }
    if (plan.projection() != null) {
      text.append(", only ").append(plan.projection());
    }
    if (descending) {
      text.append(", descending");
    }
    if (consistent) {
      text.append(", consistent");
    }
    return text;
  }
}
