package dev.keywright.processor.plan;

import dev.keywright.support.key.EnumEncoding;
import dev.keywright.support.key.SlotEncoding;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The set of texts that a key attribute can hold, as a sequence of literals, choices and stretches
 * of an alphabet. Two entities can collide exactly where their languages meet; deciding that on
 * whole languages, not on how templates begin, is what makes {@code {id}} and {@code PROFILE} a
 * clash and {@code {placedAt}} and {@code PROFILE} none.
 *
 * <p>A slot's language is taken to be all texts of its alphabet and length: a superset, so that
 * languages which are said to be apart are apart.
 */
final class KeyLanguage {

  /** Code points that stand for all of their kind: alphabets do not tell the others apart. */
  private static final int[] SAMPLES = samples();

  private sealed interface Element {}

  private record Literal(List<Integer> codePoints) implements Element {}

  private record Choice(List<List<Integer>> texts) implements Element {}

  private record Stretch(SlotEncoding<?> alphabet, int min, int max) implements Element {}

  private record Anything() implements Element {}

  private final List<Element> elements;
  private final String type;

  private KeyLanguage(List<Element> elements, String type) {
    this.elements = elements;
    this.type = type;
  }

  /** All texts that an entity can store in a key attribute. */
  static KeyLanguage of(KeyText text) {
    List<Element> elements = new ArrayList<>();
    text.parts().forEach(part -> elements.add(element(part)));
    return new KeyLanguage(elements, text.attributeType());
  }

  /** All texts of some bound parts. */
  static KeyLanguage of(List<BoundPart> parts, String type) {
    List<Element> elements = new ArrayList<>();
    parts.forEach(part -> elements.add(element(part)));
    return new KeyLanguage(elements, type);
  }

  /** All texts that begin with one of this language. */
  KeyLanguage andAnything() {
    List<Element> longer = new ArrayList<>(elements);
    longer.add(new Anything());
    return new KeyLanguage(longer, type);
  }

  private static Element element(BoundPart part) {
    if (part instanceof BoundPart.Text text) {
      return new Literal(codePoints(text.text()));
    }
    return element(
        part instanceof BoundPart.Value value
            ? value.slot()
            : ((BoundPart.EveryShard) part).slot());
  }

  private static Element element(KeyText.Part part) {
    if (part instanceof KeyText.Text text) {
      return new Literal(codePoints(text.text()));
    }
    return element(((KeyText.Value) part).slot());
  }

  private static Element element(KeySlot slot) {
    if (slot.form() != KeySlot.Form.TEXT) {
      return new Anything();
    }
    SlotEncoding<?> encoding = slot.text();
    if (encoding instanceof EnumEncoding<?> constants) {
      return new Choice(constants.texts().stream().map(KeyLanguage::codePoints).toList());
    }
    return new Stretch(encoding, encoding.minLength(), encoding.maxLength());
  }

  /** Whether some text is in both languages. */
  boolean meets(KeyLanguage other) {
    if (!type.equals(other.type)) {
      return false;
    }
    Deque<State> open = new ArrayDeque<>();
    Set<State> seen = new HashSet<>();
    push(new State(start(), start()), other, open, seen);
    while (!open.isEmpty()) {
      State state = open.pop();
      if (isEnd(state.mine()) && other.isEnd(state.theirs())) {
        return true;
      }
      for (Step mine : steps(state.mine())) {
        for (Step theirs : other.steps(state.theirs())) {
          if (mine.meets(theirs)) {
            push(new State(mine.next(), theirs.next()), other, open, seen);
          }
        }
      }
    }
    return false;
  }

  private void push(State state, KeyLanguage other, Deque<State> open, Set<State> seen) {
    for (Position mine : closure(state.mine())) {
      for (Position theirs : other.closure(state.theirs())) {
        State reached = new State(mine, theirs);
        if (seen.add(reached)) {
          open.push(reached);
        }
      }
    }
  }

  /** A place in a language: the element, which of its choices, how many code points in. */
  private record Position(int element, int choice, int consumed) {}

  private record State(Position mine, Position theirs) {}

  /** One code point read: a certain one, one of an alphabet, or any. */
  private record Step(int codePoint, @Nullable SlotEncoding<?> alphabet, Position next) {
    static final int ANY = -1;

    boolean meets(Step other) {
      if (codePoint != ANY) {
        return other.holds(codePoint);
      }
      if (other.codePoint != ANY) {
        return holds(other.codePoint);
      }
      for (int sample : SAMPLES) {
        if (holds(sample) && other.holds(sample)) {
          return true;
        }
      }
      return false;
    }

    private boolean holds(int sample) {
      if (codePoint != ANY) {
        return codePoint == sample;
      }
      return alphabet == null || alphabet.mayContain(sample);
    }
  }

  private static Position start() {
    return new Position(0, -1, 0);
  }

  private boolean isEnd(Position position) {
    return position.element() == elements.size();
  }

  /** The places that are reached from here without reading. */
  private List<Position> closure(Position position) {
    List<Position> reached = new ArrayList<>();
    reached.add(position);
    for (int i = 0; i < reached.size(); i++) {
      Position each = reached.get(i);
      if (isEnd(each)) {
        continue;
      }
      Element element = elements.get(each.element());
      if (element instanceof Choice choice && each.choice() < 0) {
        for (int k = 0; k < choice.texts().size(); k++) {
          reached.add(new Position(each.element(), k, 0));
        }
      } else if (isComplete(element, each)) {
        reached.add(new Position(each.element() + 1, -1, 0));
      }
    }
    return reached;
  }

  private static boolean isComplete(Element element, Position at) {
    if (element instanceof Literal literal) {
      return at.consumed() == literal.codePoints().size();
    }
    if (element instanceof Choice choice) {
      return at.consumed() == choice.texts().get(at.choice()).size();
    }
    if (element instanceof Stretch stretch) {
      return at.consumed() >= stretch.min();
    }
    return true;
  }

  private List<Step> steps(Position at) {
    if (isEnd(at)) {
      return List.of();
    }
    Position next = new Position(at.element(), at.choice(), at.consumed() + 1);
    Element element = elements.get(at.element());
    if (element instanceof Literal literal) {
      return one(literal.codePoints(), at, next);
    }
    if (element instanceof Choice choice) {
      return at.choice() < 0 ? List.of() : one(choice.texts().get(at.choice()), at, next);
    }
    if (element instanceof Stretch stretch) {
      if (stretch.max() == Integer.MAX_VALUE && at.consumed() >= stretch.min()) {
        return List.of(new Step(Step.ANY, stretch.alphabet(), at));
      }
      return at.consumed() < stretch.max()
          ? List.of(new Step(Step.ANY, stretch.alphabet(), next))
          : List.of();
    }
    return List.of(new Step(Step.ANY, null, at));
  }

  private static List<Step> one(List<Integer> text, Position at, Position next) {
    return at.consumed() < text.size()
        ? List.of(new Step(text.get(at.consumed()), null, next))
        : List.of();
  }

  private static List<Integer> codePoints(String text) {
    return text.codePoints().boxed().toList();
  }

  private static int[] samples() {
    int[] samples = new int[128 + 5];
    for (int i = 0; i < 128; i++) {
      samples[i] = i;
    }
    samples[128] = 0xE9;
    samples[129] = 0x4E2D;
    samples[130] = 0xFFFF;
    samples[131] = 0x1F600;
    samples[132] = 0x10FFFF;
    return samples;
  }
}
