package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** Our one pass over a file writes, to the letter, what JavaPoet writes in two. */
class TypeEmitterTest {

  private static final ClassName HERE = ClassName.get("a.b", "Here");
  private static final ClassName INNER = HERE.nestedClass("Inner");

  private static void same(TypeSpec type) {
    for (String packageName : List.of("a.b", "")) {
      JavaFile file =
          JavaFile.builder(packageName, type).indent("  ").skipJavaLangImports(true).build();
      assertEquals(file.toString(), TypeEmitter.text(file, name -> false).toString());
    }
  }

  private static TypeSpec.Builder here() {
    return TypeSpec.classBuilder(HERE);
  }

  private static MethodSpec.Builder method(String name) {
    return MethodSpec.methodBuilder(name);
  }

  private static TypeSpec withReferences(ClassName... names) {
    MethodSpec.Builder method = method("m");
    for (ClassName each : names) {
      method.addStatement("$T.call()", each);
    }
    return here().addMethod(method.build()).build();
  }

  @Test
  void membersStandInOrder() {
    same(
        here()
            .addJavadoc("About {@link $T}\n\nand {@link $T}.\n", Map.class, ClassName.get("z", "Z"))
            .addAnnotation(
                AnnotationSpec.builder(Deprecated.class).addMember("value", "$S", "x").build())
            .addAnnotation(Override.class)
            .addModifiers(Modifier.ABSTRACT, Modifier.PUBLIC)
            .superclass(ClassName.get("z", "Base"))
            .addSuperinterface(Runnable.class)
            .addSuperinterface(ParameterizedTypeName.get(Comparable.class, String.class))
            .addMethod(method("first").build())
            .addField(FieldSpec.builder(int.class, "last").build())
            .addField(
                FieldSpec.builder(String[].class, "TEXTS", Modifier.STATIC, Modifier.PRIVATE)
                    .addJavadoc("No line break")
                    .initializer("new String[] {$S, $S}", "a\"\\\u0001\n\t'b", null)
                    .build())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(method("open").addModifiers(Modifier.ABSTRACT).build())
            .addType(
                TypeSpec.classBuilder("Inner")
                    .addModifiers(Modifier.STATIC)
                    .addField(INNER, "inner")
                    .addField(ClassName.get(Map.Entry.class), "entry")
                    .build())
            .addField(INNER, "inner")
            .addField(HERE, "here")
            .build());
  }

  @Test
  void typesOfEveryKind() {
    TypeName entry =
        ParameterizedTypeName.get(
            ClassName.get(Map.Entry.class),
            WildcardTypeName.subtypeOf(Number.class),
            WildcardTypeName.supertypeOf(Integer.class));
    same(
        here()
            .addField(entry, "entry")
            .addField(ArrayTypeName.of(entry), "entries")
            .addField(
                ParameterizedTypeName.get(
                    ClassName.get(List.class), WildcardTypeName.subtypeOf(Object.class)),
                "list")
            .addMethod(method("primitive").returns(long.class).build())
            .build());
  }

  @Test
  void namesThatClashAreWrittenOut() {
    same(withReferences(ClassName.get("x", "Same"), ClassName.get("y", "Same")));
    same(withReferences(ClassName.get("x", "Same"), ClassName.get("a.b", "Same")));
    same(withReferences(ClassName.get("a.b", "Same"), ClassName.get("x", "Same")));
    same(withReferences(ClassName.get("x", "Here"), HERE, ClassName.get("", "Unnamed")));
    same(withReferences(ClassName.get("x", "Outer", "Here"), ClassName.get("x", "Outer", "In")));
    same(withReferences(ClassName.get("x", "In"), ClassName.get("x", "Outer", "In")));
    same(withReferences(ClassName.get("java.lang", "String"), ClassName.get("x", "String")));
    same(
        withReferences(ClassName.get("x", "Inner"), INNER).toBuilder()
            .addType(
                TypeSpec.classBuilder("Inner").addField(ClassName.get("x", "Inner"), "i").build())
            .build());
  }

  @Test
  void documentationImportsNothing() {
    same(
        here()
            .addJavadoc("$T, $T", ClassName.get("x", "OnlyHere"), ClassName.get("x", "Elsewhere"))
            .addField(ClassName.get("x", "Elsewhere"), "field")
            .build());
    same(
        here()
            .addJavadoc("$T", ClassName.get("a.b", "Same"))
            .addField(ClassName.get("x", "Same"), "field")
            .build());
  }

  @Test
  void linesBreakAtTheSamePlaces() {
    for (int length = 1; length < 120; length++) {
      ClassName type = ClassName.get("x.y", "T".repeat(length));
      same(
          here()
              .addMethod(
                  method("m")
                      .addModifiers(Modifier.PUBLIC)
                      .returns(type)
                      .addParameter(type, "first")
                      .addParameter(
                          ParameterSpec.builder(List.class, "second", Modifier.FINAL)
                              .addAnnotation(Deprecated.class)
                              .build())
                      .addParameter(type, "third")
                      .addException(IOException.class)
                      .addException(ClassName.get("x.y", "E" + "e".repeat(length / 2)))
                      .addCode("call($Wone,$Wtwo$Z.three());\n")
                      .build())
              .addMethod(MethodSpec.constructorBuilder().addParameter(type, "only").build())
              .build());
    }
  }

  @Test
  void statementsAreIndented() {
    CodeBlock inner = CodeBlock.of("$T.of(\n$S,\n$L)", List.class, "a\nb\n", 5);
    same(
        here()
            .addMethod(
                method("m")
                    .addJavadoc("Says $$ and $L.", CodeBlock.of("{@code $L}", "it"))
                    .addParameter(
                        ParameterSpec.builder(int.class, "x").addJavadoc("the x\n").build())
                    .addParameter(ParameterSpec.builder(int.class, "y").addJavadoc("the y").build())
                    .beginControlFlow("if ($N > 1)", "x")
                    .addStatement("return $L\n.next()\n.last()", inner)
                    .nextControlFlow("else")
                    .addStatement("$L.go()", inner)
                    .endControlFlow()
                    .addCode("switch (x) {\n$>case 1 -> {}\n\n$<}")
                    .build())
            .addMethod(
                method("n")
                    .addParameter(ParameterSpec.builder(int.class, "x").addJavadoc("the x").build())
                    .build())
            .build());
  }

  @Test
  void whatItDoesNotKnowIsRefused() {
    JavaFile file = JavaFile.builder("a", TypeSpec.interfaceBuilder("I").build()).build();
    assertThrows(IllegalStateException.class, () -> TypeEmitter.text(file, name -> false));
  }
}
