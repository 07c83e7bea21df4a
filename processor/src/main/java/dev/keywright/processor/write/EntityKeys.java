package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.BoundPart;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.KeyValue;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.processor.plan.Term;
import dev.keywright.support.key.KeyShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * An entity's keys class as the code around it sees it: its name, its constants and its builders.
 * Made once for an entity, and handed to all that write code which calls it.
 */
final class EntityKeys {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final ClassName type;
  private final KeyConstants constants;
  private final ConverterCode converters;
  private final Map<String, KeyBuilder> builders;

  private EntityKeys(TableLayout layout, EntityLayout entity) {
    this.layout = layout;
    this.entity = entity;
    this.type = GeneratedNames.keys(entity.entity());
    this.constants = new KeyConstants(entity);
    this.converters = new ConverterCode(type, constants);
    this.builders = KeyBuilder.of(layout, entity);
  }

  /** The keys of an entity. */
  static EntityKeys of(TableLayout layout, EntityLayout entity) {
    return new EntityKeys(layout, entity);
  }

  TableLayout layout() {
    return layout;
  }

  EntityLayout entity() {
    return entity;
  }

  /** The generated class. */
  ClassName type() {
    return type;
  }

  /** Its constants: the encodings and converters. */
  KeyConstants constants() {
    return constants;
  }

  /** The code that calls converters by those constants. */
  ConverterCode converters() {
    return converters;
  }

  /** Its methods, by the key attribute that they build. */
  Map<String, KeyBuilder> builders() {
    return builders;
  }

  /** The properties in the table's key, which name one item. */
  static Map<String, PropertyPath> keyParameters(TableLayout layout, EntityLayout entity) {
    Map<String, PropertyPath> parameters = new LinkedHashMap<>();
    for (String attribute : layout.table().key().attributes()) {
      for (KeySlot slot : entity.texts().get(attribute).slots()) {
        parameters.putIfAbsent(KnownType.name(slot.path()), slot.path());
      }
    }
    return parameters;
  }

  /**
   * A call of the builder of a key attribute's text; empty where a slot is not filled by a whole
   * property.
   *
   * @param argument the expression that fills a slot
   */
  Optional<CodeBlock> call(KeyValue value, Function<BoundPart.Value, CodeBlock> argument) {
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
    return Optional.of(call(builders.get(value.attribute()), arguments));
  }

  /** A call of a builder. */
  CodeBlock call(KeyBuilder builder, List<CodeBlock> arguments) {
    return CodeBlock.of("$T.$L($L)", type, builder.method(), CodeBlock.join(arguments, ", "));
  }

  /** The expression that makes the shape of the text in a key attribute. */
  CodeBlock shape(String attribute) {
    CodeBlock.Builder shape = CodeBlock.builder().add("$T.start()", KeyShape.class);
    for (KeyText.Part part : entity.texts().get(attribute).parts()) {
      if (part instanceof KeyText.Text literal) {
        shape.add(".literal($S)", literal.text());
      } else {
        KeySlot slot = ((KeyText.Value) part).slot();
        shape.add(".slot($T.$L)", type, constants.name(slot));
      }
    }
    return shape.build();
  }
}
