package dev.keywright.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Writes a class with its members, in JavaPoet's order: static fields, fields, constructors,
 * methods, nested classes.
 */
final class TypeEmitter {

  private static final Modifier[] MODIFIERS = Modifier.values();

  private final SourceText text;
  private final CodeEmitter code;

  private TypeEmitter(SourceText text) {
    this.text = text;
    this.code = new CodeEmitter(text);
  }

  /**
   * The text of a file, just as {@link JavaFile#toString} gives it.
   *
   * @param hidesJavaLang whether the file's package has a class of a simple name
   */
  static String text(JavaFile file, Predicate<String> hidesJavaLang) {
    SourceText text = new SourceText(file.packageName, file.typeSpec.name, hidesJavaLang);
    new TypeEmitter(text).type(file.typeSpec);
    return text.resolve();
  }

  private void type(TypeSpec type) {
    if (type.kind != TypeSpec.Kind.CLASS
        || type.name == null
        || !type.typeVariables.isEmpty()
        || !type.staticBlock.isEmpty()
        || !type.initializerBlock.isEmpty()) {
      throw new IllegalStateException("no generated type is written like this: " + type);
    }
    code.javadoc(type.javadoc);
    annotations(type.annotations);
    modifiers(type.modifiers);
    code.add("class ");
    code.add(type.name);
    if (!type.superclass.equals(ClassName.OBJECT)) {
      code.add(" extends ");
      code.type(type.superclass);
    }
    String separator = " implements ";
    for (TypeName each : type.superinterfaces) {
      code.add(separator);
      code.type(each);
      separator = ", ";
    }
    code.add(" {\n");
    text.enter(type);
    code.indent(1);
    members(type);
    code.indent(-1);
    text.leave();
    code.add("}\n");
  }

  private void members(TypeSpec type) {
    boolean isFirst = true;
    for (boolean isStatic : new boolean[] {true, false}) {
      for (FieldSpec field : type.fieldSpecs) {
        if (field.modifiers.contains(Modifier.STATIC) == isStatic) {
          separate(isFirst);
          isFirst = false;
          field(field);
        }
      }
    }
    for (boolean isConstructor : new boolean[] {true, false}) {
      for (MethodSpec method : type.methodSpecs) {
        if (method.isConstructor() == isConstructor) {
          separate(isFirst);
          isFirst = false;
          method(method, type.name);
        }
      }
    }
    for (TypeSpec nested : type.typeSpecs) {
      separate(isFirst);
      isFirst = false;
      type(nested);
    }
  }

  private void separate(boolean isFirst) {
    if (!isFirst) {
      code.add("\n");
    }
  }

  private void field(FieldSpec field) {
    code.javadoc(field.javadoc);
    annotations(field.annotations);
    modifiers(field.modifiers);
    code.type(field.type);
    code.add(" ");
    code.add(field.name);
    if (!field.initializer.isEmpty()) {
      code.add(" = ");
      code.add(field.initializer);
    }
    code.add(";\n");
  }

  private void method(MethodSpec method, String className) {
    if (!method.typeVariables.isEmpty() || method.varargs || method.defaultValue != null) {
      throw new IllegalStateException("no generated method is written like this: " + method);
    }
    code.javadoc(javadoc(method));
    annotations(method.annotations);
    modifiers(method.modifiers);
    if (method.isConstructor()) {
      code.add(className);
    } else {
      code.type(method.returnType);
      code.add(" ");
      code.add(method.name);
    }
    code.add("(");
    code.wrap(false);
    String separator = "";
    for (ParameterSpec parameter : method.parameters) {
      if (!separator.isEmpty()) {
        code.add(separator);
        code.wrap(true);
      }
      parameter(parameter);
      separator = ",";
    }
    code.add(")");
    exceptions(method);
    if (method.modifiers.contains(Modifier.ABSTRACT)) {
      code.add(";\n");
      return;
    }
    code.add(" {\n");
    code.indent(1);
    code.addWhole(method.code);
    code.indent(-1);
    code.add("}\n");
  }

  private void exceptions(MethodSpec method) {
    if (method.exceptions.isEmpty()) {
      return;
    }
    code.wrap(true);
    code.add("throws");
    String separator = "";
    for (TypeName each : method.exceptions) {
      code.add(separator);
      code.wrap(true);
      code.type(each);
      separator = ",";
    }
  }

  private static CodeBlock javadoc(MethodSpec method) {
    CodeBlock.Builder javadoc = method.javadoc.toBuilder();
    String separator = method.javadoc.isEmpty() ? "" : "\n";
    for (ParameterSpec parameter : method.parameters) {
      if (!parameter.javadoc.isEmpty()) {
        javadoc.add(separator + "@param $L $L", parameter.name, parameter.javadoc);
        separator = "";
      }
    }
    return javadoc.build();
  }

  private void parameter(ParameterSpec parameter) {
    for (AnnotationSpec each : parameter.annotations) {
      code.annotation(each);
      code.add(" ");
    }
    modifiers(parameter.modifiers);
    code.type(parameter.type);
    code.add(" ");
    code.add(parameter.name);
  }

  private void annotations(Iterable<AnnotationSpec> annotations) {
    for (AnnotationSpec each : annotations) {
      code.annotation(each);
      code.add("\n");
    }
  }

  private void modifiers(Set<Modifier> modifiers) {
    if (modifiers.isEmpty()) {
      return;
    }
    for (Modifier each : MODIFIERS) {
      if (modifiers.contains(each)) {
        code.add(each.toString());
        code.add(" ");
      }
    }
  }
}
