package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.Texts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The form of the SDK: a map of attribute values. Properties are read into local variables, one
 * statement each, and handed to the constructor; {@link AttributeValueCode} writes the single
 * values.
 */
final class AttributeValueForm implements CodecForm {

  /** The type of an item, and of a document in one. */
  static final TypeName DOCUMENT =
      ParameterizedTypeName.get(
          ClassName.get(Map.class),
          ClassName.get(String.class),
          ClassName.get(AttributeValue.class));

  private final CodecConstants constants;
  private final AttributeValueCode values;

  AttributeValueForm(NameAllocator members) {
    this.constants = new CodecConstants(members);
    this.values = new AttributeValueCode(this, members);
  }

  /** The expression that makes a map for so many attributes, large enough not to grow. */
  static CodeBlock newDocument(int attributes) {
    return CodeBlock.of("new $T<>($L)", java.util.HashMap.class, attributes * 4 / 3 + 1);
  }

  @Override
  public void encode(
      CodeBlock.Builder body,
      String owner,
      List<Property> properties,
      String instance,
      String target) {
    NameAllocator locals = locals(instance, target);
    for (Property property : properties) {
      if (property.stored()) {
        encode(body, owner, property, instance, target, locals);
      }
    }
  }

  private void encode(
      CodeBlock.Builder body,
      String owner,
      Property property,
      String instance,
      String target,
      NameAllocator locals) {
    CodeBlock where = where(owner, property);
    CodeBlock read = CodeBlock.of("$L.$L", instance, property.read());
    ValueType type = property.type();
    boolean isSet = stored(type) instanceof ValueType.SetOf;
    if (!property.nullable() && !isSet) {
      put(body, owner, target, property, read, where);
      return;
    }
    // What may be absent is read once, and only then looked at.
    String local = locals.newName(property.name());
    CodeBlock value = CodeBlock.of("$L", local);
    CodeBlock.Builder condition = CodeBlock.builder();
    if (type instanceof ValueType.OptionalOf optional) {
      read = CodeBlock.of("$T.required($L, $L)", Texts.class, read, where);
      condition.add("$L.isPresent()", local);
      value = CodeBlock.of("$L.$L()", local, OptionalCode.getter(optional));
    } else if (property.nullable()) {
      condition.add("$L != null", local);
    } else {
      read = CodeBlock.of("$T.required($L, $L)", Texts.class, read, where);
    }
    if (isSet) {
      // DynamoDB has no empty set.
      condition.add(condition.isEmpty() ? "!$L.isEmpty()" : " && !$L.isEmpty()", value);
    }
    body.addStatement("$T $L = $L", type.javaType(), local, read);
    body.beginControlFlow("if ($L)", condition.build());
    put(body, owner, target, property, value, where);
    body.endControlFlow();
  }

  private void put(
      CodeBlock.Builder body,
      String owner,
      String target,
      Property property,
      CodeBlock value,
      CodeBlock where) {
    CodeBlock written =
        property.format().isEmpty()
            ? values.write(stored(property.type()), value, where)
            : CodeBlock.of(
                "$T.formatted($L, $L, $L)",
                Attributes.class,
                constants.format(owner, property),
                value,
                where);
    body.addStatement("$L.put($L, $L)", target, constants.attribute(property), written);
  }

  @Override
  public void decode(
      CodeBlock.Builder body,
      String owner,
      TypeName type,
      List<Property> properties,
      Shape shape,
      String source,
      Function<Property, Optional<CodeBlock>> elsewhere) {
    NameAllocator locals = locals(source);
    for (Property property : properties) {
      locals.newName(property.name(), property.name());
    }
    for (Property property : properties) {
      decode(body, owner, property, source, elsewhere.apply(property), locals);
    }
    body.addStatement("return $L", ShapeCode.make(type, shape, locals::get));
  }

  private void decode(
      CodeBlock.Builder body,
      String owner,
      Property property,
      String source,
      Optional<CodeBlock> elsewhere,
      NameAllocator locals) {
    String local = locals.get(property.name());
    TypeName type = property.type().javaType();
    if (!property.stored()) {
      CodeBlock key =
          elsewhere.orElseThrow(
              () ->
                  new IllegalStateException(owner + "." + property.name() + " is stored nowhere"));
      body.addStatement("$T $L = $L", type, local, OptionalCode.of(property.type(), key));
      return;
    }
    CodeBlock where = where(owner, property);
    CodeBlock attribute = CodeBlock.of("$L.get($L)", source, constants.attribute(property));
    boolean isSet = stored(property.type()) instanceof ValueType.SetOf;
    if (!property.nullable() && !isSet && elsewhere.isEmpty()) {
      body.addStatement("$T $L = $L", type, local, read(owner, property, attribute, where));
      return;
    }
    String found = locals.newName(property.name() + "Attribute");
    body.addStatement(
        "$T $L = $T.present($L)", AttributeValue.class, found, Attributes.class, attribute);
    CodeBlock present =
        OptionalCode.of(property.type(), read(owner, property, CodeBlock.of("$L", found), where));
    CodeBlock absent =
        elsewhere
            .map(each -> OptionalCode.of(property.type(), each))
            .orElseGet(() -> absent(property));
    body.addStatement("$T $L = $L == null ? $L : $L", type, local, found, absent, present);
  }

  private static CodeBlock absent(Property property) {
    if (property.type() instanceof ValueType.OptionalOf optional) {
      return OptionalCode.empty(optional);
    }
    return property.type() instanceof ValueType.SetOf set && !property.nullable()
        ? AttributeValueCode.newSet(set)
        : CodeBlock.of("null");
  }

  private CodeBlock read(String owner, Property property, CodeBlock attribute, CodeBlock where) {
    return property.format().isEmpty()
        ? values.read(stored(property.type()), attribute, where)
        : CodeBlock.of(
            "$T.toFormatted($L, $L, $L)",
            Attributes.class,
            constants.format(owner, property),
            attribute,
            where);
  }

  @Override
  public void addMembers(TypeSpec.Builder codec) {
    // Methods first: while they are written they may still ask for constants.
    values.methods().forEach(codec::addMethod);
    constants.fields().forEach(codec::addField);
  }

  /** The type that is stored: what an {@code Optional} holds. */
  private static ValueType stored(ValueType type) {
    return type instanceof ValueType.OptionalOf optional ? optional.value() : type;
  }

  /** The text that names a property, and its attribute where that is called otherwise. */
  private static CodeBlock where(String owner, Property property) {
    String name = owner + "." + property.name();
    return CodeBlock.of(
        "$S",
        property.attribute().equals(property.name())
            ? name
            : name + " (attribute " + property.attribute() + ")");
  }

  private static NameAllocator locals(String... taken) {
    NameAllocator locals = new NameAllocator();
    Set<String> distinct = new LinkedHashSet<>(List.of(taken));
    distinct.forEach(locals::newName);
    locals.newName("where");
    return locals;
  }
}
