package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import dev.keywright.NotUniqueException;
import dev.keywright.processor.model.ItemCollection.Arity;
import dev.keywright.processor.model.ItemCollection.Member;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.KeyTail;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.support.CollectionAssembly;
import dev.keywright.support.CollectionPart;
import dev.keywright.support.PartLimit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes the class in which one reading of an item collection is assembled: a field for each
 * component, and which items go where.
 */
final class AssemblyWriter {

  private final CollectionPlan plan;
  private final ClassName collection;
  private final String range;
  private final String beginning;
  private final String found;
  private final String item;

  AssemblyWriter(CollectionPlan plan) {
    this.plan = plan;
    this.collection = plan.collection().type();
    this.range = free("range");
    this.beginning = free("beginning");
    this.found = free("found");
    this.item = free("item");
  }

  /** The name of the class for a pattern. */
  static String name(CollectionPlan plan) {
    String pattern = plan.pattern().name();
    return Character.toUpperCase(pattern.charAt(0)) + pattern.substring(1) + "Assembly";
  }

  /** The constant with the shape by which a part knows its items. */
  static String shape(CollectionPlan.Part part) {
    return GeneratedNames.constant(part.entity().entity().name())
        + "_"
        + QueryCode.shapeConstant(part.discriminator().attribute());
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name(plan))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(
                ParameterizedTypeName.get(ClassName.get(CollectionAssembly.class), collection));
    given(type);
    for (Member member : plan.collection().members()) {
      type.addField(field(member));
    }
    type.addField(TypeName.BOOLEAN, found, Modifier.PRIVATE);
    return type.addMethod(parts()).addMethods(setters()).addMethod(finish()).build();
  }

  /** What the query knows and the parts check: fields, in the order of the constructor. */
  private void given(TypeSpec.Builder type) {
    Map<String, TypeName> given = new LinkedHashMap<>();
    plan.question().range().ifPresent(path -> given.put(range, RangeCode.type(path)));
    plan.checkedBeginning().ifPresent(begins -> given.put(beginning, ClassName.get(String.class)));
    if (given.isEmpty()) {
      return;
    }
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
    given.forEach(
        (field, of) -> {
          type.addField(of, field, Modifier.PRIVATE, Modifier.FINAL);
          constructor.addParameter(of, field).addStatement("this.$N = $N", field, field);
        });
    type.addMethod(constructor.build());
  }

  /** A name for what is no component. */
  private String free(String name) {
    boolean taken = plan.collection().members().stream().anyMatch(each -> each.name().equals(name));
    return taken ? free(name + "_") : name;
  }

  /** What a component takes one by one. */
  private static TypeName taken(Member member) {
    return member.arity() == Arity.OTHERS ? AttributeValueForm.DOCUMENT : member.type();
  }

  private static boolean isList(Member member) {
    return member.arity() == Arity.LIST || member.arity() == Arity.OTHERS;
  }

  private static FieldSpec field(Member member) {
    if (isList(member)) {
      return FieldSpec.builder(
              ParameterizedTypeName.get(ClassName.get(List.class), taken(member)),
              member.name(),
              Modifier.PRIVATE,
              Modifier.FINAL)
          .initializer("new $T<>()", ArrayList.class)
          .build();
    }
    return FieldSpec.builder(member.type(), member.name(), Modifier.PRIVATE).build();
  }

  private MethodSpec parts() {
    List<CodeBlock> parts = new ArrayList<>(plan.parts().stream().map(this::part).toList());
    // Last, since an item goes to the first part that takes it.
    plan.collection().members().stream()
        .filter(each -> each.arity() == Arity.OTHERS)
        .forEach(each -> parts.add(others(each)));
    MethodSpec.Builder method = MethodSpec.methodBuilder("parts");
    for (Member member : plan.collection().members()) {
      if (sharesLimit(member)) {
        method.addStatement(
            "$T $L = $T.of($L)",
            PartLimit.class,
            sharedLimit(member),
            PartLimit.class,
            plan.pattern().limit());
      }
    }
    return method
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(
            ParameterizedTypeName.get(
                ClassName.get(List.class),
                ParameterizedTypeName.get(
                    ClassName.get(CollectionPart.class), WildcardTypeName.subtypeOf(Object.class))))
        .addStatement("return $T.of(\n$L)", List.class, CodeBlock.join(parts, ",\n"))
        .build();
  }

  private CodeBlock others(Member member) {
    CodeBlock part = CodeBlock.of("$T.others(this::$L)", CollectionPart.class, setter(member));
    return plan.pattern().limit() > 0
        ? CodeBlock.of("$L\n    .limit($L)", part, plan.pattern().limit())
        : part;
  }

  private CodeBlock part(CollectionPlan.Part part) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "$T.of($T.INSTANCE, this::$L)",
                CollectionPart.class,
                GeneratedNames.codec(part.entity().entity()),
                setter(part.member()));
    switch (part.discriminator().by()) {
      case NOTHING -> {}
      case TYPE ->
          code.add(
              "\n    .ofType($S, $S)",
              part.discriminator().attribute(),
              part.entity().entity().typeValue());
      case KEY_TEXT ->
          code.add(
              "\n    .whereItem(item -> $L.matches(item.get($S).s()))",
              shape(part),
              part.discriminator().attribute());
    }
    part.tail().flatMap(this::isOwn).ifPresent(code::add);
    plan.question()
        .range()
        .flatMap(path -> resolved(part, path))
        .ifPresent(
            path ->
                code.add(
                    "\n    .where(each -> $N.contains($L))",
                    range,
                    PropertyCode.value("each", path)));
    if (part.member().arity() != Arity.LIST) {
      code.add(part.keyed() ? "\n    .single()" : "\n    .unique()");
    } else if (plan.pattern().limit() > 0) {
      code.add(
          "\n    .limit($L)",
          sharesLimit(part.member()) ? sharedLimit(part.member()) : plan.pattern().limit());
    }
    return code.build();
  }

  /** The check that a key has the known beginning, and what the entity's own have behind it. */
  private Optional<CodeBlock> isOwn(KeyTail tail) {
    if (tail.text().isEmpty() && !tail.whole()) {
      return Optional.empty();
    }
    CodeBlock own =
        tail.text().isEmpty()
            ? CodeBlock.of("$N", beginning)
            : CodeBlock.of("$N + $S", beginning, tail.text());
    return Optional.of(
        CodeBlock.of(
            "\n    .whereKey(item -> item.get($S).s().$L($L))",
            plan.checkedBeginning().orElseThrow().text().attribute(),
            tail.whole() ? "equals" : "startsWith",
            own));
  }

  /** Whether several entities fill one list, whose limit they share. */
  private boolean sharesLimit(Member member) {
    return member.arity() == Arity.LIST
        && member.entities().size() > 1
        && plan.pattern().limit() > 0;
  }

  private static String sharedLimit(Member member) {
    return member.name() + "Limit";
  }

  private static Optional<PropertyPath> resolved(CollectionPlan.Part part, PropertyPath path) {
    return PropertyPath.resolve(part.entity().entity(), path.name())
            instanceof PropertyPath.Found found
        ? Optional.of(found.path())
        : Optional.empty();
  }

  private static String setter(Member member) {
    return "take" + Character.toUpperCase(member.name().charAt(0)) + member.name().substring(1);
  }

  private List<MethodSpec> setters() {
    List<MethodSpec> setters = new ArrayList<>();
    for (Member member : plan.collection().members()) {
      MethodSpec.Builder setter =
          MethodSpec.methodBuilder(setter(member))
              .addModifiers(Modifier.PRIVATE)
              .addParameter(taken(member), item);
      if (isList(member)) {
        setter.addStatement("$N.add($N)", member.name(), item);
      } else {
        if (member.entities().size() > 1) {
          setter
              .beginControlFlow("if ($N != null)", member.name())
              .addStatement(
                  "throw new $T($S, $S, null)",
                  NotUniqueException.class,
                  member.type().simpleName(),
                  plan.collection().name()
                      + "."
                      + plan.pattern().name()
                      + " holds more than one "
                      + member.type().simpleName())
              .endControlFlow();
        }
        setter.addStatement("$N = $N", member.name(), item);
      }
      setters.add(setter.addStatement("$N = true", found).build());
    }
    return setters;
  }

  private MethodSpec finish() {
    MethodSpec.Builder finish =
        MethodSpec.methodBuilder("finish")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), collection));
    List<CodeBlock> missing = new ArrayList<>();
    missing.add(CodeBlock.of("!$N", found));
    List<CodeBlock> arguments = new ArrayList<>();
    for (Member member : plan.collection().members()) {
      switch (member.arity()) {
        case ONE -> {
          missing.add(CodeBlock.of("$N == null", member.name()));
          arguments.add(CodeBlock.of("$N", member.name()));
        }
        case NULLABLE -> arguments.add(CodeBlock.of("$N", member.name()));
        case OPTIONAL ->
            arguments.add(CodeBlock.of("$T.ofNullable($N)", Optional.class, member.name()));
        case LIST, OTHERS ->
            arguments.add(CodeBlock.of("$T.copyOf($N)", List.class, member.name()));
      }
    }
    return finish
        .beginControlFlow("if ($L)", CodeBlock.join(missing, " || "))
        .addStatement("return $T.empty()", Optional.class)
        .endControlFlow()
        .addStatement(
            "return $T.of(new $T($L))", Optional.class, collection, CodeBlock.join(arguments, ", "))
        .build();
  }
}
