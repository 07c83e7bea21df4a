package dev.keywright.testing.protocol;

import dev.keywright.testing.json.JsonWriter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An answer that is an error, worded and typed as DynamoDB does it. Thrown from anywhere below the
 * dispatcher, which writes it as the response.
 */
public final class ServiceError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private static final String DYNAMODB = "com.amazonaws.dynamodb.v20120810#";

  private final int status;
  private final String qualifiedType;
  private final transient @Nullable Consumer<JsonWriter> members;

  private ServiceError(
      int status, String qualifiedType, String message, @Nullable Consumer<JsonWriter> members) {
    super(message, null, false, false);
    this.status = status;
    this.qualifiedType = qualifiedType;
    this.members = members;
  }

  /** A request whose values break a rule. */
  public static ServiceError validation(String message) {
    return new ServiceError(400, "com.amazon.coral.validate#ValidationException", message, null);
  }

  /** A request whose JSON is not of the operation's form. */
  public static ServiceError serialization(String message) {
    return new ServiceError(400, "com.amazon.coral.service#SerializationException", message, null);
  }

  /** A request for an operation that does not exist. */
  public static ServiceError unknownOperation() {
    return new ServiceError(400, "com.amazon.coral.service#UnknownOperationException", "", null);
  }

  /** A request for an operation that DynamoDB has and this engine has not. */
  public static ServiceError unsupported(String operation) {
    return new ServiceError(
        400,
        "com.amazon.coral.service#UnknownOperationException",
        "This test engine does not support " + operation,
        null);
  }

  /** A request for what belongs to another account. */
  public static ServiceError accessDenied(String operation, String resource) {
    return new ServiceError(
        400,
        "com.amazon.coral.service#AccessDeniedException",
        "User: arn:aws:iam::"
            + TableName.ACCOUNT
            + ":user/test is not authorized to perform: dynamodb:"
            + operation
            + " on resource: "
            + resource,
        null);
  }

  /** An error of DynamoDB's own model, such as {@code ResourceNotFoundException}. */
  public static ServiceError of(String type, String message) {
    return new ServiceError(400, DYNAMODB + type, message, null);
  }

  /** An error of DynamoDB's own model that carries more than its message. */
  public static ServiceError of(String type, String message, Consumer<JsonWriter> members) {
    return new ServiceError(400, DYNAMODB + type, message, members);
  }

  /** An error on the side of the service, which clients retry. */
  public static ServiceError internal(String message) {
    return new ServiceError(500, DYNAMODB + "InternalServerError", message, null);
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** The type's simple name, such as {@code ValidationException}. */
  public String type() {
    return qualifiedType.substring(qualifiedType.indexOf('#') + 1);
  }

  /** The message, never null. */
  public String text() {
    String message = getMessage();
    return message == null ? "" : message;
  }

  /** The same error, its message led by some words. */
  public ServiceError prefixed(String words) {
    return new ServiceError(status, qualifiedType, words + text(), members);
  }

  /** Writes the body of the response. */
  public void writeTo(JsonWriter out) {
    out.beginObject().name("__type").string(qualifiedType);
    String message = text();
    if (!message.isEmpty()) {
      // The service's framework capitalises the name, DynamoDB does not.
      out.name(type().equals("SerializationException") ? "Message" : "message").string(message);
    }
    if (members != null) {
      members.accept(out);
    }
    out.endObject();
  }
}
