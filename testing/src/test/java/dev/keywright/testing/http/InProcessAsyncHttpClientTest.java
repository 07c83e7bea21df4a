package dev.keywright.testing.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.testing.InProcessDynamoDb;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpResponseHandler;
import software.amazon.awssdk.http.async.SdkHttpContentPublisher;

/** What a reactive subscriber may rely on. */
class InProcessAsyncHttpClientTest {
  private final InProcessDynamoDb engine = InProcessDynamoDb.create();

  @AfterEach
  void close() {
    engine.close();
  }

  /** The body of a request: its one buffer is delivered when it is asked for. */
  private record Body(byte[] bytes) implements SdkHttpContentPublisher {
    @Override
    public Optional<Long> contentLength() {
      return Optional.of((long) bytes.length);
    }

    @Override
    public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
      subscriber.onSubscribe(
          new Subscription() {
            private boolean done;

            @Override
            public void request(long count) {
              if (!done) {
                done = true;
                subscriber.onNext(ByteBuffer.wrap(bytes));
                subscriber.onComplete();
              }
            }

            @Override
            public void cancel() {
              done = true;
            }
          });
    }
  }

  /** Notes what comes, and on which thread; asks for nothing by itself. */
  private static final class Handler
      implements SdkAsyncHttpResponseHandler, Subscriber<ByteBuffer> {
    private final CountDownLatch subscribed = new CountDownLatch(1);
    private volatile Subscription subscription;
    private volatile SdkHttpResponse headers;
    private volatile Thread thread;
    private volatile ByteBuffer body;
    private volatile boolean complete;
    private volatile Throwable error;

    @Override
    public void onHeaders(SdkHttpResponse response) {
      thread = Thread.currentThread();
      headers = response;
    }

    @Override
    public void onStream(Publisher<ByteBuffer> stream) {
      stream.subscribe(this);
    }

    @Override
    public void onSubscribe(Subscription given) {
      subscription = given;
      subscribed.countDown();
    }

    @Override
    public void onNext(ByteBuffer buffer) {
      body = buffer;
    }

    @Override
    public void onError(Throwable failure) {
      error = failure;
    }

    @Override
    public void onComplete() {
      complete = true;
    }
  }

  private CompletableFuture<Void> execute(Handler handler) throws InterruptedException {
    CompletableFuture<Void> done =
        engine
            .asyncHttpClient()
            .execute(
                AsyncExecuteRequest.builder()
                    .request(
                        SdkHttpRequest.builder()
                            .method(SdkHttpMethod.POST)
                            .uri(URI.create("http://in-process.invalid/"))
                            .putHeader("X-Amz-Target", "DynamoDB_20120810.ListTables")
                            .build())
                    .requestContentPublisher(new Body("{}".getBytes(StandardCharsets.UTF_8)))
                    .responseHandler(handler)
                    .build());
    assertTrue(handler.subscribed.await(10, TimeUnit.SECONDS));
    return done;
  }

  @Test
  void nothingIsDeliveredBeforeItIsAskedFor() throws Exception {
    Handler handler = new Handler();
    CompletableFuture<Void> done = execute(handler);

    assertEquals(200, handler.headers.statusCode());
    assertTrue(handler.thread != Thread.currentThread());
    assertNull(handler.body);
    assertFalse(done.isDone());

    handler.subscription.request(1);

    done.get(10, TimeUnit.SECONDS);
    assertEquals("{\"TableNames\":[]}", StandardCharsets.UTF_8.decode(handler.body).toString());
    assertTrue(handler.complete);
  }

  @Test
  void demandThatIsNotPositiveIsAnError() throws Exception {
    Handler handler = new Handler();
    CompletableFuture<Void> done = execute(handler);

    handler.subscription.request(0);

    assertInstanceOf(IllegalArgumentException.class, handler.error);
    assertTrue(done.isCompletedExceptionally());
    assertNull(handler.body);
  }

  @Test
  void cancelledSubscriptionDeliversNothing() throws Exception {
    Handler handler = new Handler();
    CompletableFuture<Void> done = execute(handler);

    handler.subscription.cancel();
    handler.subscription.request(1);

    done.get(10, TimeUnit.SECONDS);
    assertNull(handler.body);
  }

  @Test
  void noScanOfTheClassPathFindsTheseClients() throws IOException {
    // A service file would make them the clients of every SDK in the test's process.
    String here =
        InProcessDynamoDb.class.getProtectionDomain().getCodeSource().getLocation().toString();
    for (String service : List.of("SdkHttpService", "async.SdkAsyncHttpService")) {
      String file = "META-INF/services/software.amazon.awssdk.http." + service;
      for (URL found : Collections.list(getClass().getClassLoader().getResources(file))) {
        assertFalse(found.toString().contains(here), found.toString());
      }
    }
  }
}
