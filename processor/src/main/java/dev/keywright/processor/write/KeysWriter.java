package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.plan.BoundPart;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.Term;
import dev.keywright.support.key.KeyLimits;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes {@code OrderKeys}: the entity's key builders, typed and public, and the encodings of its
 * slots. Repositories and codecs call it; so may a user who writes requests of his own.
 */
public final class KeysWriter {

  private final EntityKeys keys;
  private final EntityLayout entity;
  private final KeyConstants constants;

  /** A writer for an entity's keys. */
  KeysWriter(EntityKeys keys) {
    this.keys = keys;
    this.entity = keys.entity();
    this.constants = keys.constants();
  }

  /** The class. */
  public TypeSpec write() {
    TypeSpec.Builder type =
        GeneratedTypes.finalClass(keys.type())
            .addJavadoc(
                "The keys of {@link $T} in table {@code $L}: typed builders of the text of each key"
                    + " attribute.\n",
                entity.entity().type(),
                keys.layout().table().name());
    // Encodings are made of them.
    constants
        .converters()
        .forEach(
            (converter, constant) ->
                type.addField(
                    FieldSpec.builder(
                            converter, constant, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("Makes what stands in keys and conditions.\n")
                        .initializer("new $T()", converter)
                        .build()));
    for (String constant : constants.names()) {
      KeySlot slot = constants.slot(constant);
      type.addField(
          FieldSpec.builder(
                  EncodingCode.type(slot),
                  constant,
                  Modifier.PUBLIC,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .addJavadoc("How {@code $L} stands in {@code $L}.\n", slot.path(), slot)
              .initializer(EncodingCode.factory(slot, constants.converter(slot.path().property())))
              .build());
    }
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    keys.builders().values().forEach(builder -> type.addMethod(method(builder)));
    return type.build();
  }

  private MethodSpec method(KeyBuilder builder) {
    KeyText text = builder.text();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(builder.method())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(String.class);
    method.addJavadoc(
        "The $L key of $L, attribute {@code $L}: {@code $L}.\n",
        builder.isPartition() ? "partition" : "sort",
        builder.path().isTable() ? "the table" : "index {@code " + builder.path().label() + "}",
        text.attribute(),
        text.source());
    for (PropertyPath path : builder.parameters()) {
      method.addParameter(PropertyCode.valueType(path), KnownType.name(path));
    }
    List<BoundPart> parts = new ArrayList<>();
    for (KeyText.Part part : text.parts()) {
      parts.add(
          part instanceof KeyText.Text literal
              ? new BoundPart.Text(literal.text())
              : value(((KeyText.Value) part).slot()));
    }
    if (KeyTextCode.isLiteral(parts)) {
      return method.addStatement("return $S", KeyTextCode.literal(parts)).build();
    }
    method.addJavadoc(
        "\n@throws $T if a value is empty, out of its format's reach, or makes the key too long\n",
        ClassName.get("dev.keywright", "KeyValueException"));
    CodeBlock.Builder body = CodeBlock.builder();
    String variable =
        builder.parameters().stream().anyMatch(each -> each.name().equals("key")) ? "text" : "key";
    KeyTextCode.inside(keys)
        .build(
            body,
            variable,
            parts,
            value -> CodeBlock.of("$L", KnownType.name(value.slot().path())));
    body.addStatement(
        "return $T.$L($L, $S, $S)",
        KeyLimits.class,
        builder.isPartition() ? "partition" : "sort",
        variable,
        entity.entity().name(),
        text.attribute());
    return method.addCode(body.build()).build();
  }

  private static BoundPart value(KeySlot slot) {
    return new BoundPart.Value(slot, new Term.Parameter(slot.path(), List.of()));
  }
}
