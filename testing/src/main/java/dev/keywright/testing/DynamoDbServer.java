package dev.keywright.testing;

import com.sun.net.httpserver.HttpServer;
import dev.keywright.testing.http.ServerHandler;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Serves an engine over HTTP, so that any tool that speaks to DynamoDB can use it: AWS JSON 1.0,
 * any credentials. For tests on the machine itself; it listens on the loopback address unless told
 * otherwise, and has no security of its own.
 */
public final class DynamoDbServer implements AutoCloseable {
  private static final int THREADS = 32;
  private static final int DEFAULT_PORT = 8000;
  private static final String DEFAULT_HOST = "127.0.0.1";

  private final HttpServer server;
  private final ExecutorService threads;

  private DynamoDbServer(HttpServer server, ExecutorService threads) {
    this.server = server;
    this.threads = threads;
  }

  /**
   * Starts serving.
   *
   * @param engine the engine, which is not closed with the server
   * @param host the address to listen on
   * @param port the port, or 0 for a free one
   * @throws IOException where the port cannot be had
   */
  public static DynamoDbServer start(InProcessDynamoDb engine, String host, int port)
      throws IOException {
    // The JDK's server sends head and body apart; without this the second waits for the
    // acknowledgement of the first, some 40 ms.
    if (System.getProperty("sun.net.httpserver.nodelay") == null) {
      System.setProperty("sun.net.httpserver.nodelay", "true");
    }
    HttpServer server = HttpServer.create(new InetSocketAddress(host, port), 0);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    server.setExecutor(threads);
    server.createContext("/", new ServerHandler(engine.dispatcher()));
    server.start();
    return new DynamoDbServer(server, threads);
  }

  /** Where it listens, for {@code endpointOverride}. */
  public URI endpoint() {
    InetSocketAddress address = server.getAddress();
    String host = address.getAddress().getHostAddress();
    return URI.create(
        "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort());
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdown();
  }

  /**
   * Serves an empty engine until it is stopped.
   *
   * @param arguments {@code --port} (8000) and {@code --host} (127.0.0.1)
   * @throws IOException where the port cannot be had
   */
  public static void main(String[] arguments) throws IOException {
    String host = DEFAULT_HOST;
    int port = DEFAULT_PORT;
    for (int i = 0; i < arguments.length; i += 2) {
      if (i + 1 == arguments.length) {
        throw new IllegalArgumentException(arguments[i] + " needs a value");
      }
      switch (arguments[i]) {
        case "--host" -> host = arguments[i + 1];
        case "--port" -> port = Integer.parseInt(arguments[i + 1]);
        default ->
            throw new IllegalArgumentException(
                "unknown argument " + arguments[i] + "; there are --port and --host");
      }
    }
    @SuppressWarnings("resource") // Runs until the process is stopped.
    DynamoDbServer server = start(InProcessDynamoDb.create(), host, port);
    System.out.println("Keywright's test engine for DynamoDB listens on " + server.endpoint());
  }
}
