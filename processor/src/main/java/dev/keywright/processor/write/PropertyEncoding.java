package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.EpochSeconds;
import dev.keywright.support.codec.Texts;

/** Writes the statements that put one property into a map of attribute values. */
final class PropertyEncoding {

  private final AttributeValueCode values;
  private final CodecConstants constants;
  private final String owner;
  private final String instance;
  private final String target;
  private final FreshNames locals;

  PropertyEncoding(
      AttributeValueCode values,
      CodecConstants constants,
      String owner,
      String instance,
      String target,
      FreshNames locals) {
    this.values = values;
    this.constants = constants;
    this.owner = owner;
    this.instance = instance;
    this.target = target;
    this.locals = locals;
  }

  /** Adds the statements of a property that is stored. */
  void add(CodeBlock.Builder body, Property property) {
    CodeBlock where = AttributeValueForm.where(owner, property);
    CodeBlock read = CodeBlock.of("$L.$L", instance, property.read());
    if (property.role() == Role.REST) {
      body.addStatement(
          "$T.putRest($L, $L, $L, $L)",
          Attributes.class,
          target,
          read,
          constants.known(owner),
          where);
      return;
    }
    ValueType type = property.type();
    boolean isSet = AttributeValueForm.stored(type) instanceof ValueType.SetOf;
    boolean mayBeNull = property.nullable() || isStamped(property);
    if (!mayBeNull && !isSet) {
      put(body, property, read, where);
      return;
    }
    // What may be absent is read once, and only then looked at.
    String local = locals.take(AttributeValueForm.variable(property));
    CodeBlock value = CodeBlock.of("$L", local);
    CodeBlock.Builder condition = CodeBlock.builder();
    if (type instanceof ValueType.OptionalOf optional) {
      read = CodeBlock.of("$T.required($L, $L)", Texts.class, read, where);
      condition.add("$L.isPresent()", local);
      value = CodeBlock.of("$L.$L()", local, OptionalCode.getter(optional));
    } else if (mayBeNull) {
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
    put(body, property, value, where);
    body.endControlFlow();
  }

  /** Whether the write itself fills the property, so that a new entity has none. */
  private static boolean isStamped(Property property) {
    return switch (property.role()) {
      case VERSION, CREATED_AT, UPDATED_AT -> !property.type().javaType().isPrimitive();
      default -> false;
    };
  }

  private void put(CodeBlock.Builder body, Property property, CodeBlock value, CodeBlock where) {
    if (property.role() == Role.FLATTENED) {
      body.addStatement(
          "$L($T.required($L, $L), $L, $L)",
          values.flattened().spreader(property),
          Texts.class,
          value,
          where,
          target,
          AttributeValueCode.MAKE);
      return;
    }
    body.addStatement(
        "$L.put($S, $L)", target, property.attribute(), written(property, value, where));
  }

  private CodeBlock written(Property property, CodeBlock value, CodeBlock where) {
    if (property.role() == Role.TIME_TO_LIVE) {
      return CodeBlock.of(
          "$L.number($T.of($L, $L))", AttributeValueCode.MAKE, EpochSeconds.class, value, where);
    }
    return property.format().isEmpty()
        ? values.write(AttributeValueForm.stored(property.type()), value, where)
        : CodeBlock.of(
            "$T.formatted($L, $L, $L)",
            Attributes.class,
            constants.format(owner, property),
            value,
            where);
  }
}
