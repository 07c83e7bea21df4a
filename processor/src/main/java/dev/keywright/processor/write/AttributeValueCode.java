package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.ValueType.Scalar;
import dev.keywright.support.codec.AttributeValues;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.Numbers;
import dev.keywright.support.codec.Texts;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes single values as attribute values: a scalar as an expression, a container or a document by
 * a method of its own, one for each type, which the other values share.
 */
final class AttributeValueCode {

  /** The variable that makes the strings and numbers of the item that is encoded. */
  static final String MAKE = "make";

  private final AttributeValueForm form;
  private final CodecConstants constants;
  private final CodecMethods methods;

  /** Documents that are written in place, by signature: what is inside may hold one as a value. */
  private final Map<String, ValueType> inPlace = new LinkedHashMap<>();

  AttributeValueCode(AttributeValueForm form, CodecConstants constants, FreshNames members) {
    this.form = form;
    this.constants = constants;
    this.methods = new CodecMethods(members);
  }

  /** The methods that the expressions call. */
  List<MethodSpec> methods() {
    return methods.all();
  }

  /** The expression that stores a value. */
  CodeBlock write(ValueType type, CodeBlock value, CodeBlock where) {
    if (type instanceof ValueType.Converted converted) {
      CodeBlock stored =
          CodeBlock.of(
              "$L.toStored($T.required($L, $L))",
              constants.converter(converted.converter()),
              Texts.class,
              value,
              where);
      return write(converted.stored(), stored, where);
    }
    if (type instanceof ValueType.NullableOf nullable) {
      return CodeBlock.of(
          "$L == null ? $T.absent() : $L",
          value,
          Attributes.class,
          write(nullable.value(), value, where));
    }
    if (type instanceof ValueType.OptionalOf optional) {
      CodeBlock inside = CodeBlock.of("$L.$L()", value, OptionalCode.getter(optional));
      return CodeBlock.of(
          "$T.required($L, $L).isPresent() ? $L : $T.absent()",
          Texts.class,
          value,
          where,
          write(optional.value(), inside, where),
          Attributes.class);
    }
    if (isListOfStrings(type)) {
      return CodeBlock.of("$L.texts($L, $L)", MAKE, value, where);
    }
    if (!(type instanceof Scalar scalar)) {
      return CodeBlock.of("$L($L, $L, $L)", writer(type), value, where, MAKE);
    }
    if (isString(type)) {
      return CodeBlock.of("$L.text($L, $L)", MAKE, value, where);
    }
    return switch (ScalarCode.kind(scalar)) {
      case TEXT -> CodeBlock.of("$L.text($L)", MAKE, text(scalar, value, where));
      case NUMBER -> CodeBlock.of("$L.number($L)", MAKE, text(scalar, value, where));
      case BOOLEAN -> CodeBlock.of("$T.bool($L, $L)", Attributes.class, value, where);
      case BINARY -> CodeBlock.of("$T.binary($L)", Attributes.class, bytes(value, where));
      case ANY -> CodeBlock.of("$T.any($L, $L)", Attributes.class, value, where);
    };
  }

  /** The expression of a scalar's text. */
  CodeBlock text(Scalar scalar, CodeBlock value, CodeBlock where) {
    if (scalar.declaresValues()) {
      return CodeBlock.of("$L.text($L, $L)", constants.enumValues(scalar), value, where);
    }
    return ScalarCode.text(scalar.scalar(), value, where);
  }

  /** The expression of a scalar's bytes. */
  CodeBlock bytes(CodeBlock value, CodeBlock where) {
    return CodeBlock.of("$T.bytes($L, $L)", Attributes.class, value, where);
  }

  /** The expression that reads a value. */
  CodeBlock read(ValueType type, CodeBlock attribute, CodeBlock where) {
    if (type instanceof ValueType.Converted converted) {
      return CodeBlock.of(
          "$L.fromStored($L)",
          constants.converter(converted.converter()),
          read(converted.stored(), attribute, where));
    }
    if (type instanceof ValueType.NullableOf nullable) {
      return ifPresent(attribute, CodeBlock.of("null"), read(nullable.value(), attribute, where));
    }
    if (type instanceof ValueType.OptionalOf optional) {
      return ifPresent(
          attribute,
          OptionalCode.empty(optional),
          OptionalCode.of(optional, read(optional.value(), attribute, where)));
    }
    if (isListOfStrings(type)) {
      return CodeBlock.of("$T.toTexts($L, $L)", Attributes.class, attribute, where);
    }
    if (!(type instanceof Scalar scalar)) {
      return CodeBlock.of("$L($L, $L)", reader(type), attribute, where);
    }
    return switch (ScalarCode.kind(scalar)) {
      case TEXT, NUMBER -> parsed(scalar, attribute, where);
      case BOOLEAN -> CodeBlock.of("$T.toBool($L, $L)", Attributes.class, attribute, where);
      case BINARY ->
          fromBytes(
              scalar, CodeBlock.of("$T.toBinary($L, $L)", Attributes.class, attribute, where));
      case ANY -> CodeBlock.of("$T.toAny($L, $L)", Attributes.class, attribute, where);
    };
  }

