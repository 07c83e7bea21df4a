package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.KeyValueException;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.Term;
import dev.keywright.support.key.KeyLimits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes how an entity's codec fills the key attributes of the table and of every index, and how it
 * reads properties back from them. An index key attribute is written where some index that uses it
 * holds the item; so an item is in an index exactly when its key says so.
 */
public final class KeyAttributesCode implements DerivedAttributes {

  private final Table table;
  private final EntityKeys keys;
  private final EntityLayout entity;
  private final Set<String> readFromKeys;
  private final List<Property> properties;

  /**
   * Writes the derived attributes of an entity.
   *
   * @param readFromKeys the properties that some plan can read only from the text of a key
   */
  KeyAttributesCode(EntityKeys keys, Set<String> readFromKeys) {
    this(keys, readFromKeys, keys.entity().entity().properties());
  }

  private KeyAttributesCode(EntityKeys keys, Set<String> readFromKeys, List<Property> properties) {
    this.table = keys.layout().table();
    this.keys = keys;
    this.entity = keys.entity();
    this.readFromKeys = readFromKeys;
    this.properties = List.copyOf(properties);
  }

  @Override
  public DerivedAttributes of(List<Property> properties) {
    return new KeyAttributesCode(keys, readFromKeys, properties);
  }

  /** A path as the instances at hand have it; empty where their type has no such property. */
  private Optional<PropertyPath> own(PropertyPath path) {
    return path.in(properties);
  }

  private boolean hasAll(KeyText text) {
    return text.slots().stream().allMatch(each -> own(each.path()).isPresent());
  }

  @Override
  public int count() {
    return keys.builders().size() + (table.typeAttribute().isEmpty() ? 0 : 1);
  }

  @Override
  public Set<String> names() {
    Set<String> names = new LinkedHashSet<>(keys.builders().keySet());
    if (!table.typeAttribute().isEmpty()) {
      names.add(table.typeAttribute());
    }
    return names;
  }

  @Override
  public boolean isKeySensitive() {
    return table.key().attributes().stream()
        .flatMap(each -> entity.texts().get(each).slots().stream())
        .anyMatch(each -> each.path().sensitive());
  }

  @Override
  public void encode(CodeBlock.Builder body, String item, String instance) {
    for (String attribute : table.key().attributes()) {
      KeyText text = entity.texts().get(attribute);
      requirePresent(body, text, instance);
      if (text.isDerived()) {
        put(body, item, instance, attribute);
      } else {
        checkOwn(body, (KeyText.Native) text, instance);
      }
    }
    if (!table.typeAttribute().isEmpty()) {
      body.addStatement(
          "$L.put($S, $L.text($S))",
          item,
          table.typeAttribute(),
          AttributeValueCode.MAKE,
          entity.entity().typeValue());
    }
    indexAttributes(body, item, instance);
    ownIndexAttributes(body, instance);
  }

  private void indexAttributes(CodeBlock.Builder body, String item, String instance) {
    Map<CodeBlock, List<String>> byCondition = new LinkedHashMap<>();
    for (String attribute : keys.builders().keySet()) {
      if (!table.key().attributes().contains(attribute)) {
        condition(attribute, instance)
            .ifPresent(
                condition ->
                    byCondition
                        .computeIfAbsent(condition, each -> new ArrayList<>())
                        .add(attribute));
      }
    }
    byCondition.forEach(
        (condition, attributes) -> {
          if (condition.isEmpty()) {
            attributes.forEach(each -> put(body, item, instance, each));
            return;
          }
          body.beginControlFlow("if ($L)", condition);
          attributes.forEach(each -> put(body, item, instance, each));
          body.endControlFlow();
        });
  }

  /** When an attribute is written: no code for always; empty for never. */
  private Optional<CodeBlock> condition(String attribute, String instance) {
    KeyText text = entity.texts().get(attribute);
    if (!hasAll(text)) {
      return Optional.empty();
    }
    Set<CodeBlock> own = presence(List.of(text), instance);
    Set<CodeBlock> alternatives = new LinkedHashSet<>();
    boolean isNeeded = false;
    boolean always = false;
    for (Index index : table.indexes()) {
      if (!index.key().attributes().contains(attribute)
          || !entity.texts().keySet().containsAll(index.key().attributes())) {
        continue;
      }
      isNeeded = true;
      Optional<Set<CodeBlock>> live = membership(index, own, instance);
      always |= live.filter(Set::isEmpty).isPresent();
      live.ifPresent(each -> alternatives.add(PredicateCode.all(each)));
    }
    if (isNeeded && alternatives.isEmpty()) {
      return Optional.empty();
    }
    Set<CodeBlock> all = new LinkedHashSet<>(own);
    if (!always && !alternatives.isEmpty()) {
      all.add(PredicateCode.any(alternatives));
    }
    return Optional.of(PredicateCode.all(all));
  }

