package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Shape;
import java.util.List;
import java.util.function.UnaryOperator;

/** Writes how an instance is made of the values of its properties. */
final class ShapeCode {

  private ShapeCode() {}

  /**
   * The expression of a new instance.
   *
   * @param variable the variable that holds a property's value
   */
  static CodeBlock make(TypeName type, Shape shape, UnaryOperator<String> variable) {
    if (shape instanceof Shape.Constructor constructor) {
      List<CodeBlock> arguments =
          constructor.parameters().stream()
              .map(each -> CodeBlock.of("$L", variable.apply(each)))
              .toList();
      return CodeBlock.of("new $T($L)", type, CodeBlock.join(arguments, ", "));
    }
    throw new IllegalArgumentException("unknown shape: " + shape);
  }
}
