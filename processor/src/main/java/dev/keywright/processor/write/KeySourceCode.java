package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.support.key.KeyReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Writes how properties are read back from the text of key attributes. */
final class KeySourceCode {

  private final EntityKeys keys;
  private final EntityLayout entity;
  private final Predicate<KeyText> written;

  /**
   * @param written whether the instances at hand have all that a text is made of
   */
  KeySourceCode(EntityKeys keys, Predicate<KeyText> written) {
    this.keys = keys;
    this.entity = keys.entity();
    this.written = written;
  }

  /** How a property is read, where a key gives it back: from the first that the item has. */
  Optional<KeySource> of(Property property, String item) {
    List<KeyText> sources = new ArrayList<>();
    for (KeyText text : entity.texts().values()) {
      if (text.isDerived() && written.test(text) && slotOf(property, text).isPresent()) {
        sources.add(text);
      }
    }
    if (sources.isEmpty()) {
      return Optional.empty();
    }
    CodeBlock code = read(property, sources.get(sources.size() - 1), item);
    for (int i = sources.size() - 2; i >= 0; i--) {
      code =
          CodeBlock.of(
              "$L ? $L : $L",
              has(item, sources.get(i)),
              read(property, sources.get(i), item),
              code);
    }
    boolean mayBeAbsent = property.nullable() || property.absent().isPresent();
    List<CodeBlock> any = sources.stream().map(each -> has(item, each)).toList();
    return Optional.of(
        new KeySource(
            sources.size() > 1 ? CodeBlock.of("($L)", code) : code,
            mayBeAbsent ? Optional.of(CodeBlock.join(any, " || ")) : Optional.empty()));
  }

  private static CodeBlock has(String item, KeyText text) {
    return CodeBlock.of("$L.containsKey($S)", item, text.attribute());
  }

  private static Optional<KeySlot> slotOf(Property property, KeyText text) {
    return text.slots().stream()
        .filter(slot -> slot.path().isDirect() && slot.path().name().equals(property.name()))
        .filter(slot -> slot.text().isInvertible())
        .findFirst();
  }

  private CodeBlock read(Property property, KeyText text, String item) {
    KeySlot wanted = slotOf(property, text).orElseThrow();
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "$T.of($L, $S, $S)",
                KeyReader.class,
                item,
                text.attribute(),
                entity.entity().name());
    List<KeyText.Part> parts = text.parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof KeyText.Text literal) {
        code.add(".literal($S)", literal.text());
        continue;
      }
      KeySlot slot = ((KeyText.Value) parts.get(i)).slot();
      int next =
          i + 1 < parts.size() && parts.get(i + 1) instanceof KeyText.Text literal
              ? literal.text().codePointAt(0)
              : -1;
      CodeBlock end =
          next > 0x20 && next < 0x7F && next != '\'' && next != '\\'
              ? CodeBlock.of("$L", "'" + (char) next + "'")
              : CodeBlock.of("$L", next);
      boolean found = slot.equals(wanted);
      code.add(
          ".$L($T.$L, $L)", found ? "slot" : "skip", keys.type(), keys.constants().name(slot), end);
      if (found) {
        break;
      }
    }
    return code.build();
  }
}
