package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Units;
import dev.keywright.testing.engine.Write;
import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.Expressions;
import dev.keywright.testing.expression.Update;
import dev.keywright.testing.operation.Transaction.Reason;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One action of a write transaction, carried through its steps: read from the request, checked
 * against its table, evaluated against its item, and committed when all actions have got that far.
 */
final class TransactAction {

  /** The kinds of actions, named as the request names them. */
  private enum Kind {
    ConditionCheck,
    Put,
    Delete,
    Update
  }

  private final Kind kind;
  private final Fields fields;
  private final String table;
  private final Map<String, Value> attributes;
  private final @Nullable Condition condition;
  private final @Nullable Update update;
  private @Nullable Item after;

  private TransactAction(Kind kind, Fields fields) {
    this.kind = kind;
    this.fields = fields;
    this.table = fields.requiredText("TableName");
    RequestRules.checkExpressionParameters(
        fields, List.of("UpdateExpression", "ConditionExpression"), List.of());
    this.attributes = ValueReader.readMap(fields.requiredMap(kind == Kind.Put ? "Item" : "Key"));
    Expressions expressions = new Expressions(fields);
    this.update = expressions.update();
    this.condition = expressions.condition("ConditionExpression");
    expressions.checkPlaceholders();
    if (kind == Kind.Put) {
      Item item = Item.of(attributes);
      KeyRules.checkItemSize(item);
      after = item;
    }
  }

  /** Reads the one action of an element. */
  static TransactAction read(Fields element) {
    TransactAction action = null;
    for (Kind kind : Kind.values()) {
      Fields fields = element.object(kind.name());
      if (fields != null) {
        if (action != null) {
          throw notOne();
        }
        action = new TransactAction(kind, fields);
      }
    }
    if (action == null) {
      throw ServiceError.validation(
          "Invalid Request: TransactWriteRequest should contain Delete or Put or Update request");
    }
    return action;
  }

  private static ServiceError notOne() {
    return ServiceError.validation(
        "TransactItems can only contain one of Check, Put, Update or Delete");
  }

  String table() {
    return table;
  }

  /** The size of what the request carries. */
  long bytes() {
    return Item.of(attributes).size();
  }

  /** The key of the item that the action is about, as far as the request has it. */
  Map<String, Value> key(StoredTable stored) {
    Map<String, Value> key = new LinkedHashMap<>(attributes);
    key.keySet().retainAll(stored.definition().keys().names());
    return key;
  }

  /** Checks the key or the item against the table. */
  void check(StoredTable stored) {
    if (kind == Kind.Put) {
      KeyRules.checkItem(attributes, stored);
    } else if (update != null) {
      ItemUpdate.check(update, attributes, stored);
    } else {
      KeyRules.checkKey(attributes, stored.definition().keys());
    }
  }

  /** Evaluates the condition and computes the item after an update; writes nothing. */
  Reason evaluate(Database database) {
    StoredTable stored = database.active(table);
    Item existing = stored.get(key(stored));
    if (!ConditionFailed.holds(condition, existing)) {
      return Reason.conditionFailed(fields, existing);
    }
    if (update == null) {
      return Reason.NONE;
    }
    try {
      after = ItemUpdate.apply(update, attributes, stored);
      return Reason.NONE;
    } catch (ServiceError e) {
      if (Transaction.isRequestError(e)) {
        throw e;
      }
      return Reason.invalid(e);
    }
  }

  /** Writes, once every action has been found good. */
  void commit(Database database, ConsumedCapacity capacity, CollectionsOfTables collections) {
    StoredTable stored = database.active(table);
    Map<String, Value> key = key(stored);
    if (kind == Kind.ConditionCheck) {
      Item existing = stored.get(key);
      capacity.write(stored, 2 * Units.write(existing == null ? 0 : existing.size()));
      return;
    }
    Item item = after;
    boolean stale = database.staleIndexes();
    Write write = item == null ? stored.delete(key, stale) : stored.put(item, stale);
    capacity.write(stored, write, 2);
    collections.add(stored, key);
  }

  /** What a transaction costs that was done before, under the same token: reads. */
  void readAgain(Database database, ConsumedCapacity capacity) {
    StoredTable stored = database.active(table);
    Item existing = stored.get(key(stored));
    capacity.read(stored, 2 * Units.read(existing == null ? 0 : existing.size(), true));
  }
}
