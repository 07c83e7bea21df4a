package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.BoundPart;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.KeyValue;
import dev.keywright.processor.plan.Term;
import dev.keywright.support.key.KeyLimits;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the values of keys in the body of a method: as expressions where they are that, in
 * variables where their text is built first.
 */
final class KeyValueCode {

  private final EntityKeys keys;
  private final KeyTextCode texts;
  private final CodeBlock.Builder body;
  private final Set<String> names;

  /**
   * @param body takes the statements that build text
   * @param taken the names that variables cannot have
   */
  KeyValueCode(EntityKeys keys, CodeBlock.Builder body, Set<String> taken) {
    this.keys = keys;
    this.texts = KeyTextCode.of(keys);
    this.body = body;
    this.names = new LinkedHashSet<>(taken);
  }

  /**
   * The value of a whole key attribute.
   *
   * @param role what it is to the key, {@code partition} or {@code sort}, which its length depends
   *     on
   */
  CodeBlock of(KeyValue value, String role) {
    if (value.text() instanceof KeyText.Native own) {
      return nativeValue(own, value.parts().get(0));
    }
    if (KeyTextCode.isLiteral(value.parts())) {
      return CodeBlock.of("$S", KeyTextCode.literal(value.parts()));
    }
    Optional<CodeBlock> call = keys.call(value, this::argument);
    if (call.isPresent()) {
      return call.get();
    }
    String variable = build(value.parts(), role);
    return CodeBlock.of(
        "$T.$L($L, $S, $S)",
        KeyLimits.class,
        role,
        variable,
        keys.entity().entity().name(),
        value.attribute());
  }

  private CodeBlock nativeValue(KeyText.Native own, BoundPart part) {
    if (part instanceof BoundPart.Text text) {
      return CodeBlock.of("$S", text.text());
    }
    BoundPart.Value value = (BoundPart.Value) part;
    return own.slot().form() != KeySlot.Form.TEXT && value.known() instanceof Term.OneOf oneOf
        ? NativeCode.attributeValue(
            own.slot().path().property().scalar().orElseThrow(), constant(oneOf))
        : NativeCode.value(keys, own.slot(), argument(value));
  }

  /** The text of some parts, as an expression; it is built in a variable where it has slots. */
  CodeBlock text(List<BoundPart> parts, String name) {
    return KeyTextCode.isLiteral(parts)
        ? CodeBlock.of("$S", KeyTextCode.literal(parts))
        : CodeBlock.of("$L.toString()", build(parts, name));
  }

  private String build(List<BoundPart> parts, String name) {
    String variable = fresh(name);
    texts.build(body, variable, parts, this::argument);
    return variable;
  }

  private CodeBlock argument(BoundPart.Value value) {
    return value.known() instanceof Term.OneOf oneOf
        ? keys.converters().value(oneOf.path().property(), constant(oneOf))
        : CodeBlock.of("$L", KnownType.name((Term.Parameter) value.known()));
  }

  private static CodeBlock constant(Term.OneOf term) {
    return ConstantCode.of(term.constants().get(0), term.path().property().scalar().orElseThrow());
  }

  /** A name for a variable that no other in the body has. */
  String fresh(String name) {
    String free = name;
    for (int i = 2; !names.add(free); i++) {
      free = name + i;
    }
    return free;
  }
}
