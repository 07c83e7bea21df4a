package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.support.key.BooleanEncoding;
import dev.keywright.support.key.CharacterEncoding;
import dev.keywright.support.key.ConvertedEncoding;
import dev.keywright.support.key.DecimalEncoding;
import dev.keywright.support.key.EnumEncoding;
import dev.keywright.support.key.InstantEncoding;
import dev.keywright.support.key.IntegerEncoding;
import dev.keywright.support.key.LocalDateEncoding;
import dev.keywright.support.key.LocalDateTimeEncoding;
import dev.keywright.support.key.LocalTimeEncoding;
import dev.keywright.support.key.ShardEncoding;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.TextEncoding;
import dev.keywright.support.key.TimeEncoding;
import dev.keywright.support.key.TimePrecision;
import dev.keywright.support.key.UuidEncoding;
import dev.keywright.support.key.YearEncoding;
import dev.keywright.support.key.YearMonthEncoding;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes the expression that makes a slot's encoding in generated code: the very encoding that the
 * planner reasoned about.
 */
final class EncodingCode {

  private EncodingCode() {}

  /** The type of the constant that holds a slot's encoding. */
  static TypeName type(KeySlot slot) {
    Property property = slot.path().property();
    ValueType.Scalar scalar = property.scalar().orElseThrow();
    return property
        .converted()
        .map(each -> type(slot.text(), scalar, each.javaType().box()))
        .orElseGet(() -> type(slot.text(), scalar));
  }

  /** The type of the encoding of what a converter stores as a scalar. */
  private static TypeName type(
      SlotEncoding<?> encoding, ValueType.Scalar scalar, TypeName converted) {
    return encoding instanceof ShardEncoding<?>
        ? ParameterizedTypeName.get(ClassName.get(ShardEncoding.class), converted)
        : ParameterizedTypeName.get(
            ClassName.get(ConvertedEncoding.class),
            converted,
            scalar.javaType().box(),
            type(encoding, scalar));
  }

  private static TypeName type(SlotEncoding<?> encoding, ValueType.Scalar scalar) {
    ClassName raw = ClassName.get(encoding.getClass());
    boolean generic =
        encoding instanceof IntegerEncoding<?>
            || encoding instanceof DecimalEncoding<?>
            || encoding instanceof EnumEncoding<?>
            || encoding instanceof InstantEncoding<?>
            || encoding instanceof ShardEncoding<?>;
    return generic ? ParameterizedTypeName.get(raw, scalar.javaType().box()) : raw;
  }

  /**
   * The expression that makes it.
   *
   * @param converter the expression of the property's converter, where it has one
   */
  static CodeBlock factory(KeySlot slot, Optional<String> converter) {
    ValueType.Scalar scalar = slot.path().property().scalar().orElseThrow();
    return converter.isEmpty()
        ? factory(slot.text(), scalar)
        : converted(slot.text(), scalar, converter.get());
  }

  private static CodeBlock converted(
      SlotEncoding<?> encoding, ValueType.Scalar scalar, String converter) {
    return encoding instanceof ShardEncoding<?> shard
        ? CodeBlock.of(
            "$T.of($L, $L)",
            ShardEncoding.class,
            converted(shard.hashed(), scalar, converter),
            shard.count())
        : CodeBlock.of(
            "$T.of($L, $L)", ConvertedEncoding.class, factory(encoding, scalar), converter);
  }

  private static CodeBlock factory(SlotEncoding<?> encoding, ValueType.Scalar scalar) {
    CodeBlock name = name(encoding.name());
    if (encoding instanceof TextEncoding text) {
      return text(text, name);
    }
    if (encoding instanceof CharacterEncoding character) {
      return CodeBlock.of("$T.of($L)", CharacterEncoding.class, text(character.text(), name));
    }
    if (encoding instanceof IntegerEncoding<?> integer) {
      return integer(integer, scalar, name);
    }
    if (encoding instanceof DecimalEncoding<?> decimal) {
      return decimal(decimal, scalar, name);
    }
    if (encoding instanceof EnumEncoding<?> && scalar.declaresValues()) {
      // Each text beside its constant: of a class file, not every compiler tells the order.
      return CodeBlock.of(
          "$T.of($L, new $T[] {$L}, $L)",
          EnumEncoding.class,
          name,
          scalar.javaType(),
          joined(scalar.constants(), each -> CodeBlock.of("$T.$L", scalar.javaType(), each)),
          joined(scalar.texts(), each -> CodeBlock.of("$S", each)));
    }
    if (encoding instanceof EnumEncoding<?>) {
      return CodeBlock.of("$T.of($L, $T.values())", EnumEncoding.class, name, scalar.javaType());
    }
    if (encoding instanceof BooleanEncoding) {
      return CodeBlock.of("$T.of($L)", BooleanEncoding.class, name);
    }
    if (encoding instanceof UuidEncoding) {
      return CodeBlock.of("$T.of($L)", UuidEncoding.class, name);
    }
    if (encoding instanceof ShardEncoding<?> shard) {
      return CodeBlock.of(
          "$T.of($L, $L)", ShardEncoding.class, factory(shard.hashed(), scalar), shard.count());
    }
    return time((TimeEncoding<?>) encoding, scalar, name);
  }

