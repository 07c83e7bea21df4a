package dev.keywright.testing.contract;

import dev.keywright.testing.DynamoDbServer;
import dev.keywright.testing.InProcessDynamoDb;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;

/** The engine of this module, served on the loopback address, one for all tests of a run. */
final class ServedEngine {

  private static final DynamoDbServer SERVER = start();

  private ServedEngine() {}

  private static DynamoDbServer start() {
    try {
      return DynamoDbServer.start(InProcessDynamoDb.create(), "127.0.0.1", 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static URI endpoint() {
    return SERVER.endpoint();
  }
}
