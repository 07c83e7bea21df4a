package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.ValueType;

/** Writes what has to do with {@code Optional} and its primitive kin. */
final class OptionalCode {

  private OptionalCode() {}

  /** The method that takes the value out of one that is present. */
  static String getter(ValueType.OptionalOf optional) {
    return switch (optional.javaType().toString()) {
      case "java.util.OptionalInt" -> "getAsInt";
      case "java.util.OptionalLong" -> "getAsLong";
      case "java.util.OptionalDouble" -> "getAsDouble";
      default -> "get";
    };
  }

  /** The expression of an empty one. */
  static CodeBlock empty(ValueType.OptionalOf optional) {
    return CodeBlock.of("$T.empty()", raw(optional.javaType()));
  }

  /** A value, inside an {@code Optional} where the type is one. */
  static CodeBlock of(ValueType type, CodeBlock value) {
    return type instanceof ValueType.OptionalOf optional
        ? CodeBlock.of("$T.of($L)", raw(optional.javaType()), value)
        : value;
  }

  private static ClassName raw(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.rawType : (ClassName) type;
  }
}
