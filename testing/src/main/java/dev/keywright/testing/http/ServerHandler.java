package dev.keywright.testing.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.ServiceError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Answers HTTP requests with a dispatcher, with the headers that DynamoDB sends. */
public final class ServerHandler implements HttpHandler {
  private static final String JSON_1_0 = "application/x-amz-json-1.0";
  private static final int MAX_BODY_BYTES = 16 * 1024 * 1024;

  private static final System.Logger LOG = System.getLogger(ServerHandler.class.getName());

  private final Dispatcher dispatcher;

  /** Answers with this dispatcher. */
  public ServerHandler(Dispatcher dispatcher) {
    this.dispatcher = dispatcher;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readNBytes(MAX_BODY_BYTES + 1);
      String type = contentType(exchange);
      if (exchange.getRequestMethod().equals("GET")) {
        send(exchange, 200, "text/plain", text("healthy: dynamodb.us-east-1.amazonaws.com "));
      } else if (body.length > MAX_BODY_BYTES) {
        send(exchange, 413, "text/plain", new byte[0]);
      } else if (!exchange.getRequestMethod().equals("POST") || !isJson(type, body)) {
        send(exchange, 404, "text/plain", text("<UnknownOperationException/>\n"));
      } else {
        answer(exchange, type, body);
      }
    }
  }

  private void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
    String responseType = type.equals(JSON_1_0) ? JSON_1_0 : "application/json";
    if (!isSigned(exchange)) {
      JsonWriter out = new JsonWriter().beginObject();
      out.name("__type").string("com.amazon.coral.service#MissingAuthenticationTokenException");
      out.name("message").string("Request is missing Authentication Token").endObject();
      send(exchange, 400, responseType, out.toBytes());
      return;
    }
    Reply reply;
    try {
      reply = dispatcher.dispatch(header(exchange, "X-Amz-Target"), body);
    } catch (RuntimeException e) {
      // A mistake of ours: the client gets an answer, and whoever started the server the trace.
      LOG.log(System.Logger.Level.ERROR, "a request failed", e);
      JsonWriter out = new JsonWriter();
      ServiceError.internal("The test engine failed; its log says why").writeTo(out);
      send(exchange, 500, responseType, out.toBytes());
      return;
    }
    exchange.getResponseHeaders().set("x-amzn-RequestId", reply.requestId());
    send(exchange, reply.status(), responseType, reply.body());
  }

  /** Any credentials will do, but there must be some. */
  private static boolean isSigned(HttpExchange exchange) {
    String query = exchange.getRequestURI().getRawQuery();
    String authorization = header(exchange, "Authorization");
    return (authorization != null && authorization.trim().startsWith("AWS4-"))
        || (query != null && query.contains("X-Amz-Algorithm"));
  }

  private static boolean isJson(String type, byte[] body) {
    return body.length == 0 || type.equals("application/json") || type.equals(JSON_1_0);
  }

  private static String contentType(HttpExchange exchange) {
    String type = header(exchange, "Content-Type");
    if (type == null) {
      return "";
    }
    int parameters = type.indexOf(';');
    return (parameters < 0 ? type : type.substring(0, parameters)).trim();
  }

  private static @Nullable String header(HttpExchange exchange, String name) {
    return exchange.getRequestHeaders().getFirst(name);
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    CRC32 crc = new CRC32();
    crc.update(body);
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("x-amz-crc32", Long.toString(crc.getValue()));
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    if (body.length > 0) {
      exchange.getResponseBody().write(body);
    }
  }
}
