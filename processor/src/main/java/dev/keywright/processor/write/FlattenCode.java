package dev.keywright.processor.write;

import com.squareup.javapoet.MethodSpec;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.codec.AttributeValues;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes the methods that spread a flattened property's value over the map that holds it, and that
 * gather it from there: one for each type and prefix.
 */
final class FlattenCode {

  private static final String HOLDER = "holder";

  private final AttributeValueCode values;
  private final AttributeValueForm form;
  private final CodecMethods methods;

  FlattenCode(AttributeValueCode values, AttributeValueForm form, CodecMethods methods) {
    this.values = values;
    this.form = form;
    this.methods = methods;
  }

  /** The method that takes a value, the map, and what makes attributes. */
  String spreader(Property property) {
    ValueType.Document document = document(property);
    String instance = AttributeValueForm.instance(document.name());
    Consumer<MethodSpec.Builder> signature =
        method ->
            method
                .addParameter(document.javaType(), instance)
                .addParameter(AttributeValueForm.DOCUMENT, HOLDER)
                .addParameter(AttributeValues.class, AttributeValueCode.MAKE);
    return methods.once(
        key("spread", property, document),
        "spread" + called(property, document),
        signature,
        body -> form.encode(body, document.name(), property.inside(), instance, HOLDER));
  }

  /** The method that takes the map, and returns the value. */
  String gatherer(Property property) {
    ValueType.Document document = document(property);
    Consumer<MethodSpec.Builder> signature =
        method ->
            method.returns(document.javaType()).addParameter(AttributeValueForm.DOCUMENT, HOLDER);
    return methods.once(
        key("gather", property, document),
        "gather" + called(property, document),
        signature,
        body ->
            form.decode(
                body,
                document.name(),
                document.javaType(),
                property.inside(),
                document.shape(),
                HOLDER,
                each -> Optional.empty()));
  }

  private ValueType.Document document(Property property) {
    ValueType.Document document = property.document().orElseThrow();
    values.writeInPlace(document);
    return document;
  }

  /** What it is called after: its type, and itself where a prefix tells it from others of it. */
  private static String called(Property property, ValueType.Document document) {
    String type = ContainerCode.name(document);
    return property.attribute().isEmpty()
        ? type
        : property.name().substring(0, 1).toUpperCase(Locale.ROOT)
            + property.name().substring(1)
            + type;
  }

  private static String key(String verb, Property property, ValueType.Document document) {
    return verb
        + " "
        + document.signature()
        + property.attributes().map(Property::attribute).toList();
  }
}
