package dev.keywright.testing.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/**
 * The SDK's HTTP client without a network: a request is answered by the engine on the caller's
 * thread.
 */
public final class InProcessHttpClient implements SdkHttpClient {
  private final Dispatcher dispatcher;

  /** Sends requests to this dispatcher. */
  public InProcessHttpClient(Dispatcher dispatcher) {
    this.dispatcher = dispatcher;
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        return execute(request);
      }

      @Override
      public void abort() {
        // Nothing is under way that could be stopped.
      }
    };
  }

  private HttpExecuteResponse execute(HttpExecuteRequest request) throws IOException {
    byte[] body = new byte[0];
    if (request.contentStreamProvider().isPresent()) {
      try (InputStream content = request.contentStreamProvider().get().newStream()) {
        body = content.readAllBytes();
      }
    }
    String target = request.httpRequest().firstMatchingHeader("X-Amz-Target").orElse(null);
    Reply reply = dispatcher.dispatch(target, body);
    return HttpExecuteResponse.builder()
        .response(responseOf(reply))
        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(reply.body())))
        .build();
  }

  /** Status and headers of an answer. */
  static SdkHttpResponse responseOf(Reply reply) {
    return SdkHttpResponse.builder()
        .statusCode(reply.status())
        .headers(
            Map.of(
                "Content-Type",
                List.of("application/x-amz-json-1.0"),
                "Content-Length",
                List.of(Integer.toString(reply.body().length)),
                "x-amz-crc32",
                List.of(Long.toString(reply.checksum())),
                "x-amzn-RequestId",
                List.of(reply.requestId())))
        .build();
  }

  @Override
  public String clientName() {
    return "Keywright";
  }

  @Override
  public void close() {
    // The engine is closed by who made it.
  }
}
