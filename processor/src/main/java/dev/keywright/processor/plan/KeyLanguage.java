package dev.keywright.processor.plan;

import dev.keywright.support.key.BooleanEncoding;
import dev.keywright.support.key.EnumEncoding;
import dev.keywright.support.key.IntegerEncoding;
import dev.keywright.support.key.SlotEncoding;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The set of texts that a key attribute can hold, as a sequence of words, stretches of an alphabet
 * and intervals. Two entities can collide exactly where their languages meet; deciding that on
 * whole languages, not on how templates begin, is what makes {@code {id}} and {@code PROFILE} a
 * clash and {@code {placedAt}} and {@code PROFILE} none.
 *
 * <p>A slot's language is taken to be all texts of its alphabet and length: a superset, so that
 * languages which are said to be apart are apart.
 */
public final class KeyLanguage {

  private sealed interface Element {}

  /** One text; how much of it is read is counted in chars. */
  private record Literal(String text) implements Element {}

  /** One of some words, each a symbol after the other. */
  private record Words(List<List<KeySymbol>> words) implements Element {}

  /** So many symbols of an alphabet. */
  private record Stretch(KeySymbol symbol, int min, int max) implements Element {}

  /** Every text that is neither less than one text nor greater than another. */
  private record Interval(List<Integer> least, List<Integer> greatest) implements Element {}

  private final List<Element> elements;
  private final String type;

  private KeyLanguage(List<Element> elements, String type) {
    this.elements = elements;
    this.type = type;
  }

  /** All texts that an entity can store in a key attribute. */
  public static KeyLanguage of(KeyText text) {
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
    return and(new Stretch(KeySymbol.any(), 0, Integer.MAX_VALUE));
  }

  /** All texts that begin with one of this language, and go on between two texts, inclusively. */
  KeyLanguage andBetween(String least, String greatest) {
    return and(new Interval(codePoints(least), codePoints(greatest)));
  }

  private KeyLanguage and(Element element) {
    List<Element> longer = new ArrayList<>(elements);
    longer.add(element);
    return new KeyLanguage(longer, type);
  }

  private static Element element(BoundPart part) {
    if (part instanceof BoundPart.Text text) {
      return new Literal(text.text());
    }
    return element(
        part instanceof BoundPart.Value value
            ? value.slot()
            : ((BoundPart.EveryShard) part).slot());
  }

  private static Element element(KeyText.Part part) {
    return part instanceof KeyText.Text text
        ? new Literal(text.text())
        : element(((KeyText.Value) part).slot());
  }

  private static Element element(KeySlot slot) {
    if (slot.form() != KeySlot.Form.TEXT) {
      return new Stretch(KeySymbol.any(), 0, Integer.MAX_VALUE);
    }
    SlotEncoding<?> encoding = slot.text();
    if (encoding instanceof EnumEncoding<?> constants) {
      return new Words(constants.texts().stream().map(KeyLanguage::symbols).toList());
    }
    if (encoding instanceof BooleanEncoding) {
      return new Words(List.of(symbols("true"), symbols("false")));
    }
    if (encoding instanceof IntegerEncoding<?> number && number.digits() > 0) {
      return signed(number);
    }
    return new Stretch(KeySymbol.of(encoding), encoding.minLength(), encoding.maxLength());
  }

  private static Element signed(IntegerEncoding<?> number) {
    List<KeySymbol> digits = Collections.nCopies(number.digits(), KeySymbol.between('0', '9'));
    if (number.min() >= 0) {
      return new Words(List.of(digits));
    }
    List<KeySymbol> negative = new ArrayList<>();
    negative.add(KeySymbol.of('-'));
    negative.addAll(digits);
    return new Words(List.of(digits, negative));
  }

  private static List<Integer> codePoints(String text) {
    return text.codePoints().boxed().toList();
  }

  private static List<KeySymbol> symbols(String text) {
    return text.codePoints().mapToObj(KeySymbol::of).toList();
  }

