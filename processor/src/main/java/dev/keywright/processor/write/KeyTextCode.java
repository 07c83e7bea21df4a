package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.BoundPart;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.Term;
import java.util.List;
import java.util.function.Function;

/**
 * Writes how text of keys is assembled: one {@code StringBuilder}, one pass, the literals merged.
 */
final class KeyTextCode {

  private final EntityKeys keys;
  private final boolean isOwn;

  private KeyTextCode(EntityKeys keys, boolean isOwn) {
    this.keys = keys;
    this.isOwn = isOwn;
  }

  /** For code that calls the keys class. */
  static KeyTextCode of(EntityKeys keys) {
    return new KeyTextCode(keys, false);
  }

  /** For code inside the keys class itself. */
  static KeyTextCode inside(EntityKeys keys) {
    return new KeyTextCode(keys, true);
  }

  private CodeBlock constant(KeySlot slot) {
    String name = keys.constants().name(slot);
    return isOwn ? CodeBlock.of("$L", name) : CodeBlock.of("$T.$L", keys.type(), name);
  }

  /**
   * The constant of a slot; where a converter stores the values, the encoding of what it stores.
   */
  CodeBlock stored(KeySlot slot) {
    return slot.path().property().converted().isPresent()
        ? CodeBlock.of("$L.stored()", constant(slot))
        : constant(slot);
  }

  /** Whether the text is known already: no slot in it. */
  static boolean isLiteral(List<BoundPart> parts) {
    return parts.stream().allMatch(BoundPart.Text.class::isInstance);
  }

  /** The text of parts without slots. */
  static String literal(List<BoundPart> parts) {
    StringBuilder text = new StringBuilder();
    for (BoundPart part : parts) {
      text.append(((BoundPart.Text) part).text());
    }
    return text.toString();
  }

  /**
   * Adds the statements that build text in a variable.
   *
   * @param argument the expression that fills a slot
   */
  void build(
      CodeBlock.Builder body,
      String variable,
      List<BoundPart> parts,
      Function<BoundPart.Value, CodeBlock> argument) {
    StringBuilder pending = new StringBuilder();
    boolean declared = false;
    for (BoundPart part : parts) {
      if (part instanceof BoundPart.Text text) {
        pending.append(text.text());
        continue;
      }
      declared = flush(body, variable, pending, declared, parts);
      BoundPart.Value value = (BoundPart.Value) part;
      String appender = appender(value.slot(), value.known());
      CodeBlock encoding =
          appender.equals("appendBucket") ? stored(value.slot()) : constant(value.slot());
      body.addStatement("$L.$L($L, $L)", encoding, appender, variable, argument.apply(value));
    }
    if (!pending.isEmpty()) {
      flush(body, variable, pending, declared, parts);
    }
  }

  private static boolean flush(
      CodeBlock.Builder body,
      String variable,
      StringBuilder pending,
      boolean declared,
      List<BoundPart> parts) {
    if (!declared) {
      body.add(
          "$T $L = new $T($L)", StringBuilder.class, variable, StringBuilder.class, size(parts));
      if (!pending.isEmpty()) {
        body.add(".append($L)", literal(pending.toString()));
      }
      body.add(";\n");
    } else if (!pending.isEmpty()) {
      body.addStatement("$L.append($L)", variable, literal(pending.toString()));
    }
    pending.setLength(0);
    return true;
  }

  /** A text of one plain character is appended as such. */
  private static CodeBlock literal(String text) {
    boolean plain =
        text.length() == 1
            && text.charAt(0) > 0x20
            && text.charAt(0) < 0x7F
            && text.charAt(0) != '\''
            && text.charAt(0) != '\\';
    return plain ? CodeBlock.of("'$L'", text) : CodeBlock.of("$S", text);
  }

  /** Room enough for common values, so that the builder does not grow. */
  private static int size(List<BoundPart> parts) {
    int size = 0;
    for (BoundPart part : parts) {
      if (part instanceof BoundPart.Text text) {
        size += text.text().length();
      } else if (part instanceof BoundPart.Value value) {
        int longest = value.slot().text().maxLength();
        size += longest <= 64 ? longest : 36;
      }
    }
    return Math.max(16, (size + 7) / 8 * 8);
  }

  private static String appender(KeySlot slot, Term known) {
    if (known instanceof Term.Parameter parameter && !parameter.bucket().isEmpty()) {
      if (slot.isShard()) {
        return "appendShard";
      }
      return KnownType.hasBucketType(parameter) ? "appendBucket" : "append";
    }
    return "append";
  }
}
