package dev.keywright.processor.model;

import java.util.List;

/** What the constants of an enum are stored as. */
public sealed interface EnumForm {

  /**
   * Texts that are known when code is generated.
   *
   * @param texts one for each constant, in order: its name, or what it declares
   */
  record Texts(List<String> texts) implements EnumForm {
    public Texts {
      texts = List.copyOf(texts);
    }
  }

  /**
   * Values that the enum has when it runs.
   *
   * @param read the expression that reads it from a constant: {@code code()}
   * @param stored {@link ScalarType#STRING}, or {@link ScalarType#LONG} for whole numbers
   */
  record Accessor(String read, ScalarType stored) implements EnumForm {}
}