  /** Whether some text is in both languages. */
  boolean meets(KeyLanguage other) {
    return shared(other).isPresent();
  }

  /**
   * Whether the literals that both begin with differ, so that no text is in both: what keeps most
   * entities of a table apart, told without walking through the languages.
   */
  public boolean beginsApartFrom(KeyLanguage other) {
    return !elements.isEmpty()
        && !other.elements.isEmpty()
        && elements.get(0) instanceof Literal mine
        && other.elements.get(0) instanceof Literal theirs
        && !mine.text()
            .regionMatches(
                0, theirs.text(), 0, Math.min(mine.text().length(), theirs.text().length()));
  }

  /**
   * A shortest text that is in both languages; empty where there is none. For a slot whose language
   * is a superset, it may be one that no value makes.
   */
  public Optional<String> shared(KeyLanguage other) {
    if (!type.equals(other.type) || beginsApartFrom(other)) {
      return Optional.empty();
    }
    Deque<Reached> open = new ArrayDeque<>();
    Set<State> seen = new HashSet<>();
    push(new State(start(0), start(0)), other, null, 0, open, seen);
    while (!open.isEmpty()) {
      Reached reached = open.remove();
      State state = reached.state();
      if (isEnd(state.mine()) && other.isEnd(state.theirs())) {
        return Optional.of(reached.text());
      }
      for (Step mine : steps(state.mine())) {
        for (Step theirs : other.steps(state.theirs())) {
          OptionalInt codePoint = mine.symbol().shared(theirs.symbol());
          if (codePoint.isPresent()) {
            State next = new State(mine.next(), theirs.next());
            push(next, other, reached, codePoint.getAsInt(), open, seen);
          }
        }
      }
    }
    return Optional.empty();
  }

  private void push(
      State state,
      KeyLanguage other,
      @Nullable Reached from,
      int codePoint,
      Deque<Reached> open,
      Set<State> seen) {
    for (Position mine : closure(state.mine())) {
      for (Position theirs : other.closure(state.theirs())) {
        State reached = new State(mine, theirs);
        if (seen.add(reached)) {
          open.add(new Reached(reached, from, codePoint));
        }
      }
    }
  }

  /** A state, and the way there. */
  private record Reached(State state, @Nullable Reached from, int codePoint) {

    String text() {
      StringBuilder backwards = new StringBuilder();
      for (Reached each = this; each.from != null; each = each.from) {
        backwards.appendCodePoint(each.codePoint);
      }
      int[] codePoints = backwards.codePoints().toArray();
      StringBuilder text = new StringBuilder();
      for (int i = codePoints.length - 1; i >= 0; i--) {
        text.appendCodePoint(codePoints[i]);
      }
      return text.toString();
    }
  }

  /**
   * A place in a language: the element, how far in, and which of its ways: the word, or which ends
   * of an interval the text still follows.
   */
  private record Position(int element, int way, int consumed) {}

  /**
   * A place in both languages. Compared by hand: what a record does on its own is put together at
   * its first use, which takes a new process milliseconds.
   */
  private record State(Position mine, Position theirs) {

    @Override
    public boolean equals(Object object) {
      return object instanceof State other
          && mine.element == other.mine.element
          && mine.way == other.mine.way
          && mine.consumed == other.mine.consumed
          && theirs.element == other.theirs.element
          && theirs.way == other.theirs.way
          && theirs.consumed == other.theirs.consumed;
    }

    @Override
    public int hashCode() {
      int hash = 31 * (31 * mine.element + mine.way) + mine.consumed;
      return 31 * (31 * (31 * hash + theirs.element) + theirs.way) + theirs.consumed;
    }
  }

  /** One code point read. */
  private record Step(KeySymbol symbol, Position next) {}

  private static final int UNDECIDED = -1;
  private static final int LOOSE = 0;
  private static final int ALONG_LEAST = 1;
  private static final int ALONG_GREATEST = 2;

