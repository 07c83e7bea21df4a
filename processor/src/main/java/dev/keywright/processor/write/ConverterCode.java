package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Property;
import dev.keywright.support.key.StoredRange;
import java.util.Optional;

/** Writes what stands in keys and conditions for the values of a property. */
final class ConverterCode {

  private final ClassName keys;
  private final KeyConstants constants;

  /**
   * @param keys the class that has the constants
   * @param constants their names
   */
  ConverterCode(ClassName keys, KeyConstants constants) {
    this.keys = keys;
    this.constants = constants;
  }

  /** What is stored for a value: what a converter makes of it, or the value itself. */
  CodeBlock stored(Property property, CodeBlock value) {
    return converter(property)
        .map(converter -> CodeBlock.of("$L.toStored($L)", converter, value))
        .orElse(value);
  }

  /** The value of what is stored for it. */
  CodeBlock value(Property property, CodeBlock stored) {
    return converter(property)
        .map(converter -> CodeBlock.of("$L.fromStored($L)", converter, stored))
        .orElse(stored);
  }

  /** The range of what is stored for a range of values. */
  CodeBlock range(Property property, CodeBlock range) {
    return converter(property)
        .map(converter -> CodeBlock.of("$T.of($L, $L)", StoredRange.class, range, converter))
        .orElse(range);
  }

  private Optional<CodeBlock> converter(Property property) {
    return constants.converter(property).map(name -> CodeBlock.of("$T.$L", keys, name));
  }
}