  private static CodeBlock joined(List<String> each, Function<String, CodeBlock> code) {
    return CodeBlock.join(each.stream().map(code).toList(), ", ");
  }

  private static CodeBlock name(SlotName name) {
    CodeBlock code = CodeBlock.of("$T.of($S, $S)", SlotName.class, name.entity(), name.property());
    return name.sensitive() ? CodeBlock.of("$L.asSensitive()", code) : code;
  }

  private static CodeBlock text(TextEncoding text, CodeBlock name) {
    CodeBlock.Builder code = CodeBlock.builder();
    String factory = text.mode().name().toLowerCase(java.util.Locale.ROOT);
    if (text.mode() == TextEncoding.Mode.UNESCAPED) {
      code.add("$T.unescaped($L)", TextEncoding.class, name);
    } else {
      code.add("$T.$L($L, $L)", TextEncoding.class, factory, name, codePoint(text.delimiter()));
    }
    if (text.isLast() && text.mode() != TextEncoding.Mode.UNESCAPED) {
      code.add(".last()");
    }
    switch (text.fold()) {
      case LOWER -> code.add(".lower()");
      case UPPER -> code.add(".upper()");
      case NONE -> {}
    }
    return code.build();
  }

  private static CodeBlock codePoint(int codePoint) {
    if (codePoint > 0x20 && codePoint < 0x7F && codePoint != '\'' && codePoint != '\\') {
      return CodeBlock.of("$L", "'" + (char) codePoint + "'");
    }
    return CodeBlock.of("$L", "0x" + Integer.toHexString(codePoint));
  }

  private static CodeBlock integer(
      IntegerEncoding<?> integer, ValueType.Scalar scalar, CodeBlock name) {
    String factory =
        switch (scalar.scalar()) {
          case BYTE -> "ofByte";
          case SHORT -> "ofShort";
          case INT -> "ofInt";
          default -> "ofLong";
        };
    int widest =
        switch (scalar.scalar()) {
          case BYTE -> 3;
          case SHORT -> 5;
          case INT -> 10;
          default -> 19;
        };
    CodeBlock code = CodeBlock.of("$T.$L($L)", IntegerEncoding.class, factory, name);
    if (integer.digits() == 0) {
      return CodeBlock.of("$L.plain()", code);
    }
    return integer.digits() == widest
        ? code
        : CodeBlock.of("$L.digits($L)", code, integer.digits());
  }

  private static CodeBlock decimal(
      DecimalEncoding<?> decimal, ValueType.Scalar scalar, CodeBlock name) {
    return switch (scalar.scalar()) {
      case BIG_INTEGER ->
          CodeBlock.of(
              "$T.ofBigInteger($L, $L)", DecimalEncoding.class, name, decimal.integerDigits());
      case FLOAT -> decimal(decimal, "ofFloat", name);
      case DOUBLE -> decimal(decimal, "ofDouble", name);
      default -> decimal(decimal, "ofBigDecimal", name);
    };
  }

  private static CodeBlock decimal(DecimalEncoding<?> decimal, String factory, CodeBlock name) {
    return CodeBlock.of(
        "$T.$L($L, $L, $L)",
        DecimalEncoding.class,
        factory,
        name,
        decimal.integerDigits(),
        decimal.fractionDigits());
  }

  private static CodeBlock time(TimeEncoding<?> time, ValueType.Scalar scalar, CodeBlock name) {
    Class<?> type;
    String factory = "of";
    switch (scalar.scalar()) {
      case OFFSET_DATE_TIME -> {
        type = InstantEncoding.class;
        factory = "ofOffsetDateTime";
      }
      case ZONED_DATE_TIME -> {
        type = InstantEncoding.class;
        factory = "ofZonedDateTime";
      }
      case LOCAL_DATE -> type = LocalDateEncoding.class;
      case LOCAL_TIME -> type = LocalTimeEncoding.class;
      case LOCAL_DATE_TIME -> type = LocalDateTimeEncoding.class;
      case YEAR_MONTH -> type = YearMonthEncoding.class;
      case YEAR -> type = YearEncoding.class;
      default -> type = InstantEncoding.class;
    }
    return CodeBlock.of(
        "$T.$L($L, $T.$L)", type, factory, name, TimePrecision.class, time.precision().name());
  }
}
