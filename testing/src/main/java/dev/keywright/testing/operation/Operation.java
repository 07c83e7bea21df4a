package dev.keywright.testing.operation;

import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;

/** One operation of the API: the form of its requests, and its work. */
public interface Operation {

  /** The form of a request. */
  Shape.Struct input();

  /**
   * Validates a request of the right form, does the work and writes the response's body.
   *
   * @throws dev.keywright.testing.protocol.ServiceError for an answer that is an error
   */
  void run(Fields request, JsonWriter out);
}
