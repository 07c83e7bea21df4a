package dev.keywright.processor.write;

import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The constants of an entity's keys class: one for each encoding that its keys use, named after the
 * property, and after the key attribute too where a property has several.
 */
final class KeyConstants {

  private final Map<String, KeySlot> byName = new LinkedHashMap<>();
  private final Map<String, String> nameByCode = new LinkedHashMap<>();

  KeyConstants(EntityLayout entity) {
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
    if (byName.containsKey(name)) {
      name += "_IN_" + GeneratedNames.constant(text.attribute());
    }
    for (int i = 2; byName.containsKey(name); i++) {
      name = GeneratedNames.constant(slot.path().name()) + "_" + i;
    }
    byName.put(name, slot);
    nameByCode.put(code, name);
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

  private static String code(KeySlot slot) {
    return slot.path() + " " + EncodingCode.factory(slot);
  }
}
