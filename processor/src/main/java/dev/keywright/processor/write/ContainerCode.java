package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.ValueType.Scalar;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.DocumentAttributes;
import dev.keywright.support.codec.Sets;
import dev.keywright.support.codec.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes the bodies of the methods that store and read containers, documents and enums. */
final class ContainerCode {

  private static final CodeBlock WHERE = CodeBlock.of("where");
  private static final CodeBlock ELEMENT = CodeBlock.of("element");
  private static final CodeBlock VALUE = CodeBlock.of("value");

  private final AttributeValueCode code;
  private final AttributeValueForm form;

  ContainerCode(AttributeValueCode code, AttributeValueForm form) {
    this.code = code;
    this.form = form;
  }

  /** A name that describes a type: {@code ListOfLine}. */
  static String name(ValueType type) {
    if (type instanceof ValueType.ListOf list) {
      return (simple(list.javaType()).equals("Collection") ? "Collection" : "List")
          + "Of"
          + name(list.element());
    }
    if (type instanceof ValueType.SetOf set) {
      return (isSorted(set.javaType()) ? "Sorted" : "") + "SetOf" + name(set.element());
    }
    if (type instanceof ValueType.MapOf map) {
      return (isSorted(map.javaType()) ? "Sorted" : "")
          + "MapOf"
          + (AttributeValueCode.isTextKey(map.key()) ? "" : name(map.key()) + "To")
          + name(map.value());
    }
    if (type instanceof ValueType.NullableOf nullable) {
      return "Nullable" + name(nullable.value());
    }
    if (type instanceof ValueType.OptionalOf optional) {
      return "Optional" + name(optional.value());
    }
    String name = simple(type.javaType());
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static String simple(TypeName type) {
    if (type instanceof ParameterizedTypeName generic) {
      return generic.rawType.simpleName();
    }
    return type instanceof ClassName plain
        ? plain.simpleName()
        : type.toString().replace("[]", "s");
  }

  static boolean isSorted(TypeName type) {
    return simple(type).startsWith("Sorted");
  }

  void body(CodeBlock.Builder body, boolean write, ValueType type) {
    if (type instanceof ValueType.ListOf list) {
      if (write) {
        writeList(body, list.element());
      } else {
        readList(
            body,
            list.element(),
            List.class,
            CodeBlock.of("new $T<>(elements.size())", ArrayList.class));
      }
    } else if (type instanceof ValueType.SetOf set) {
      set(body, write, set);
    } else if (type instanceof ValueType.MapOf map) {
      if (write) {
        writeMap(body, map);
      } else {
        readMap(body, map);
      }
    } else if (type instanceof ValueType.Document document) {
      if (write) {
        writeDocument(body, document);
      } else {
        readDocument(body, document);
      }
    } else if (type instanceof ValueType.Union union) {
      if (write) {
        writeUnion(body, union);
      } else {
        readUnion(body, union);
      }
    } else if (type instanceof Scalar scalar) {
      readEnum(body, scalar);
    } else {
      throw new IllegalArgumentException("no method for " + type);
    }
  }

  private void writeList(CodeBlock.Builder body, ValueType element) {
    body.addStatement(
        "$T attributes = new $T<>($T.required(values, where).size())",
        list(ClassName.get(AttributeValue.class)),
        ArrayList.class,
        Texts.class);
    body.beginControlFlow("for ($T value : values)", element(element));
    body.addStatement("attributes.add($L)", code.write(element, VALUE, WHERE));
    body.endControlFlow();
    body.addStatement("return $L.list(attributes)", AttributeValueCode.MAKE);
  }

  private void readList(CodeBlock.Builder body, ValueType element, Class<?> held, CodeBlock made) {
    body.addStatement(
        "$T elements = $T.toList(attribute, where)",
        list(ClassName.get(AttributeValue.class)),
        Attributes.class);
    body.addStatement(
        "$T values = $L", ParameterizedTypeName.get(ClassName.get(held), element(element)), made);
    body.beginControlFlow("for ($T element : elements)", AttributeValue.class);
    body.addStatement("values.add($L)", code.read(element, ELEMENT, WHERE));
    body.endControlFlow();
    body.addStatement("return values");
  }

  private void set(CodeBlock.Builder body, boolean write, ValueType.SetOf set) {
    if (!AttributeValueCode.isSetElement(set.element())) {
      if (write) {
        writeList(body, set.element());
      } else {
        readList(
            body,
            set.element(),
            isSorted(set.javaType()) ? SortedSet.class : Set.class,
            AttributeValueCode.newSet(set));
      }
      return;
    }
    Scalar element = (Scalar) set.element();
    ScalarCode.Kind kind = ScalarCode.kind(element);
    String method =
        switch (kind) {
          case NUMBER -> "numbers";
          case BINARY -> "binaries";
          default -> "texts";
        };
    TypeName stored =
        kind == ScalarCode.Kind.BINARY
            ? ClassName.get(SdkBytes.class)
            : ClassName.get(String.class);
    if (write) {
      body.addStatement(
          "$T elements = new $T<>($T.required(values, where).size())",
          list(stored),
          ArrayList.class,
          Texts.class);
      body.beginControlFlow("for ($T value : values)", element(element));
      body.addStatement(
          "elements.add($L)",
          kind == ScalarCode.Kind.BINARY
              ? code.bytes(VALUE, WHERE)
              : code.text(element, VALUE, WHERE));
      body.endControlFlow();
      body.addStatement(
          "return $T.$L(elements)", Sets.class, isDecimal(element) ? "decimals" : method);
      return;
    }
    String reader = "to" + Character.toUpperCase(method.charAt(0)) + method.substring(1);
    body.addStatement(
        "$T values = $L",
        ParameterizedTypeName.get(rawSet(set), element(element)),
        AttributeValueCode.newSet(set));
    body.beginControlFlow("for ($T element : $T.$L(attribute, where))", stored, Sets.class, reader);
    body.addStatement(
        "values.add($L)",
        kind == ScalarCode.Kind.BINARY
            ? code.fromBytes(element, ELEMENT)
            : code.fromText(element, ELEMENT, WHERE));
    body.endControlFlow();
    body.addStatement("return values");
  }

  /** Whether one number may be written as several texts, which would be elements twice. */
  private static boolean isDecimal(Scalar element) {
    return switch (element.scalar()) {
      case FLOAT, DOUBLE, BIG_DECIMAL -> true;
      default -> false;
    };
  }

  private void writeMap(CodeBlock.Builder body, ValueType.MapOf map) {
    body.addStatement(
        "$T attributes = new $T<>($T.required(values, where).size() * 4 / 3 + 1)",
        AttributeValueForm.DOCUMENT,
        LinkedHashMap.class,
        Texts.class);
    body.beginControlFlow("for ($T entry : values.entrySet())", entry(map));
    body.addStatement(
        "attributes.put($L, $L)",
        code.text(map.key(), CodeBlock.of("entry.getKey()"), WHERE),
        code.write(map.value(), CodeBlock.of("entry.getValue()"), WHERE));
    body.endControlFlow();
    body.addStatement("return $L.map(attributes)", AttributeValueCode.MAKE);
  }

  private void readMap(CodeBlock.Builder body, ValueType.MapOf map) {
    boolean sorted = isSorted(map.javaType());
    body.addStatement(
        "$T elements = $T.toMap(attribute, where)", AttributeValueForm.DOCUMENT, Attributes.class);
    TypeName held =
        ParameterizedTypeName.get(
            ClassName.get(sorted ? SortedMap.class : Map.class),
            map.key().javaType().box(),
            element(map.value()));
    if (sorted) {
      body.addStatement("$T values = new $T<>()", held, TreeMap.class);
    } else {
      body.addStatement(
          "$T values = new $T<>(elements.size() * 4 / 3 + 1)", held, LinkedHashMap.class);
    }
    body.beginControlFlow(
        "for ($T element : elements.entrySet())",
        ParameterizedTypeName.get(
            ClassName.get(Map.Entry.class),
            ClassName.get(String.class),
            ClassName.get(AttributeValue.class)));
    body.addStatement(
        "values.put($L, $L)",
        code.fromText(map.key(), CodeBlock.of("element.getKey()"), WHERE),
        code.read(map.value(), CodeBlock.of("element.getValue()"), WHERE));
    body.endControlFlow();
    body.addStatement("return values");
  }

  private void writeDocument(CodeBlock.Builder body, ValueType.Document document) {
    String instance = AttributeValueForm.instance(document.name());
    body.addStatement("$T.required($L, where)", Texts.class, instance);
    body.addStatement(
        "$T document = new $T($L)",
        DocumentAttributes.class,
        DocumentAttributes.class,
        AttributeValueForm.attributes(document.properties()));
    form.encode(body, document.name(), document.properties(), instance, "document");
    body.addStatement("return $L.map(document)", AttributeValueCode.MAKE);
  }

  private void readDocument(CodeBlock.Builder body, ValueType.Document document) {
    body.addStatement(
        "$T document = $T.toMap(attribute, where)", AttributeValueForm.DOCUMENT, Attributes.class);
    form.decode(
        body,
        document.name(),
        document.javaType(),
        document.properties(),
        document.shape(),
        "document",
        each -> Optional.empty());
  }

  private void writeUnion(CodeBlock.Builder body, ValueType.Union union) {
    String instance = AttributeValueForm.instance(union.name());
    body.addStatement("$T.required($L, where)", Texts.class, instance);
    union.variants().forEach(each -> code.writeInPlace(each.document()));
    for (ValueType.Variant variant : union.variants()) {
      ValueType.Document document = variant.document();
      form.knowTag(document.name(), union.attribute());
      body.beginControlFlow("if ($L instanceof $T variant)", instance, document.javaType());
      body.addStatement(
          "$T document = new $T($L)",
          DocumentAttributes.class,
          DocumentAttributes.class,
          AttributeValueForm.attributes(document.properties()) + 1);
      body.addStatement(
          "document.put($S, $T.text($S))", union.attribute(), Attributes.class, variant.tag());
      form.encode(body, document.name(), document.properties(), "variant", "document");
      body.addStatement("return $L.map(document)", AttributeValueCode.MAKE);
      body.endControlFlow();
    }
    body.addStatement("throw $T.unknownVariant(where)", Attributes.class);
  }

  private void readUnion(CodeBlock.Builder body, ValueType.Union union) {
    body.add(
        "return switch ($T.toText($T.toMap(attribute, where).get($S), where)) {\n$>",
        Attributes.class,
        Attributes.class,
        union.attribute());
    for (ValueType.Variant variant : union.variants()) {
      form.knowTag(variant.document().name(), union.attribute());
      body.add(
          "case $S -> $L;\n",
          variant.tag(),
          code.read(variant.document(), CodeBlock.of("attribute"), WHERE));
    }
    body.add("default -> throw $T.unknownTag(where);\n", Attributes.class);
    body.add("$<};\n");
  }

  /** By a switch: {@code valueOf} would find the constants by reflection. */
  private static void readEnum(CodeBlock.Builder body, Scalar scalar) {
    body.add("return switch (text) {\n$>");
    for (String constant : scalar.constants()) {
      body.add("case $S -> $T.$L;\n", constant, scalar.javaType(), constant);
    }
    body.add("default -> throw $T.unknownConstant(where);\n", Attributes.class);
    body.add("$<};\n");
  }

  /** The type of a map's entries: with wildcards where the map is declared with them. */
  private static TypeName entry(ValueType.MapOf map) {
    return map.javaType() instanceof ParameterizedTypeName declared
        ? ParameterizedTypeName.get(
            ClassName.get(Map.Entry.class), declared.typeArguments.toArray(TypeName[]::new))
        : ClassName.get(Map.Entry.class);
  }

  private static ClassName rawSet(ValueType.SetOf set) {
    return ClassName.get(isSorted(set.javaType()) ? SortedSet.class : Set.class);
  }

  private static TypeName element(ValueType type) {
    TypeName name = type.javaType();
    return name.isPrimitive() ? name.box() : name;
  }

  private static ParameterizedTypeName list(TypeName element) {
    return ParameterizedTypeName.get(ClassName.get(List.class), element);
  }
}
