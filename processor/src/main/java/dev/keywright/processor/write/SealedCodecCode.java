package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.support.codec.Attributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes what the codec of a sealed type has beside those of other entities: which permitted type
 * an instance or an item is of, and the readers of properties that the type has no accessor for.
 */
final class SealedCodecCode {

  private final String name;
  private final ClassName type;
  private final String attribute;
  private final List<CodecPart> parts = new ArrayList<>();

  SealedCodecCode(
      String name,
      ClassName type,
      Shape.Sealed shape,
      DerivedAttributes derived,
      FreshNames members) {
    this.name = name;
    this.type = type;
    this.attribute = shape.attribute();
    for (ValueType.Variant variant : shape.variants()) {
      parts.add(part(variant, shape.variants(), derived, members));
    }
  }

  private static CodecPart part(
      ValueType.Variant variant,
      List<ValueType.Variant> all,
      DerivedAttributes derived,
      FreshNames members) {
    ValueType.Document document = variant.document();
    long namesakes =
        all.stream().filter(each -> each.document().name().equals(document.name())).count();
    // Types of one name are told apart by the types that they are nested in.
    List<String> names = document.type().simpleNames();
    String owner = namesakes == 1 ? document.name() : String.join(".", names);
    String suffix = namesakes == 1 ? document.name() : String.join("", names);
    String natural = GeneratedNames.decapitalized(document.name());
    boolean isTaken = natural.equals("item") || natural.equals(AttributeValueCode.MAKE);
    return new CodecPart(
        owner,
        document.type(),
        isTaken ? "entity" : natural,
        document.properties(),
        document.shape(),
        derived.of(document.properties()),
        members.take("encode" + suffix),
        members.take("derive" + suffix),
        members.take("read" + suffix),
        variant.tag());
  }

  /** The attribute that says which permitted type an item holds. */
  String attribute() {
    return attribute;
  }

  /** The permitted types. */
  List<CodecPart> parts() {
    return parts;
  }

  /** How messages call the permitted types. */
  Set<String> owners() {
    Set<String> owners = new LinkedHashSet<>();
    parts.forEach(each -> owners.add(each.name()));
    return owners;
  }

  /** The body that leaves an instance to the method of its type. */
  CodeBlock encode(String instance) {
    CodeBlock.Builder body = CodeBlock.builder();
    body.addStatement("$T.requireNonNull($L, $S)", Objects.class, instance, instance);
    FreshNames locals = new FreshNames();
    locals.take(instance);
    for (CodecPart part : parts) {
      String local = locals.take(part.instance());
      body.beginControlFlow("if ($L instanceof $T $L)", instance, part.type(), local);
      body.addStatement("return $L($L)", part.encode(), local);
      body.endControlFlow();
    }
    return body.addStatement("throw $T.unknownVariant($S)", Attributes.class, name).build();
  }

  /** The body that leaves an item to the method of the type that it holds. */
  CodeBlock read(String item) {
    String where = name + " (attribute " + attribute + ")";
    CodeBlock.Builder body = CodeBlock.builder();
    body.add(
        "return switch ($T.toText($L.get($S), $S)) {\n$>",
        Attributes.class,
        item,
        attribute,
        where);
    for (CodecPart part : parts) {
      body.add("case $S -> $L($L);\n", part.tag(), part.read(), item);
    }
    body.add("default -> throw $T.unknownTag($S);\n", Attributes.class, where);
    return body.add("$<};\n").build();
  }

  /**
   * The methods that read a property from an instance whatever permitted type it is of.
   *
   * @param wanted the names of the properties that are read so
   */
  List<MethodSpec> readers(List<Property> properties, Set<String> wanted) {
    return properties.stream()
        .filter(each -> wanted.contains(each.name()))
        .filter(each -> GeneratedNames.readerClass(each.read()).isPresent())
        .map(this::reader)
        .toList();
  }

  private MethodSpec reader(Property property) {
    String instance = GeneratedNames.decapitalized(name);
    FreshNames locals = new FreshNames();
    locals.take(instance);
    CodeBlock.Builder body = CodeBlock.builder();
    for (CodecPart part : parts) {
      Optional<PropertyPath> path =
          new PropertyPath(property.name(), List.of(property)).in(part.properties());
      if (path.isEmpty()) {
        continue;
      }
      String local = locals.take(part.instance());
      CodeBlock value = PropertyCode.value(local, path.get());
      List<CodeBlock> presence = PropertyCode.presence(local, path.get());
      boolean isOptional = path.get().property().type() instanceof ValueType.OptionalOf;
      body.beginControlFlow("if ($L instanceof $T $L)", instance, part.type(), local);
      body.addStatement(
          "return $L",
          isOptional
              ? CodeBlock.of("$L ? $L : null", CodeBlock.join(presence, " && "), value)
              : value);
      body.endControlFlow();
    }
    boolean everywhere = !property.nullable();
    body.addStatement(
        everywhere
            ? CodeBlock.of("throw $T.unknownVariant($S)", Attributes.class, name)
            : CodeBlock.of("return null"));
    TypeName value = property.type().javaType();
    return MethodSpec.methodBuilder(GeneratedNames.readerMethod(property.read()))
        .addJavadoc(
            everywhere
                ? "The {@code $L} of an instance, whichever type it is of.\n"
                : "The {@code $L} of an instance; null where it has none.\n",
            property.name())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(property.nullable() && value.isPrimitive() ? value.box() : value)
        .addParameter(type, instance)
        .addCode(body.build())
        .build();
  }
}
