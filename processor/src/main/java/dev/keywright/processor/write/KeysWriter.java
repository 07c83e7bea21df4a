package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.plan.BoundPart;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.KeyValue;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.processor.plan.Term;
import dev.keywright.support.key.KeyLimits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Writes {@code OrderKeys}: the entity's key builders, typed and public, and the encodings of its
 * slots. Repositories and codecs call it; so may a user who writes requests of his own.
 */
public final class KeysWriter {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final KeyConstants constants;
  private final ClassName name;

  /** A writer for an entity's keys. */
  public KeysWriter(TableLayout layout, EntityLayout entity) {
    this.layout = layout;
    this.entity = entity;
    this.constants = new KeyConstants(entity);
    this.name = GeneratedNames.keys(entity.entity());
  }

  /** The class. */
  public TypeSpec write() {
    TypeSpec.Builder type =
        GeneratedTypes.finalClass(name)
            .addJavadoc(
                "The keys of {@link $T} in table {@code $L}: typed builders of the text of each key"
                    + " attribute.\n",
                entity.entity().type(),
                layout.table().name());
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
    builders(layout, entity).forEach((attribute, builder) -> type.addMethod(method(builder)));
    return type.build();
  }

  /**
   * A key builder: the method for one derived key attribute.
   *
   * @param method its name
   * @param text what it builds
   * @param path the path whose key it belongs to
   * @param isPartition whether that is the partition key there
   */
  record Builder(String method, KeyText text, KeyPath path, boolean isPartition) {

    /** The properties that it takes, in the order of the slots. */
    List<PropertyPath> parameters() {
      Set<PropertyPath> paths = new LinkedHashSet<>();
      text.slots().forEach(slot -> paths.add(slot.path()));
      return new ArrayList<>(paths);
    }
  }

  /** The builders of an entity's derived key attributes. */
  static Map<String, Builder> builders(TableLayout layout, EntityLayout entity) {
    Map<String, Builder> builders = new LinkedHashMap<>();
    for (KeyPath path : KeyPath.of(layout.table())) {
      String prefix = path.isTable() ? "" : GeneratedNames.indexPrefix(path.indexName());
      for (String attribute : path.key().attributes()) {
        Optional<KeyText> text = entity.text(attribute).filter(KeyText::isDerived);
        boolean isPartition = path.key().partition().contains(attribute);
        String role = isPartition ? "partition" : "sort";
        String method = prefix.isEmpty() ? role : prefix + (isPartition ? "Partition" : "Sort");
        text.ifPresent(
            each -> builders.putIfAbsent(attribute, new Builder(method, each, path, isPartition)));
      }
    }
    return builders;
  }

  /**
   * A call of the builder of a key attribute's text; empty where a slot is not filled by a whole
   * property.
   *
   * @param argument the expression that fills a slot
   */
  static Optional<CodeBlock> call(
      TableLayout layout,
      EntityLayout entity,
      KeyValue value,
      Function<BoundPart.Value, CodeBlock> argument) {
    List<CodeBlock> arguments = new ArrayList<>();
    Set<PropertyPath> seen = new LinkedHashSet<>();
    for (int i = 0; i < value.parts().size(); i++) {
      KeyText.Part written = i < value.text().parts().size() ? value.text().parts().get(i) : null;
      BoundPart part = value.parts().get(i);
      if (part instanceof BoundPart.Text text) {
        if (!(written instanceof KeyText.Text literal) || !literal.text().equals(text.text())) {
          return Optional.empty();
        }
        continue;
      }
      BoundPart.Value bound = (BoundPart.Value) part;
      if (!(bound.known() instanceof Term.Parameter parameter) || !parameter.bucket().isEmpty()) {
        return Optional.empty();
      }
      if (seen.add(bound.slot().path())) {
        arguments.add(argument.apply(bound));
      }
    }
    return Optional.of(
        CodeBlock.of(
            "$T.$L($L)",
            GeneratedNames.keys(entity.entity()),
            builders(layout, entity).get(value.attribute()).method(),
            CodeBlock.join(arguments, ", ")));
  }

  private MethodSpec method(Builder builder) {
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
    KeyTextCode.inside(name, constants)
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
