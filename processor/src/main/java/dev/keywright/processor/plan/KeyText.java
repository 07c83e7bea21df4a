package dev.keywright.processor.plan;

import java.util.ArrayList;
import java.util.List;

/** What an entity stores in a key attribute. */
public sealed interface KeyText {

  /** The key attribute. */
  String attribute();

  /** Its parts: literal text and slots. */
  List<Part> parts();

  /** As written, for messages. */
  String source();

  /** A part of a key. */
  sealed interface Part {}

  /** Literal text. */
  record Text(String text) implements Part {}

  /** A property's value. */
  record Value(KeySlot slot) implements Part {}

  /** Text made from a template, stored for the key's sake. */
  record Derived(String attribute, String source, List<Part> parts) implements KeyText {
    public Derived {
      parts = List.copyOf(parts);
    }
  }

  /** The property's own attribute is the key; nothing is stored twice. */
  record Native(String attribute, KeySlot slot) implements KeyText {
    @Override
    public List<Part> parts() {
      return List.of(new Value(slot));
    }

    @Override
    public String source() {
      return slot.toString();
    }
  }

  /** The slots, in order. */
  default List<KeySlot> slots() {
    List<KeySlot> slots = new ArrayList<>();
    for (Part part : parts()) {
      if (part instanceof Value value) {
        slots.add(value.slot());
      }
    }
    return slots;
  }

  /** Whether the attribute exists for the key alone. */
  default boolean isDerived() {
    return this instanceof Derived;
  }

  /** The DynamoDB type of the attribute: S, N or B. */
  default String attributeType() {
    if (this instanceof Native own) {
      return switch (own.slot().form()) {
        case TEXT -> "S";
        case NUMBER -> "N";
        case BINARY -> "B";
      };
    }
    return "S";
  }
}
