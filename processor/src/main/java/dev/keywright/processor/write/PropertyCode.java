package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.PropertyPath;
import java.util.ArrayList;
import java.util.List;

/** Writes how a property, or one inside documents, is read from an instance. */
final class PropertyCode {

  private PropertyCode() {}

  /** The type of the value itself: what an {@code Optional} holds, and a primitive as it is. */
  static TypeName valueType(PropertyPath path) {
    return path.property().value().javaType();
  }

  /** The expression that reads a property from an instance, which is a variable or another read. */
  static CodeBlock read(CodeBlock instance, Property property) {
    return GeneratedNames.readerClass(property.read())
        .map(
            codec ->
                CodeBlock.of(
                    "$T.$L($L)", codec, GeneratedNames.readerMethod(property.read()), instance))
        .orElseGet(() -> CodeBlock.of("$L.$L", instance, property.read()));
  }

  /** The expression of the value, for where every step is known to be there. */
  static CodeBlock value(String instance, PropertyPath path) {
    CodeBlock code = CodeBlock.of("$L", instance);
    for (Property step : path.steps()) {
      code = read(code, step);
      if (step.type() instanceof ValueType.OptionalOf optional) {
        code = CodeBlock.of("$L.$L()", code, OptionalCode.getter(optional));
      }
    }
    return code;
  }

  /** The terms that say that a value is there, joined; empty where it always is. */
  static List<CodeBlock> presence(String instance, PropertyPath path) {
    List<CodeBlock> terms = new ArrayList<>();
    CodeBlock code = CodeBlock.of("$L", instance);
    for (Property step : path.steps()) {
      code = read(code, step);
      if (step.type() instanceof ValueType.OptionalOf optional) {
        terms.add(CodeBlock.of("$L.isPresent()", code));
        code = CodeBlock.of("$L.$L()", code, OptionalCode.getter(optional));
      } else if (step.nullable()) {
        terms.add(CodeBlock.of("$L != null", code));
      }
    }
    return terms;
  }
}
