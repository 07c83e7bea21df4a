package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.EnumForm;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Constant;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.support.codec.Numbers;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes the value of a key attribute that is a property itself. */
final class NativeCode {

  private NativeCode() {}

  /**
   * The expression of the key attribute's value: a {@code String} for text, else an {@code
   * AttributeValue}.
   */
  static CodeBlock value(EntityKeys keys, KeySlot slot, CodeBlock argument) {
    if (slot.form() == KeySlot.Form.TEXT) {
      return CodeBlock.of("$T.$L.text($L)", keys.type(), keys.constants().name(slot), argument);
    }
    Property property = slot.path().property();
    return attributeValue(
        property.scalar().orElseThrow(), keys.converters().stored(property, argument));
  }

  /** The method of {@code NativeBounds} for a range of a type. */
  static String bounds(ValueType.Scalar type) {
    return switch (type.scalar()) {
      case BIG_INTEGER -> "ofBigInteger";
      case BIG_DECIMAL -> "ofBigDecimal";
      case DOUBLE -> "ofDouble";
      case FLOAT -> "ofFloat";
      case YEAR -> "ofYear";
      default -> "ofInteger";
    };
  }

  /** The number or binary of a value. */
  static CodeBlock attributeValue(ValueType.Scalar type, CodeBlock argument) {
    return switch (type.scalar()) {
      case BYTE, SHORT, INT ->
          CodeBlock.of("$T.fromN($T.toString($L))", AttributeValue.class, Integer.class, argument);
      case LONG ->
          CodeBlock.of("$T.fromN($T.toString($L))", AttributeValue.class, Long.class, argument);
      case YEAR ->
          CodeBlock.of(
              "$T.fromN($T.toString($L.getValue()))",
              AttributeValue.class,
              Integer.class,
              argument);
      case DURATION ->
          CodeBlock.of(
              "$T.fromN($T.ofDuration($L, $S))",
              AttributeValue.class,
              Numbers.class,
              argument,
              "Duration");
      case BIG_DECIMAL ->
          CodeBlock.of("$T.fromN($L.toPlainString())", AttributeValue.class, argument);
      case BYTES ->
          CodeBlock.of(
              "$T.fromB($T.fromByteArray($L))", AttributeValue.class, SdkBytes.class, argument);
      case BYTE_BUFFER ->
          CodeBlock.of(
              "$T.fromB($T.fromByteBuffer($L))", AttributeValue.class, SdkBytes.class, argument);
      case SDK_BYTES -> CodeBlock.of("$T.fromB($L)", AttributeValue.class, argument);
      case BOOLEAN -> CodeBlock.of("$T.fromBool($L)", AttributeValue.class, argument);
      case STRING -> CodeBlock.of("$T.fromS($L)", AttributeValue.class, argument);
      case ENUM -> ofEnum(type, argument);
      case UUID -> CodeBlock.of("$T.fromS($L.toString())", AttributeValue.class, argument);
      default ->
          CodeBlock.of("$T.fromN($T.valueOf($L))", AttributeValue.class, String.class, argument);
    };
  }

  /** The number, text or binary of a constant of a predicate. */
  static CodeBlock attributeValue(ValueType.Scalar type, Constant constant) {
    int place = type.constants().indexOf(String.valueOf(constant.value()));
    return type.declaresValues() && place >= 0 && place < type.texts().size()
        ? CodeBlock.of("$T.fromS($S)", AttributeValue.class, type.texts().get(place))
        : attributeValue(type, ConstantCode.of(constant, type));
  }

  private static CodeBlock ofEnum(ValueType.Scalar type, CodeBlock argument) {
    if (type.form() instanceof EnumForm.Accessor accessor) {
      return accessor.stored() == ScalarType.STRING
          ? CodeBlock.of("$T.fromS($L.$L)", AttributeValue.class, argument, accessor.read())
          : CodeBlock.of(
              "$T.fromN($T.valueOf($L.$L))",
              AttributeValue.class,
              String.class,
              argument,
              accessor.read());
    }
    if (!type.declaresValues()) {
      return CodeBlock.of("$T.fromS($L.name())", AttributeValue.class, argument);
    }
    CodeBlock.Builder text = CodeBlock.builder().add("switch ($L) {\n$>", argument);
    for (int i = 0; i < type.constants().size(); i++) {
      text.add("case $L -> $S;\n", type.constants().get(i), type.texts().get(i));
    }
    return CodeBlock.of("$T.fromS($L$<})", AttributeValue.class, text.build());
  }
}
