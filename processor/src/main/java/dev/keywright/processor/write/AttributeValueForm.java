package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
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

  private static final Set<String> TAKEN =
      Set.of("where", AttributeValueCode.MAKE, "document", "holder", "variant");

  private final CodecConstants constants;
  private final AttributeValueCode values;

  /**
   * @param items how messages call what is stored as an item, rather than inside one
   * @param derived the attributes of an item that are no properties
   */
  AttributeValueForm(FreshNames members, Set<String> items, Set<String> derived) {
    this.constants = new CodecConstants(members, items, derived);
    this.values = new AttributeValueCode(this, constants, members);
  }

  /** How many attributes properties are stored in, at the most. */
  static int attributes(List<Property> properties) {
    return (int) properties.stream().flatMap(Property::attributes).filter(Property::stored).count();
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
    PropertyEncoding encoding =
        new PropertyEncoding(values, constants, owner, instance, target, locals(instance, target));
    constants.know(owner, properties);
    for (Property property : properties) {
      if (property.stored()) {
        encoding.add(body, property);
      }
    }
  }

  @Override
  public void decode(
      CodeBlock.Builder body,
      String owner,
      TypeName type,
      List<Property> properties,
      Shape shape,
      String source,
      Function<Property, Optional<KeySource>> elsewhere) {
    FreshNames locals = locals(source);
    List<Property> read =
        properties.stream().filter(each -> each.role() != Property.Role.COMPUTED).toList();
    for (Property property : read) {
      locals.take(variable(property), property.name());
    }
    PropertyDecoding decoding = new PropertyDecoding(values, constants, owner, source, locals);
    constants.know(owner, properties);
    for (Property property : read) {
      decoding.add(body, property, elsewhere.apply(property));
    }
    ShapeCode.make(body, type, read, shape, locals);
  }

  /** Learns that an attribute of a document tells it from the other types of a sealed one. */
  void knowTag(String owner, String attribute) {
    constants.knowTag(owner, attribute);
  }

  @Override
  public void addMembers(TypeSpec.Builder codec) {
    // Methods first: while they are written they may still ask for constants.
    values.methods().forEach(codec::addMethod);
    constants.methods().forEach(codec::addMethod);
    constants.fields().forEach(codec::addField);
  }

  /** The type that is stored: what an {@code Optional} holds. */
  static ValueType stored(ValueType type) {
    return type instanceof ValueType.OptionalOf optional ? optional.value() : type;
  }

  /** The text that names a property, and its attribute where that is called otherwise. */
  static CodeBlock where(String owner, Property property) {
    String name = owner + "." + property.name();
    return CodeBlock.of(
        "$S",
        property.attribute().equals(property.name()) || property.role() == Property.Role.FLATTENED
            ? name
            : name + " (attribute " + property.attribute() + ")");
  }

  /** A variable's name for an instance of a document, beside those that its methods have. */
  static String instance(String simpleName) {
    String natural = GeneratedNames.decapitalized(simpleName);
    return TAKEN.contains(natural) ? natural + "Value" : natural;
  }

  /** A variable's name for a property; one that is all capitals would hide a constant. */
  static String variable(Property property) {
    String name = property.name();
    return name.equals(GeneratedNames.constant(name)) ? name + "Value" : name;
  }

  private static FreshNames locals(String... taken) {
    FreshNames locals = new FreshNames();
    Set<String> distinct = new LinkedHashSet<>(List.of(taken));
    distinct.forEach(locals::take);
    locals.take("where");
    locals.take(AttributeValueCode.MAKE);
    return locals;
  }
}
