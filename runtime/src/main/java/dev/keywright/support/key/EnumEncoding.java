package dev.keywright.support.key;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Constants of an enum, as their names or as texts that the enum declares for them. Never ranged:
 * the order of the constants is that of their declaration, which a new constant may change.
 *
 * <p>The processor knows the texts alone; its encoding of an enum describes and does not write.
 *
 * @param <E> the enum
 */
public final class EnumEncoding<E extends Enum<E>> extends SlotEncoding<E> {

  private final List<E> constants;
  private final List<String> texts;
  private final Map<E, String> textOf;

  private EnumEncoding(SlotName name, List<E> constants, List<String> texts) {
    super(name);
    this.constants = constants;
    this.texts = List.copyOf(texts);
    Map<E, String> written = new HashMap<>();
    for (int i = 0; i < constants.size(); i++) {
      written.put(constants.get(i), texts.get(i));
    }
    this.textOf = written.isEmpty() ? Map.of() : new EnumMap<>(written);
    if (texts.isEmpty()) {
      throw new IllegalArgumentException(name + ": an enum without constants has no key text");
    }
    for (int i = 0; i < texts.size(); i++) {
      if (texts.get(i).isEmpty() || texts.indexOf(texts.get(i)) != i) {
        throw new IllegalArgumentException(
            name + ": two constants with one text, or an empty one: \"" + texts.get(i) + "\"");
      }
    }
  }

  /** Constants as their names; {@code constants} are all of the enum, in order. */
  public static <E extends Enum<E>> EnumEncoding<E> of(SlotName name, E[] constants) {
    List<String> names = new ArrayList<>(constants.length);
    for (E constant : constants) {
      names.add(constant.name());
    }
    return new EnumEncoding<>(name, List.of(constants), names);
  }

  /** Constants as texts of their own, one for each constant of the enum, in order. */
  public static <E extends Enum<E>> EnumEncoding<E> of(
      SlotName name, E[] constants, String... texts) {
    if (texts.length != constants.length) {
      throw new IllegalArgumentException(
          name + ": " + texts.length + " texts for " + constants.length + " constants");
    }
    return new EnumEncoding<>(name, List.of(constants), List.of(texts));
  }

  /** What the processor knows of an enum: the texts of its constants, in order. */
  static EnumEncoding<?> describing(SlotName name, List<String> texts) {
    return new EnumEncoding<NoConstants>(name, List.of(), texts);
  }

  private enum NoConstants {}

  /** The texts of the constants, in the order of their declaration. */
  public List<String> texts() {
    return texts;
  }

  @Override
  public void append(StringBuilder key, E value) {
    String text = textOf.get(name().present(value));
    if (text == null) {
      throw name().refused(value, "no constant that this encoding was made of");
    }
    key.append(text);
  }

  @Override
  @Nullable E read(String text) {
    int index = texts.indexOf(text);
    return index < 0 ? null : constants.get(index);
  }

  @Override
  public boolean accepts(String text) {
    return texts.contains(text);
  }

  @Override
  String describe() {
    return "a constant of its enum, whose order is that of the declaration";
  }

  @Override
  public boolean mayContain(int codePoint) {
    return texts.stream().anyMatch(text -> text.indexOf(codePoint) >= 0);
  }

  @Override
  public int minLength() {
    return texts.stream().mapToInt(String::length).min().orElseThrow();
  }

  @Override
  public int maxLength() {
    return texts.stream().mapToInt(String::length).max().orElseThrow();
  }

  @Override
  public boolean isPrefixFree() {
    return texts.stream()
        .noneMatch(
            text ->
                texts.stream().anyMatch(other -> !other.equals(text) && text.startsWith(other)));
  }

  @Override
  int lengthAt(String key, int from) {
    for (String text : texts) {
      if (key.startsWith(text, from)) {
        return text.length();
      }
    }
    return minLength();
  }

  @Override
  public Equality equality() {
    return Equality.EXACT;
  }

  /** True where the texts happen to sort as the constants are declared, whatever follows them. */
  @Override
  public boolean isOrdered() {
    for (int i = 1; i < texts.size(); i++) {
      if (CodePointOrder.INSTANCE.compare(texts.get(i - 1), texts.get(i)) >= 0) {
        return false;
      }
    }
    return isPrefixFree();
  }

  @Override
  public boolean isRangeable() {
    return false;
  }

  @Override
  public String least() {
    return Collections.min(texts, CodePointOrder.INSTANCE);
  }

  @Override
  public String greatest() {
    return Collections.max(texts, CodePointOrder.INSTANCE);
  }
}