  private static Position start(int element) {
    return new Position(element, UNDECIDED, 0);
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
      if (each.way() == UNDECIDED && (element instanceof Words || element instanceof Interval)) {
        for (int way = 0; way < ways(element); way++) {
          reached.add(
              new Position(
                  each.element(),
                  element instanceof Words ? way : ALONG_LEAST | ALONG_GREATEST,
                  0));
        }
      } else if (isComplete(element, each)) {
        reached.add(start(each.element() + 1));
      }
    }
    return reached;
  }

  private static int ways(Element element) {
    return element instanceof Words choice ? choice.words().size() : 1;
  }

  private static boolean isComplete(Element element, Position at) {
    if (element instanceof Literal literal) {
      return at.consumed() == literal.text().length();
    }
    if (element instanceof Words choice) {
      return at.consumed() == choice.words().get(at.way()).size();
    }
    if (element instanceof Stretch stretch) {
      return at.consumed() >= stretch.min();
    }
    // A proper beginning of the least text is less than it.
    return (at.way() & ALONG_LEAST) == 0 || at.consumed() >= ((Interval) element).least().size();
  }

  private List<Step> steps(Position at) {
    if (isEnd(at)) {
      return List.of();
    }
    Element element = elements.get(at.element());
    if (element instanceof Literal literal) {
      return steps(literal, at);
    }
    if (element instanceof Stretch stretch) {
      return steps(stretch, at);
    }
    if (at.way() == UNDECIDED) {
      return List.of();
    }
    if (element instanceof Interval interval) {
      return steps(interval, at);
    }
    List<KeySymbol> word = ((Words) element).words().get(at.way());
    return at.consumed() < word.size()
        ? List.of(
            new Step(
                word.get(at.consumed()), new Position(at.element(), at.way(), at.consumed() + 1)))
        : List.of();
  }

  private static List<Step> steps(Literal literal, Position at) {
    if (at.consumed() == literal.text().length()) {
      return List.of();
    }
    int codePoint = literal.text().codePointAt(at.consumed());
    int read = at.consumed() + Character.charCount(codePoint);
    return List.of(new Step(KeySymbol.of(codePoint), new Position(at.element(), at.way(), read)));
  }

  private static List<Step> steps(Stretch stretch, Position at) {
    if (stretch.max() == Integer.MAX_VALUE && at.consumed() >= stretch.min()) {
      return List.of(new Step(stretch.symbol(), at));
    }
    return at.consumed() < stretch.max()
        ? List.of(
            new Step(stretch.symbol(), new Position(at.element(), at.way(), at.consumed() + 1)))
        : List.of();
  }

  private static List<Step> steps(Interval interval, Position at) {
    int k = at.consumed();
    boolean alongLeast = (at.way() & ALONG_LEAST) != 0 && k < interval.least().size();
    boolean alongGreatest = (at.way() & ALONG_GREATEST) != 0;
    if (alongGreatest && k == interval.greatest().size()) {
      return List.of();
    }
    int least = alongLeast ? interval.least().get(k) : 0;
    int greatest = alongGreatest ? interval.greatest().get(k) : Character.MAX_CODE_POINT;
    List<Step> steps = new ArrayList<>();
    if (alongLeast && alongGreatest && least == greatest) {
      steps.add(step(KeySymbol.of(least), at, ALONG_LEAST | ALONG_GREATEST));
      return steps;
    }
    if (alongLeast && least <= greatest) {
      steps.add(step(KeySymbol.of(least), at, ALONG_LEAST));
    }
    if (alongGreatest && least <= greatest) {
      steps.add(step(KeySymbol.of(greatest), at, ALONG_GREATEST));
    }
    int from = alongLeast ? least + 1 : least;
    int to = alongGreatest ? greatest - 1 : greatest;
    if (from <= to) {
      steps.add(step(KeySymbol.between(from, to), at, LOOSE));
    }
    return steps;
  }

  private static Step step(KeySymbol symbol, Position at, int way) {
    return new Step(symbol, new Position(at.element(), way, way == LOOSE ? 0 : at.consumed() + 1));
  }
}