  /** What an instance must meet to be in an index, beside what is known; empty if none can be. */
  private Optional<Set<CodeBlock>> membership(Index index, Set<CodeBlock> known, String instance) {
    Set<CodeBlock> live = new LinkedHashSet<>();
    for (Term term : entity.whens().getOrDefault(index.name(), List.of())) {
      Optional<PropertyPath> path = own(term.path());
      if (path.isPresent()) {
        new PredicateCode(keys.converters())
            .of(instance, term.at(path.get()))
            .filter(each -> !known.contains(each))
            .ifPresent(live::add);
      } else if (!(term instanceof Term.Absent)) {
        return Optional.empty();
      }
    }
    List<KeyText> texts = index.key().attributes().stream().map(entity.texts()::get).toList();
    if (!texts.stream().allMatch(this::hasAll)) {
      return Optional.empty();
    }
    presence(texts, instance).stream().filter(each -> !known.contains(each)).forEach(live::add);
    return Optional.of(live);
  }

  private Set<CodeBlock> presence(List<KeyText> texts, String instance) {
    Set<CodeBlock> terms = new LinkedHashSet<>();
    for (KeyText text : texts) {
      for (KeySlot slot : text.slots()) {
        own(slot.path()).ifPresent(path -> terms.addAll(PropertyCode.presence(instance, path)));
      }
    }
    return terms;
  }

  private void put(CodeBlock.Builder body, String item, String instance, String attribute) {
    KeyBuilder builder = keys.builders().get(attribute);
    List<CodeBlock> arguments =
        builder.parameters().stream()
            .map(path -> PropertyCode.value(instance, own(path).orElseThrow()))
            .toList();
    body.addStatement(
        "$L.put($S, $L.text($L))",
        item,
        attribute,
        AttributeValueCode.MAKE,
        keys.call(builder, arguments));
  }

  /** A null in the table's key is an error that names entity and property. */
  private void requirePresent(CodeBlock.Builder body, KeyText text, String instance) {
    for (KeySlot slot : text.slots()) {
      List<CodeBlock> terms = PropertyCode.presence(instance, own(slot.path()).orElseThrow());
      if (!terms.isEmpty()) {
        body.beginControlFlow("if (!($L))", CodeBlock.join(terms, " && "));
        body.addStatement(
            "throw new $T($S)",
            KeyValueException.class,
            entity.entity().name()
                + "."
                + slot.path()
                + " has no value, and is part of the table's key");
        body.endControlFlow();
      }
    }
  }

  private void ownIndexAttributes(CodeBlock.Builder body, String instance) {
    for (KeyText text : entity.texts().values()) {
      if (text instanceof KeyText.Native own
          && !table.key().attributes().contains(text.attribute())) {
        checkOwn(body, own, instance);
      }
    }
  }

  /** A property that is a string key must be neither empty nor too long. */
  private void checkOwn(CodeBlock.Builder body, KeyText.Native own, String instance) {
    if (!hasAll(own)) {
      return;
    }
    PropertyPath path = own(own.slot().path()).orElseThrow();
    boolean isText =
        path.property().scalar().orElseThrow().javaType().toString().equals("java.lang.String");
    if (own.slot().form() != KeySlot.Form.TEXT || !isText) {
      return;
    }
    boolean inTable = table.key().attributes().contains(own.attribute());
    List<CodeBlock> terms = inTable ? List.of() : PropertyCode.presence(instance, path);
    if (!terms.isEmpty()) {
      body.beginControlFlow("if ($L)", CodeBlock.join(terms, " && "));
    }
    body.addStatement(
        "$T.$L($L, $S, $S)",
        KeyLimits.class,
        isPartition(own.attribute()) ? "requirePartition" : "requireSort",
        keys.converters().stored(path.property(), PropertyCode.value(instance, path)),
        entity.entity().name(),
        own.attribute());
    if (!terms.isEmpty()) {
      body.endControlFlow();
    }
  }

  // Where an attribute is a partition key here and a sort key there, the shorter limit holds.
  private boolean isPartition(String attribute) {
    boolean sorts =
        table.key().sort().contains(attribute)
            || table.indexes().stream().anyMatch(each -> each.key().sort().contains(attribute));
    return !sorts;
  }

  @Override
  public Optional<KeySource> fromKey(Property property, String item) {
    return property.stored() && !readFromKeys.contains(property.name())
        ? Optional.empty()
        : new KeySourceCode(keys, this::hasAll).of(property, item);
  }
}
