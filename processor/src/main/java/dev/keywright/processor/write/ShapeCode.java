package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;

/** Writes how an instance is made of the values of its properties. */
final class ShapeCode {

  private ShapeCode() {}

  /**
   * Adds the statements that make an instance and return it.
   *
   * @param locals the variable of each property, by its name
   */
  static void make(CodeBlock.Builder body, TypeName type, Shape shape, NameAllocator locals) {
    if (shape instanceof Shape.Constructor constructor) {
      List<CodeBlock> arguments = new ArrayList<>();
      for (String each : constructor.parameters()) {
        String constant = constructor.constants().get(each);
        arguments.add(CodeBlock.of("$L", constant == null ? locals.get(each) : constant));
      }
      body.addStatement("return new $T($L)", type, CodeBlock.join(arguments, ", "));
    } else if (shape instanceof Shape.Builder builder) {
      // The builder of a generic class learns the type from what it is assigned to, not in a chain.
      body.add(
          "return $T.", type instanceof ParameterizedTypeName generic ? generic.rawType : type);
      if (type instanceof ParameterizedTypeName generic) {
        body.add(
            "<$L>",
            CodeBlock.join(
                generic.typeArguments.stream().map(each -> CodeBlock.of("$T", each)).toList(),
                ", "));
      }
      body.add("$L()", builder.factory());
      builder
          .setters()
          .forEach((name, setter) -> body.add("\n    .$L($L)", setter, locals.get(name)));
      body.add("\n    .$L();\n", builder.build());
    } else if (shape instanceof Shape.Bean bean) {
      String instance = locals.newName("made");
      body.addStatement("$T $L = new $T()", type, instance, type);
      bean.setters()
          .forEach(
              (name, setter) -> body.addStatement("$L.$L($L)", instance, setter, locals.get(name)));
      body.addStatement("return $L", instance);
    } else {
      throw new IllegalArgumentException("unknown shape: " + shape);
    }
  }
}
