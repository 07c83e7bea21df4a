package dev.keywright.processor.plan;

import dev.keywright.processor.model.ValueType;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.ShardEncoding;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fills slots with what a pattern knows, and keeps account of which terms that enforces exactly.
 */
final class Binding {

  private final List<Term> known;
  private final Set<Term> enforced = new LinkedHashSet<>();

  Binding(List<Term> known) {
    this.known = known;
  }

  /** What fills a slot, or null where that is not known. */
  @Nullable BoundPart bind(KeySlot slot) {
    for (Term term : known) {
      if (!term.path().equals(slot.path())) {
        continue;
      }
      if (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1) {
        enforce(term, slot);
        return constant(slot, oneOf);
      }
      if (term instanceof Term.Parameter parameter
          && (parameter.bucket().isEmpty() || parameter.bucket().equals(slot.formats()))) {
        enforce(term, slot);
        return new BoundPart.Value(slot, term);
      }
    }
    return null;
  }

  /** Whether a slot could be filled, without doing it. */
  boolean knows(KeySlot slot) {
    return new Binding(known).bind(slot) != null;
  }

  /** Terms that no slot enforces. */
  List<Term> unenforced() {
    return known.stream().filter(each -> !enforced.contains(each)).toList();
  }

  private void enforce(Term term, KeySlot slot) {
    boolean bucketKnown = term instanceof Term.Parameter parameter && !parameter.bucket().isEmpty();
    if (bucketKnown || slot.equality() != Equality.BUCKET) {
      enforced.add(term);
    }
  }

  private static BoundPart constant(KeySlot slot, Term.OneOf term) {
    if (slot.form() == KeySlot.Form.TEXT && !(slot.encoding() instanceof ShardEncoding<?>)) {
      ValueType.Scalar type = slot.path().property().scalar().orElseThrow();
      return new BoundPart.Text(term.constants().get(0).textIn(slot.text(), type));
    }
    return new BoundPart.Value(slot, term);
  }
}
