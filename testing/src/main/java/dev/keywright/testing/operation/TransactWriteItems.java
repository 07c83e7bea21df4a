package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.IdempotencyTokens;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.operation.Transaction.Reason;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code TransactWriteItems}. */
final class TransactWriteItems extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "TransactWriteItemsInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "ReturnItemCollectionMetrics",
          Shapes.returnItemCollectionMetrics(),
          "ClientRequestToken",
          Shapes.text().minLength(1).maxLength(36),
          "TransactItems",
          Shapes.listOf(
                  Shapes.struct(
                      "TransactWriteItem",
                      "ConditionCheck",
                      action("Key", Shapes.text().required(), Shapes.text()),
                      "Put",
                      action("Item", Shapes.text(), Shapes.text()),
                      "Delete",
                      action("Key", Shapes.text(), Shapes.text()),
                      "Update",
                      action("Key", Shapes.text(), Shapes.text().required())))
              .required()
              .minLength(1)
              .maxLength(Transaction.MAX_ACTIONS));

  private final IdempotencyTokens tokens;

  TransactWriteItems(Database database) {
    super(database, INPUT);
    this.tokens = new IdempotencyTokens(database.clock());
  }

  private static Shape action(String target, Shape condition, Shape update) {
    return Shapes.struct(
        "TransactAction",
        "TableName",
        Shapes.tableName(),
        target,
        Shapes.values().required(),
        "ConditionExpression",
        condition,
        "UpdateExpression",
        update,
        "ExpressionAttributeValues",
        Shapes.values(),
        "ExpressionAttributeNames",
        Shapes.attributeNames(),
        "ReturnValuesOnConditionCheckFailure",
        Shapes.returnValuesOnConditionCheckFailure());
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    List<TransactAction> actions = new ArrayList<>();
    request.objects("TransactItems").forEach(each -> actions.add(TransactAction.read(each)));
    if (actions.stream().mapToLong(TransactAction::bytes).sum() > Transaction.MAX_BYTES) {
      throw ServiceError.validation(
          "Aggregated size of all items in the transaction has exceeded the 4 MB limit");
    }
    ConsumedCapacity capacity = ConsumedCapacity.ofTransaction(request);
    CollectionsOfTables collections = new CollectionsOfTables(request);
    String token = request.text("ClientRequestToken");
    String content = String.valueOf(request.list("TransactItems"));
    out.beginObject();
    database.write(
        () -> {
          if (token != null && tokens.isReplay(token, content)) {
            actions.forEach(action -> action.readAgain(database, capacity));
            return null;
          }
          check(actions);
          Transaction.checkReasons(actions.stream().map(a -> a.evaluate(database)).toList());
          actions.forEach(action -> action.commit(database, capacity, collections));
          if (token != null) {
            tokens.add(token, content);
          }
          collections.write(out);
          return null;
        });
    capacity.writeListTo(out);
    out.endObject();
  }

  /** Checks keys and items against their tables, and that no item is meant twice. */
  private void check(List<TransactAction> actions) {
    List<Reason> reasons = new ArrayList<>();
    Set<List<Object>> targets = new HashSet<>();
    for (TransactAction action : actions) {
      StoredTable table = database.active(action.table());
      try {
        action.check(table);
        reasons.add(Reason.NONE);
      } catch (ServiceError e) {
        if (Transaction.isRequestError(e)) {
          throw e;
        }
        reasons.add(Reason.invalid(e));
      }
      Map<String, Value> key = action.key(table);
      if (!targets.add(List.of(table.name(), key))) {
        throw ServiceError.validation(
            "Transaction request cannot include multiple operations on one item");
      }
    }
    Transaction.checkReasons(reasons);
  }
}
