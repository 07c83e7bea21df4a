package dev.keywright.testing.http;

import dev.keywright.testing.fault.Faults;
import dev.keywright.testing.json.JsonReader;
import dev.keywright.testing.json.JsonSyntaxException;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.operation.Operation;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ShapeCheck;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Where all requests arrive, whichever client or server they came through: finds the operation by
 * the {@code X-Amz-Target} header, reads the body, and turns errors into answers.
 */
public final class Dispatcher {
  private static final String TARGET_PREFIX = "DynamoDB_20120810.";

  private final Map<String, Operation> operations;
  private final Faults faults;
  private final AtomicLong requests = new AtomicLong();

  /** Dispatches to these operations, by name, except where a fault strikes. */
  public Dispatcher(Map<String, Operation> operations, Faults faults) {
    this.operations = operations;
    this.faults = faults;
  }

  /**
   * Answers a request.
   *
   * @param target the value of the {@code X-Amz-Target} header, or null where there is none
   * @param body the body, JSON in UTF-8
   */
  public Reply dispatch(@Nullable String target, byte[] body) {
    JsonWriter out = new JsonWriter();
    try {
      run(target, body, out);
      return reply(200, out);
    } catch (ServiceError e) {
      JsonWriter error = new JsonWriter();
      e.writeTo(error);
      return reply(e.status(), error);
    }
  }

  private Reply reply(int status, JsonWriter out) {
    String number = Long.toString(requests.incrementAndGet(), 36).toUpperCase(Locale.ROOT);
    return new Reply(
        status, out.toBytes(), "KEYWRIGHT" + "0".repeat(43 - number.length()) + number);
  }

  private void run(@Nullable String target, byte[] body, JsonWriter out) {
    Object json;
    try {
      json = JsonReader.read(body);
    } catch (JsonSyntaxException e) {
      throw ServiceError.serialization("");
    }
    String name =
        target != null && target.startsWith(TARGET_PREFIX)
            ? target.substring(TARGET_PREFIX.length())
            : "";
    Operation operation = operations.get(name);
    if (operation == null) {
      throw ServiceError.unknownOperation();
    }
    if (!(json instanceof Map<?, ?>)) {
      throw ServiceError.serialization("");
    }
    @SuppressWarnings("unchecked") // JsonReader makes no other maps.
    Map<String, @Nullable Object> members = (Map<String, @Nullable Object>) json;
    strike(name, members.get("TransactItems") instanceof List<?> actions ? actions.size() : 0);
    ShapeCheck.check(operation.input(), members);
    operation.run(new Fields(members), out);
  }

  private void strike(String operation, int actions) {
    try {
      faults.strike(operation, actions);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw ServiceError.internal("Interrupted during a delay that the test asked for");
    }
  }
}