  private static CodeBlock ifPresent(CodeBlock attribute, CodeBlock absent, CodeBlock present) {
    return CodeBlock.of(
        "$T.present($L) == null ? $L : $L", Attributes.class, attribute, absent, present);
  }

  private CodeBlock parsed(Scalar scalar, CodeBlock attribute, CodeBlock where) {
    if (ScalarCode.kind(scalar) == ScalarCode.Kind.NUMBER && scalar.declaresValues()) {
      return numbered(scalar, attribute, where);
    }
    return switch (scalar.scalar()) {
      case STRING, ENUM ->
          fromText(
              scalar, CodeBlock.of("$T.toText($L, $L)", Attributes.class, attribute, where), where);
      default -> ScalarCode.fromText(scalar.scalar(), attribute, where);
    };
  }

  private CodeBlock numbered(Scalar scalar, CodeBlock source, CodeBlock where) {
    return CodeBlock.of(
        "$L.constant($T.toLong($L, $L), $L)",
        constants.enumValues(scalar),
        Numbers.class,
        source,
        where,
        where);
  }

  /** The expression of the scalar that a text holds. */
  CodeBlock fromText(Scalar scalar, CodeBlock text, CodeBlock where) {
    if (scalar.declaresValues()) {
      return ScalarCode.kind(scalar) == ScalarCode.Kind.NUMBER
          ? numbered(scalar, text, where)
          : CodeBlock.of("$L.constant($L, $L)", constants.enumValues(scalar), text, where);
    }
    return switch (scalar.scalar()) {
      case STRING -> text;
      case ENUM -> CodeBlock.of("$L($L, $L)", reader(scalar), text, where);
      default -> ScalarCode.fromText(scalar.scalar(), text, where);
    };
  }

  /** The expression of the scalar that bytes hold. */
  CodeBlock fromBytes(Scalar scalar, CodeBlock bytes) {
    return switch (scalar.scalar()) {
      case BYTES -> CodeBlock.of("$L.asByteArray()", bytes);
      case BYTE_BUFFER -> CodeBlock.of("$L.asByteBuffer()", bytes);
      default -> bytes;
    };
  }

  /** The expression of a new set of a type. */
  static CodeBlock newSet(ValueType.SetOf set) {
    Class<?> made = ContainerCode.isSorted(set.javaType()) ? TreeSet.class : LinkedHashSet.class;
    return CodeBlock.of("new $T<>()", made);
  }

  private static boolean isString(ValueType type) {
    return type instanceof Scalar scalar
        && scalar.scalar() == ScalarType.STRING
        && !scalar.declaresValues();
  }

  /** The most frequent container: the runtime has the methods, so that no codec has its own. */
  private static boolean isListOfStrings(ValueType type) {
    return type instanceof ValueType.ListOf list
        && isString(list.element())
        && list.javaType() instanceof ParameterizedTypeName generic
        && generic.rawType.canonicalName().equals("java.util.List")
        && generic.typeArguments.get(0) instanceof ClassName;
  }

  private String writer(ValueType type) {
    return method("from", type);
  }

  private String reader(ValueType type) {
    return method("to", type);
  }

  /** The method for a type; its name is taken before it is written, for it may call itself. */
  private String method(String verb, ValueType type) {
    if (type instanceof ValueType.Recursion && inPlace.containsKey(type.signature())) {
      return method(verb, inPlace.get(type.signature()));
    }
    boolean writes = verb.equals("from");
    return methods.once(
        verb + " " + type.signature(),
        verb + ContainerCode.name(type),
        method -> {
          if (writes) {
            method
                .returns(AttributeValue.class)
                .addParameter(type.javaType(), parameter(type))
                .addParameter(String.class, "where")
                .addParameter(AttributeValues.class, MAKE);
          } else {
            boolean isText = type instanceof Scalar;
            method
                .returns(type.javaType())
                .addParameter(
                    isText ? String.class : AttributeValue.class, isText ? "text" : "attribute")
                .addParameter(String.class, "where");
          }
        },
        body -> new ContainerCode(this, form).body(body, writes, type));
  }

  /** Notes a document that is not written by a method of its own, for what holds one inside it. */
  void writeInPlace(ValueType.Document document) {
    inPlace.put(document.signature(), document);
  }

  /** The methods of flattened properties. */
  FlattenCode flattened() {
    return new FlattenCode(this, form, methods);
  }

  private static String parameter(ValueType type) {
    if (type instanceof ValueType.Document document) {
      return AttributeValueForm.instance(document.name());
    }
    return type instanceof ValueType.Union union
        ? AttributeValueForm.instance(union.name())
        : "values";
  }

  /** Whether a set of these is one of DynamoDB's. */
  static boolean isSetElement(ValueType element) {
    if (!(element instanceof Scalar scalar)) {
      return false;
    }
    ScalarCode.Kind kind = ScalarCode.kind(scalar);
    return kind == ScalarCode.Kind.TEXT
        || kind == ScalarCode.Kind.NUMBER
        || kind == ScalarCode.Kind.BINARY;
  }

  /** Whether a map's key is its text already. */
  static boolean isTextKey(Scalar key) {
    return key.scalar() == ScalarType.STRING;
  }
}
