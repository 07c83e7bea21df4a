package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;

/** Writes how an instance is made of the values of its properties. */
final class ShapeCode {

  private ShapeCode() {}

  /**
   * Adds the statements that make an instance and return it.
   *
   * @param type the class of the instance
   * @param locals the variable of each property, by its name
   */
  static void make(
      CodeBlock.Builder body,
      TypeName type,
      List<Property> properties,
      Shape shape,
      FreshNames locals) {
    if (shape instanceof Shape.Constructor constructor) {
      List<CodeBlock> arguments = new ArrayList<>();
      for (String each : constructor.parameters()) {
        String constant = constructor.constants().get(each);
        arguments.add(CodeBlock.of("$L", constant == null ? locals.of(each) : constant));
      }
      body.addStatement("return new $T($L)", type, CodeBlock.join(arguments, ", "));
    } else if (shape instanceof Shape.Builder builder) {
      make(body, builder(type, builder), builder, locals);
    } else if (shape instanceof Shape.Bean bean) {
      String instance = locals.take("made");
      body.addStatement("$T $L = new $T()", type, instance, type);
      bean.setters()
          .forEach(
              (name, setter) -> body.addStatement("$L.$L($L)", instance, setter, locals.of(name)));
      body.addStatement("return $L", instance);
    } else if (shape instanceof Shape.Implementation) {
      List<CodeBlock> arguments =
          properties.stream().map(each -> CodeBlock.of("$L", locals.of(each.name()))).toList();
      body.addStatement("return new $T($L)", type, CodeBlock.join(arguments, ", "));
    } else {
      throw new IllegalArgumentException("unknown shape: " + shape);
    }
  }

  private static void make(
      CodeBlock.Builder body, CodeBlock made, Shape.Builder builder, FreshNames locals) {
    if (builder.isChained() && builder.presentOnly().isEmpty()) {
      body.add("return $L", made);
      builder
          .setters()
          .forEach((name, setter) -> body.add("\n    .$L($L)", setter, locals.of(name)));
      body.add("\n    .$L();\n", builder.build());
      return;
    }
    String local = locals.take("builder");
    body.addStatement("var $L = $L", local, made);
    String kept = builder.isChained() ? local + " = " : "";
    builder
        .setters()
        .forEach(
            (name, setter) -> {
              String value = locals.of(name);
              boolean isPresentOnly = builder.presentOnly().contains(name);
              if (isPresentOnly) {
                body.beginControlFlow("if ($L != null)", value);
              }
              body.addStatement("$L$L.$L($L)", kept, local, setter, value);
              if (isPresentOnly) {
                body.endControlFlow();
              }
            });
    body.addStatement("return $L.$L()", local, builder.build());
  }

  /** A new builder. That of a generic class is told the type, which it cannot infer in a chain. */
  private static CodeBlock builder(TypeName type, Shape.Builder builder) {
    if (type instanceof ParameterizedTypeName generic) {
      return CodeBlock.of(
          "$T.<$L>$L()",
          generic.rawType,
          CodeBlock.join(
              generic.typeArguments.stream().map(each -> CodeBlock.of("$T", each)).toList(), ", "),
          builder.factory());
    }
    return CodeBlock.of("$T.$L()", type, builder.factory());
  }
}
