package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.ValueType.Scalar;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.TreeMap;

/** Writes the value that a property has by default, whose text has been checked. */
final class DefaultCode {

  private DefaultCode() {}

  static CodeBlock of(AttributeValueCode values, ValueType type, String text) {
    if (type instanceof ValueType.SetOf set) {
      return AttributeValueCode.newSet(set);
    }
    if (type instanceof ValueType.ListOf) {
      return CodeBlock.of("new $T<>()", ArrayList.class);
    }
    if (type instanceof ValueType.MapOf map) {
      return CodeBlock.of(
          "new $T<>()",
          ContainerCode.isSorted(map.javaType()) ? TreeMap.class : LinkedHashMap.class);
    }
    Scalar scalar = (Scalar) type;
    return switch (scalar.scalar()) {
      case BOOLEAN -> CodeBlock.of("$L", text);
      case ENUM -> CodeBlock.of("$T.$L", scalar.javaType(), text);
      case DURATION ->
          isNumber(text)
              ? fromText(values, scalar, text)
              : CodeBlock.of("$T.parse($S)", Duration.class, text);
      default -> fromText(values, scalar, text);
    };
  }

  private static boolean isNumber(String text) {
    char last = text.charAt(text.length() - 1);
    return last >= '0' && last <= '9';
  }

  private static CodeBlock fromText(AttributeValueCode values, Scalar scalar, String text) {
    return values.fromText(scalar, CodeBlock.of("$S", text), CodeBlock.of("$S", "@Default"));
  }
}
