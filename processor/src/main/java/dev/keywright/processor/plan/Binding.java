package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.ShardEncoding;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fills slots with what a pattern knows, and keeps account of which terms that enforces exactly.
 */
final class Binding {

  private final List<Term> known;
  private final Set<Term> enforced = new LinkedHashSet<>();
  private @Nullable String misfit;

  Binding(List<Term> known) {
    this.known = known;
  }

  /** What fills a slot, or null where that is not known. */
  @Nullable BoundPart bind(KeySlot slot) {
    for (Term term : known) {
      if (!term.path().equals(slot.path())) {
        continue;
      }
      BoundPart part = part(slot, term);
      if (part != null) {
        enforce(term, slot);
        return part;
      }
    }
    return null;
  }

  private @Nullable BoundPart part(KeySlot slot, Term term) {
    if (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1) {
      return constant(slot, oneOf);
    }
    if (term instanceof Term.Parameter parameter
        && (parameter.bucket().isEmpty() || parameter.bucket().equals(slot.formats()))) {
      return new BoundPart.Value(slot, term);
    }
    return null;
  }

  /** Terms that no slot enforces. */
  List<Term> unenforced() {
    return known.stream().filter(each -> !enforced.contains(each)).toList();
  }

  /** What is wrong with a constant that a slot cannot hold, where there was one. */
  Optional<String> misfit() {
    return Optional.ofNullable(misfit);
  }

  private void enforce(Term term, KeySlot slot) {
    boolean bucketKnown = term instanceof Term.Parameter parameter && !parameter.bucket().isEmpty();
    if (bucketKnown || slot.equality() != Equality.BUCKET) {
      enforced.add(term);
    }
  }

  private @Nullable BoundPart constant(KeySlot slot, Term.OneOf term) {
    if (slot.form() != KeySlot.Form.TEXT || slot.encoding() instanceof ShardEncoding<?>) {
      return new BoundPart.Value(slot, term);
    }
    ValueType.Scalar type = slot.path().property().scalar().orElseThrow();
    try {
      return new BoundPart.Text(term.constants().get(0).textIn(slot.text(), type));
    } catch (KeyValueException unwritable) {
      misfit = slot + " cannot hold " + term.constants().get(0);
      return null;
    }
  }
}
