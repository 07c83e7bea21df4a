package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.protocol.Shape;

/** What every operation has: the database, and the declared form of its requests. */
abstract class DatabaseOperation implements Operation {
  final Database database;
  private final Shape.Struct input;

  DatabaseOperation(Database database, Shape.Struct input) {
    this.database = database;
    this.input = input;
  }

  @Override
  public final Shape.Struct input() {
    return input;
  }
}
