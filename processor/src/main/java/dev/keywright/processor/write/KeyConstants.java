package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.support.key.CharacterEncoding;
import dev.keywright.support.key.DecimalEncoding;
import dev.keywright.support.key.IntegerEncoding;
import dev.keywright.support.key.ShardEncoding;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.TextEncoding;
import dev.keywright.support.key.TimeEncoding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The constants of an entity's keys class: one for each encoding that its keys use, named after the
 * property, and after the key attribute too where a property has several.
 */
final class KeyConstants {

  private final Map<String, KeySlot> byName = new LinkedHashMap<>();
  private final Map<String, String> nameByCode = new LinkedHashMap<>();
  private final Map<ClassName, String> converters = new LinkedHashMap<>();

  KeyConstants(EntityLayout entity) {
    addConverters(entity.entity().properties());
    for (KeyText text : entity.texts().values()) {
      text.slots().forEach(slot -> addConverters(List.of(slot.path().property())));
    }
    for (KeyText text : entity.texts().values()) {
      for (KeySlot slot : text.slots()) {
        if (slot.form() == KeySlot.Form.TEXT) {
          add(text, slot);
        }
      }
    }
  }

  private void add(KeyText text, KeySlot slot) {
    String code = code(slot);
    if (nameByCode.containsKey(code)) {
      return;
    }
    String name = GeneratedNames.constant(slot.path().name());
    if (isTaken(name)) {
      name += "_IN_" + GeneratedNames.constant(text.attribute());
    }
    for (int i = 2; isTaken(name); i++) {
      name = GeneratedNames.constant(slot.path().name()) + "_" + i;
    }
    byName.put(name, slot);
    nameByCode.put(code, name);
  }

  private boolean isTaken(String name) {
    return byName.containsKey(name) || converters.containsValue(name);
  }

  /** Converters that keep order: keys and conditions ask for what they store. */
  private void addConverters(List<Property> properties) {
    for (Property each : properties) {
      each.converted()
          .filter(converted -> converted.inKeys().isPresent())
          .ifPresent(converted -> addConverter(converted.converter()));
      each.document().ifPresent(document -> addConverters(document.properties()));
    }
  }

  private void addConverter(ClassName converter) {
    if (converters.containsKey(converter)) {
      return;
    }
    String name = GeneratedNames.constant(converter.simpleName());
    for (int i = 2; isTaken(name); i++) {
      name = GeneratedNames.constant(converter.simpleName()) + "_" + i;
    }
    converters.put(converter, name);
  }

  /** The converters, each with the constant that holds it. */
  Map<ClassName, String> converters() {
    return new LinkedHashMap<>(converters);
  }

  /** The constant that holds the converter of a property; empty where it has none. */
  Optional<String> converter(Property property) {
    return property.converted().map(ValueType.Converted::converter).map(converters::get);
  }

  /** The constant that holds a slot's encoding. */
  String name(KeySlot slot) {
    String name = nameByCode.get(code(slot));
    if (name == null) {
      throw new IllegalStateException("no constant for " + slot);
    }
    return name;
  }

  /** The constants' names, in order. */
  List<String> names() {
    return new ArrayList<>(byName.keySet());
  }

  /** The slot of a constant. */
  KeySlot slot(String name) {
    return byName.get(name);
  }

  // What tells encodings apart, cheaper to say than the expression that makes them.
  private static String code(KeySlot slot) {
    return slot.path().name() + ' ' + code(slot.text());
  }

  private static String code(SlotEncoding<?> encoding) {
    String type = encoding.getClass().getSimpleName() + ' ';
    if (encoding instanceof TextEncoding text) {
      return type + text.mode() + text.fold() + text.delimiter() + text.isLast();
    }
    if (encoding instanceof CharacterEncoding character) {
      return type + code(character.text());
    }
    if (encoding instanceof ShardEncoding<?> shard) {
      return type + shard.count() + code(shard.hashed());
    }
    if (encoding instanceof IntegerEncoding<?> integer) {
      return type + integer.digits();
    }
    if (encoding instanceof DecimalEncoding<?> decimal) {
      return type + decimal.integerDigits() + '.' + decimal.fractionDigits();
    }
    return encoding instanceof TimeEncoding<?> time ? type + time.precision() : type;
  }
}
