package dev.keywright.processor.scan;

import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Says how class files name methods. */
final class Descriptors {

  private final Elements elements;
  private final Types types;

  Descriptors(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** A method's name and the descriptor of its parameters: {@code set(ILjava/lang/String;)}. */
  String of(ExecutableElement method) {
    return method.getParameters().stream()
        .map(each -> of(types.erasure(each.asType())))
        .collect(Collectors.joining("", method.getSimpleName() + "(", ")"));
  }

  private String of(TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN -> "Z";
      case BYTE -> "B";
      case SHORT -> "S";
      case CHAR -> "C";
      case INT -> "I";
      case LONG -> "J";
      case FLOAT -> "F";
      case DOUBLE -> "D";
      case ARRAY -> "[" + of(((ArrayType) type).getComponentType());
      default ->
          type instanceof DeclaredType declared
                  && declared.asElement() instanceof TypeElement element
              ? "L" + elements.getBinaryName(element).toString().replace('.', '/') + ";"
              : "";
    };
  }
}
