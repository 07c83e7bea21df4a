package dev.keywright.testing.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.http.async.SdkAsyncHttpResponseHandler;

/**
 * The SDK's asynchronous HTTP client without a network: a request is answered by the engine on a
 * thread of the executor, never on the caller's, and its body is delivered as it is demanded.
 */
public final class InProcessAsyncHttpClient implements SdkAsyncHttpClient {
  private final Dispatcher dispatcher;
  private final Executor executor;

  /** Sends requests to this dispatcher, on threads of this executor. */
  public InProcessAsyncHttpClient(Dispatcher dispatcher, Executor executor) {
    this.dispatcher = dispatcher;
    this.executor = executor;
  }

  @Override
  public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    SdkAsyncHttpResponseHandler handler = request.responseHandler();
    Consumer<Throwable> failed =
        error -> {
          handler.onError(error);
          done.completeExceptionally(error);
        };
    request
        .requestContentPublisher()
        .subscribe(new BodyCollector(body -> answerLater(request, body, done, failed), failed));
    return done;
  }

  private void answerLater(
      AsyncExecuteRequest request,
      byte[] body,
      CompletableFuture<Void> done,
      Consumer<Throwable> failed) {
    Runnable answering =
        () -> {
          try {
            answer(request, body, done);
          } catch (RuntimeException | Error e) {
            failed.accept(e);
          }
        };
    try {
      executor.execute(answering);
    } catch (RejectedExecutionException e) {
      failed.accept(new IllegalStateException("the engine is closed", e));
    }
  }

  private void answer(AsyncExecuteRequest request, byte[] body, CompletableFuture<Void> done) {
    String target = request.request().firstMatchingHeader("X-Amz-Target").orElse(null);
    Reply reply = dispatcher.dispatch(target, body);
    SdkAsyncHttpResponseHandler handler = request.responseHandler();
    handler.onHeaders(InProcessHttpClient.responseOf(reply));
    handler.onStream(subscriber -> subscriber.onSubscribe(new ReplyBody(reply, done, subscriber)));
  }

  @Override
  public String clientName() {
    return "Keywright";
  }

  @Override
  public void close() {
    // The executor is stopped by who made it.
  }

  /** Collects a request's body. */
  private static final class BodyCollector implements Subscriber<ByteBuffer> {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Consumer<byte[]> complete;
    private final Consumer<Throwable> failed;

    BodyCollector(Consumer<byte[]> complete, Consumer<Throwable> failed) {
      this.complete = complete;
      this.failed = failed;
    }

    @Override
    public void onSubscribe(Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(ByteBuffer buffer) {
      byte[] piece = new byte[buffer.remaining()];
      buffer.get(piece);
      bytes.writeBytes(piece);
    }

    @Override
    public void onError(Throwable error) {
      failed.accept(error);
    }

    @Override
    public void onComplete() {
      complete.accept(bytes.toByteArray());
    }
  }

  /** A response's body: one buffer, once it is asked for. */
  private static final class ReplyBody implements Subscription {
    private final Reply reply;
    private final CompletableFuture<Void> done;
    private @Nullable Subscriber<? super ByteBuffer> waiting;

    ReplyBody(
        Reply reply, CompletableFuture<Void> done, Subscriber<? super ByteBuffer> subscriber) {
      this.reply = reply;
      this.done = done;
      this.waiting = subscriber;
    }

    private synchronized @Nullable Subscriber<? super ByteBuffer> take() {
      Subscriber<? super ByteBuffer> taken = waiting;
      waiting = null;
      return taken;
    }

    @Override
    public void request(long count) {
      Subscriber<? super ByteBuffer> subscriber = take();
      if (subscriber == null) {
        return;
      }
      if (count <= 0) {
        IllegalArgumentException error =
            new IllegalArgumentException("a demand must be positive and is " + count);
        subscriber.onError(error);
        done.completeExceptionally(error);
        return;
      }
      subscriber.onNext(ByteBuffer.wrap(reply.body()).asReadOnlyBuffer());
      subscriber.onComplete();
      done.complete(null);
    }

    @Override
    public void cancel() {
      if (take() != null) {
        done.complete(null);
      }
    }
  }
}
