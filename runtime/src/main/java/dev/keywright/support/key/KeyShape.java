package dev.keywright.support.key;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The language of a key template: tells whether a key's text can be one of its keys, without an
 * exception. Immutable; made once, with {@code KeyShape.start().literal("ORDER#").slot(ORDER_ID)}.
 */
public final class KeyShape {

  private static final KeyShape START = new KeyShape(List.of());

  /** A literal or a slot. */
  private record Part(String literal, @Nullable SlotEncoding<?> slot) {}

  private final List<Part> parts;

  private KeyShape(List<Part> parts) {
    this.parts = parts;
  }

  /** The shape of the empty template. */
  public static KeyShape start() {
    return START;
  }

  /** Returns this shape with a literal after it. */
  public KeyShape literal(String literal) {
    return with(new Part(literal, null));
  }

  /** Returns this shape with a slot after it. */
  public KeyShape slot(SlotEncoding<?> slot) {
    return with(new Part("", slot));
  }

  private KeyShape with(Part part) {
    List<Part> longer = new ArrayList<>(parts);
    longer.add(part);
    return new KeyShape(List.copyOf(longer));
  }

  /** Returns whether the text is a key of this shape. */
  public boolean matches(String text) {
    int position = 0;
    for (int i = 0; i < parts.size(); i++) {
      SlotEncoding<?> slot = parts.get(i).slot();
      if (slot == null) {
        String literal = parts.get(i).literal();
        if (!text.startsWith(literal, position)) {
          return false;
        }
        position += literal.length();
        continue;
      }
      int end = slotEnd(text, position, slot, i + 1);
      if (end < 0 || end > text.length() || !slot.accepts(text.substring(position, end))) {
        return false;
      }
      position = end;
    }
    return position == text.length();
  }

  private int slotEnd(String text, int position, SlotEncoding<?> slot, int next) {
    if (slot.isPrefixFree()) {
      return position + slot.lengthAt(text, position);
    }
    if (next == parts.size()) {
      return text.length();
    }
    // A slot that does not end by itself is followed by a literal whose first code point it cannot
    // hold.
    return text.indexOf(parts.get(next).literal().codePointAt(0), position);
  }
}
