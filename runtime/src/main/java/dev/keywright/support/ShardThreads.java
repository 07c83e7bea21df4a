package dev.keywright.support;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads on which the partitions of one query are asked at once, unless a table is given an
 * executor of its own. Not the common pool: these threads wait for the network, and that pool has
 * no more threads than the machine has processors.
 *
 * <p>The threads are daemons and end when they are idle, so nothing has to be closed.
 */
final class ShardThreads {

  private static final int MOST_THREADS = 32;
  private static final AtomicInteger COUNT = new AtomicInteger();

  /** Tasks never wait for other tasks here, so the queue cannot block itself. */
  static final Executor EXECUTOR = pool();

  private ShardThreads() {}

  private static Executor pool() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            MOST_THREADS,
            MOST_THREADS,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> {
              Thread thread = new Thread(task, "keywright-shard-" + COUNT.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            });
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }
}
