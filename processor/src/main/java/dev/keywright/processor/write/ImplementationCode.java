package dev.keywright.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * Writes the class inside a codec that implements a projection's interface: immutable, equal where
 * all that it shows is equal, and silent about what is sensitive.
 */
final class ImplementationCode {

  private static final String OTHER = "other";
  private static final String THAT = "that";

  private final String name;
  private final ClassName type;
  private final ClassName made;
  private final List<Property> properties;
  private final Shape.Implementation shape;
  private final FreshNames fields = new FreshNames();

  /**
   * @param name the interface's simple name
   * @param type the interface
   * @param codec the codec that the class stands in
   */
  ImplementationCode(
      String name,
      ClassName type,
      ClassName codec,
      List<Property> properties,
      Shape.Implementation shape) {
    this.name = name;
    this.type = type;
    this.made = type(codec, name);
    this.properties = List.copyOf(properties);
    this.shape = shape;
    fields.take(OTHER);
    fields.take(THAT);
    properties.forEach(each -> fields.take(each.name(), each.name()));
  }

  /** The class that a codec makes for an interface: {@code ListingValues}. */
  static ClassName type(ClassName codec, String name) {
    return codec.nestedClass(name + "Values");
  }

  /** The class. */
  TypeSpec write() {
    TypeSpec.Builder written =
        TypeSpec.classBuilder(made)
            .addJavadoc("What an item holds of a {@link $T}.\n", type)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(type);
    if (shape.serializable()) {
      written.addAnnotation(
          AnnotationSpec.builder(SuppressWarnings.class)
              .addMember("value", "$S", "serial")
              .build());
    }
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
    for (Property each : properties) {
      String field = fields.of(each.name());
      TypeName javaType = each.type().javaType();
      written.addField(javaType, field, Modifier.PRIVATE, Modifier.FINAL);
      constructor.addParameter(javaType, field).addStatement("this.$L = $L", field, field);
    }
    written.addMethod(constructor.build());
    shape.accessors().forEach((method, property) -> written.addMethod(accessor(method, property)));
    return written.addMethod(equal()).addMethod(hash()).addMethod(text()).build();
  }

  private MethodSpec accessor(String method, String property) {
    TypeName returned =
        properties.stream()
            .filter(each -> each.name().equals(property))
            .findFirst()
            .orElseThrow()
            .type()
            .javaType();
    return overriding(method, returned).addStatement("return $L", fields.of(property)).build();
  }

  private MethodSpec equal() {
    List<CodeBlock> terms = new ArrayList<>();
    terms.add(CodeBlock.of("$L instanceof $T $L", OTHER, made, THAT));
    for (Property each : properties) {
      terms.add(equal(each.type().javaType(), fields.of(each.name())));
    }
    return overriding("equals", TypeName.BOOLEAN)
        .addParameter(Object.class, OTHER)
        .addStatement("return $L", CodeBlock.join(terms, "\n&& "))
        .build();
  }

  private static CodeBlock equal(TypeName type, String field) {
    if (type.equals(TypeName.FLOAT) || type.equals(TypeName.DOUBLE)) {
      return CodeBlock.of("$T.compare($L, $L.$L) == 0", type.box(), field, THAT, field);
    }
    if (type.isPrimitive()) {
      return CodeBlock.of("$L == $L.$L", field, THAT, field);
    }
    Class<?> comparing = type instanceof ArrayTypeName ? Arrays.class : Objects.class;
    return CodeBlock.of("$T.equals($L, $L.$L)", comparing, field, THAT, field);
  }

  private MethodSpec hash() {
    List<CodeBlock> values =
        properties.stream()
            .map(
                each ->
                    each.type().javaType() instanceof ArrayTypeName
                        ? CodeBlock.of("$T.hashCode($L)", Arrays.class, fields.of(each.name()))
                        : CodeBlock.of("$L", fields.of(each.name())))
            .toList();
    return overriding("hashCode", TypeName.INT)
        .addStatement("return $T.hash($L)", Objects.class, CodeBlock.join(values, ", "))
        .build();
  }

  private MethodSpec text() {
    CodeBlock.Builder text = CodeBlock.builder();
    String before = name + "[";
    for (Property each : properties) {
      before += each.name() + "=";
      if (each.sensitive()) {
        before += "(sensitive), ";
        continue;
      }
      CodeBlock value =
          each.type().javaType() instanceof ArrayTypeName
              ? CodeBlock.of("$T.toString($L)", Arrays.class, fields.of(each.name()))
              : CodeBlock.of("$L", fields.of(each.name()));
      text.add("$S + $L\n+ ", before, value);
      before = ", ";
    }
    String end = before.endsWith(", ") ? before.substring(0, before.length() - 2) : before;
    return overriding("toString", ClassName.get(String.class))
        .addStatement("return $L$S", text.build(), end + "]")
        .build();
  }

  private static MethodSpec.Builder overriding(String method, TypeName returned) {
    return MethodSpec.methodBuilder(method)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(returned);
  }
}
