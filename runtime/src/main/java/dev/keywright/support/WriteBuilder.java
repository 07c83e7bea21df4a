package dev.keywright.support;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.VersionConflictException;
import dev.keywright.support.Condition.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * What the writes of one item have in common: the conditions that they are made on, and what it
 * means when DynamoDB refuses them. The item that stands in the way is asked for where more than
 * one condition could have failed, so that the exception says which.
 *
 * @param <T> the entity
 * @param <B> the builder itself
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.ConditionExpressions.html">DynamoDB
 *     condition expression CLI example</a>
 */
public abstract class WriteBuilder<T, B extends WriteBuilder<T, B>> {

  /** What a write requires of the item that is there. */
  enum Requirement {
    NONE,
    ABSENT,
    PRESENT
  }

  final TableClient table;
  final ItemCodec<T> codec;
  final Placeholders placeholders = new Placeholders();
  private final List<Condition> conditions = new ArrayList<>(2);
  private Requirement requirement = Requirement.NONE;
  private @Nullable String versionAttribute;
  private @Nullable Condition versionCondition;

  WriteBuilder(TableClient table, ItemCodec<T> codec) {
    this.table = table;
    this.codec = codec;
  }

  abstract B self();

  /** Writes only if the attribute is equal to a value. Conditions may be repeated. */
  public B ifEqual(String attribute, AttributeValue value) {
    conditions.add(new Condition.Comparison(attribute, Operator.EQUAL, value));
    return self();
  }

  /** Writes only if the attribute is equal to one of the values, of which there is at least one. */
  public B ifIn(String attribute, List<AttributeValue> values) {
    conditions.add(Condition.oneOf(attribute, values));
    return self();
  }

  /** Writes only if the attribute is there and is not a stored null. */
  public B ifPresent(String attribute) {
    conditions.add(new Condition.Presence(attribute, true));
    return self();
  }

  /** Writes only if the attribute is not there, or is a stored null. */
  public B ifAbsent(String attribute) {
    conditions.add(new Condition.Presence(attribute, false));
    return self();
  }

  /** Requires that an item with this key is there, or that none is. */
  void require(Requirement requirement) {
    this.requirement = requirement;
  }

  /**
   * Requires the version that the writer knows; 0 stands for an item that was never stored.
   *
   * @return the next version
   */
  AttributeValue requireVersion(String attribute, long expected) {
    versionAttribute = attribute;
    versionCondition =
        expected == 0
            ? new Condition.Existence(table.partitionKey(), false)
            : new Condition.Comparison(attribute, Operator.EQUAL, number(expected));
    return number(Math.incrementExact(expected));
  }

  boolean hasVersion() {
    return versionAttribute != null;
  }

  /** Whether the version says that the item was never stored. */
  boolean isNew() {
    return versionCondition instanceof Condition.Existence;
  }

  private static AttributeValue number(long number) {
    return AttributeValue.fromN(Long.toString(number));
  }

  /**
   * Reads a version, which is a whole number.
   *
   * @throws KeywrightException if it is not
   */
  long versionIn(String attribute, @Nullable AttributeValue value) {
    if (value == null) {
      return 0;
    }
    if (value.type() == AttributeValue.Type.N) {
      try {
        return Long.parseLong(value.n());
      } catch (NumberFormatException e) {
        // Falls through: 1.5 and 1E+20 are numbers, but no versions.
      }
    }
    throw new KeywrightException(
        codec.entity() + ": version attribute " + attribute + " does not hold a whole number");
  }

  /** The condition expression, or null where there is no condition. */
  @Nullable String conditionExpression() {
    List<Condition> all = new ArrayList<>(conditions.size() + 2);
    // An item that has the expected version is there; one that was never stored is not.
    if (versionCondition != null) {
      all.add(versionCondition);
    } else if (requirement != Requirement.NONE) {
      all.add(new Condition.Existence(table.partitionKey(), requirement == Requirement.PRESENT));
    }
    all.addAll(conditions);
    return Condition.allOf(all, placeholders);
  }

  /** Whether a refusal could have several reasons, which only the item itself tells apart. */
  private boolean mayFailVariously() {
    boolean existence = versionCondition != null || requirement != Requirement.NONE;
    return existence && !conditions.isEmpty();
  }

  @Nullable ReturnValuesOnConditionCheckFailure returnOnFailure() {
    return mayFailVariously() ? ReturnValuesOnConditionCheckFailure.ALL_OLD : null;
  }

  /** What a refusal means. */
  KeywrightException refused(ConditionalCheckFailedException cause, ItemKey key) {
    Map<String, AttributeValue> item = cause.hasItem() ? cause.item() : Map.of();
    String entity = codec.entity();
    boolean variously = mayFailVariously();
    if (requirement == Requirement.ABSENT && (!variously || !item.isEmpty())) {
      return new ItemAlreadyExistsException(
          entity, entity + " exists already: " + table.show(codec, key), cause);
    }
    if (versionCondition != null && (!variously || !versionCondition.test(item))) {
      String what =
          isNew()
              ? " without a version exists already: "
              : " was changed or deleted by someone else: ";
      return new VersionConflictException(entity, entity + what + table.show(codec, key), cause);
    }
    if (requirement == Requirement.PRESENT && (!variously || item.isEmpty())) {
      return new ItemNotFoundException(
          entity, entity + " does not exist: " + table.show(codec, key), cause);
    }
    return new ConditionFailedException(
        entity,
        entity
            + " was not written, since "
            + Condition.allOf(conditions, new Placeholders())
            + " does not hold: "
            + table.show(codec, key),
        cause);
  }
}
