package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Constant;

/** Writes a predicate's constant as Java. */
final class ConstantCode {

  private ConstantCode() {}

  /** The expression of a constant of a property's type. */
  static CodeBlock of(Constant constant, ValueType.Scalar type) {
    Object value = constant.value();
    return switch (type.scalar()) {
      case STRING -> CodeBlock.of("$S", value);
      case ENUM -> CodeBlock.of("$T.$L", type.javaType(), value);
      case CHAR -> CodeBlock.of("(char) $L", (int) (char) value);
      case BYTE -> CodeBlock.of("(byte) $L", value);
      case SHORT -> CodeBlock.of("(short) $L", value);
      case LONG -> CodeBlock.of("$LL", value);
      case BIG_INTEGER, BIG_DECIMAL ->
          CodeBlock.of("new $T($S)", type.javaType(), value.toString());
      case UUID -> CodeBlock.of("$T.fromString($S)", type.javaType(), value.toString());
      case YEAR -> CodeBlock.of("$T.of($L)", type.javaType(), value.toString());
      case INT, BOOLEAN -> CodeBlock.of("$L", value);
      default -> CodeBlock.of("$T.parse($S)", type.javaType(), value.toString());
    };
  }

  /** Whether two values of the type are the same where {@code ==} says so. */
  static boolean isIdentity(ValueType.Scalar type) {
    return switch (type.scalar()) {
      case ENUM -> true;
      default -> type.javaType().isPrimitive();
    };
  }
}
