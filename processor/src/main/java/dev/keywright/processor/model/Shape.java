package dev.keywright.processor.model;

import java.util.List;

/** How instances of an entity or a document are made from the values of its properties. */
public sealed interface Shape {

  /**
   * By a constructor.
   *
   * @param parameters the property of each parameter, in order
   */
  record Constructor(List<String> parameters) implements Shape {
    public Constructor {
      parameters = List.copyOf(parameters);
    }
  }
}
