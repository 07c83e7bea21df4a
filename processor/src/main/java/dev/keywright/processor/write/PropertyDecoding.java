package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.EpochSeconds;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes the statements that read one property from a map of attribute values. */
final class PropertyDecoding {

  private final AttributeValueCode values;
  private final CodecConstants constants;
  private final String owner;
  private final String source;
  private final FreshNames locals;

  PropertyDecoding(
      AttributeValueCode values,
      CodecConstants constants,
      String owner,
      String source,
      FreshNames locals) {
    this.values = values;
    this.constants = constants;
    this.owner = owner;
    this.source = source;
    this.locals = locals;
  }

  /**
   * Adds the statements that declare the property's variable.
   *
   * @param elsewhere where it can be read if the source lacks it
   */
  void add(CodeBlock.Builder body, Property property, Optional<KeySource> elsewhere) {
    String local = locals.of(property.name());
    TypeName type = property.type().javaType();
    if (property.role() == Role.REST) {
      body.addStatement(
          "$T $L = $T.rest($L, $L)", type, local, Attributes.class, source, constants.known(owner));
      return;
    }
    if (property.role() == Role.FLATTENED) {
      flattened(body, property, local);
      return;
    }
    if (!property.stored()) {
      KeySource key =
          elsewhere.orElseThrow(
              () ->
                  new IllegalStateException(owner + "." + property.name() + " is stored nowhere"));
      body.addStatement("$T $L = $L", type, local, fromKey(property, key));
      return;
    }
    CodeBlock where = AttributeValueForm.where(owner, property);
    CodeBlock attribute = CodeBlock.of("$L.get($S)", source, property.attribute());
    boolean isSet = AttributeValueForm.stored(property.type()) instanceof ValueType.SetOf;
    boolean isRequired = !property.nullable() && property.absent().isEmpty();
    if (isRequired && !isSet && elsewhere.isEmpty()) {
      body.addStatement("$T $L = $L", type, local, read(property, attribute, where));
      return;
    }
    String found = locals.take(property.name() + "Attribute");
    body.addStatement(
        "$T $L = $T.present($L)", AttributeValue.class, found, Attributes.class, attribute);
    CodeBlock present =
        OptionalCode.of(property.type(), read(property, CodeBlock.of("$L", found), where));
    CodeBlock absent =
        elsewhere
            .map(
                each ->
                    each.isThere().isPresent()
                        ? CodeBlock.of("($L)", fromKey(property, each))
                        : fromKey(property, each))
            .orElseGet(() -> absent(property));
    body.addStatement("$T $L = $L == null ? $L : $L", type, local, found, absent, present);
  }

  private CodeBlock fromKey(Property property, KeySource key) {
    CodeBlock value = OptionalCode.of(property.type(), key.value());
    return key.isThere()
        .map(isThere -> CodeBlock.of("$L ? $L : $L", isThere, value, absent(property)))
        .orElse(value);
  }

  private void flattened(CodeBlock.Builder body, Property property, String local) {
    TypeName type = property.type().javaType();
    CodeBlock read = CodeBlock.of("$L($L)", values.flattened().gatherer(property), source);
    if (!property.nullable()) {
      body.addStatement("$T $L = $L", type, local, read);
      return;
    }
    body.addStatement(
        "$T $L = $T.holdsAny($L, $L) ? $L : $L",
        type,
        local,
        Attributes.class,
        source,
        constants.spread(property),
        OptionalCode.of(property.type(), read),
        absent(property));
  }

  private CodeBlock absent(Property property) {
    if (property.absent().isPresent()) {
      return DefaultCode.of(values, property.type(), property.absent().get());
    }
    if (property.type() instanceof ValueType.OptionalOf optional) {
      return OptionalCode.empty(optional);
    }
    return property.type() instanceof ValueType.SetOf set && !property.nullable()
        ? AttributeValueCode.newSet(set)
        : CodeBlock.of("null");
  }

  private CodeBlock read(Property property, CodeBlock attribute, CodeBlock where) {
    ValueType type = AttributeValueForm.stored(property.type());
    if (property.role() == Role.TIME_TO_LIVE && type instanceof ValueType.Scalar scalar) {
      return CodeBlock.of(
          "$T.$L($L, $L)",
          EpochSeconds.class,
          ScalarCode.secondsReader(scalar.scalar()),
          attribute,
          where);
    }
    return property.format().isEmpty()
        ? values.read(type, attribute, where)
        : CodeBlock.of(
            "$T.toFormatted($L, $L, $L)",
            Attributes.class,
            constants.format(owner, property),
            attribute,
            where);
  }
}
