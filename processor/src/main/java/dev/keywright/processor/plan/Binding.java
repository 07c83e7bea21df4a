package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.ShardEncoding;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fills slots with what a pattern knows, and keeps account of which terms that enforces exactly.
 */
final class Binding {

  private final List<Term> known;
  // By identity: each is one of those that are known.
  private final Set<Term> enforced = Collections.newSetFromMap(new IdentityHashMap<>());
  private final @Nullable PropertyPath ranged;
  private @Nullable String misfit;

  Binding(List<Term> known) {
    this(known, null);
  }

  private Binding(List<Term> known, @Nullable PropertyPath ranged) {
    this.known = known;
    this.ranged = ranged;
  }

  /** The same account so far, in which buckets of a property are left open for a range of it. */
  Binding leavingOpen(PropertyPath property) {
    Binding open = new Binding(known, property);
    open.enforced.addAll(enforced);
    open.misfit = misfit;
    return open;
  }

  private boolean isLeftOpen(KeySlot slot) {
    return slot.path().equals(ranged) && slot.equality() == Equality.BUCKET;
  }

  /** Whether all items that answer have one text in a slot. */
  boolean isKnown(KeySlot slot) {
    return !isLeftOpen(slot)
        && known.stream()
            .filter(term -> term.path().equals(slot.path()))
            .anyMatch(
                term ->
                    term instanceof Term.OneOf oneOf
                        ? oneOf.constants().size() == 1
                        : term instanceof Term.Parameter parameter
                            && (parameter.bucket().isEmpty()
                                || Bucket.of(term)
                                    .filter(each -> each.determines(slot))
                                    .isPresent()));
  }

  /**
   * What fills a slot, or null where that is not known: the slot's own bucket before the value, and
   * that before a finer bucket, so that as much as can be is enforced.
   */
  @Nullable BoundPart bind(KeySlot slot) {
    if (isLeftOpen(slot)) {
      return null;
    }
    List<Term> own = known.stream().filter(each -> each.path().equals(slot.path())).toList();
    for (Term term : own) {
      if (Bucket.of(term).filter(each -> each.isThatOf(slot)).isPresent()) {
        enforced.add(term);
        return new BoundPart.Value(slot, term);
      }
    }
    for (Term term : own) {
      BoundPart part = value(slot, term);
      if (part != null) {
        if (slot.equality() != Equality.BUCKET) {
          enforced.add(term);
        }
        return part;
      }
    }
    return own.stream()
        .filter(term -> Bucket.of(term).filter(each -> each.determines(slot)).isPresent())
        .findFirst()
        .map(term -> new BoundPart.Value(slot, term))
        .orElse(null);
  }

  private @Nullable BoundPart value(KeySlot slot, Term term) {
    if (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1) {
      return constant(slot, oneOf);
    }
    return term instanceof Term.Parameter parameter && parameter.bucket().isEmpty()
        ? new BoundPart.Value(slot, term)
        : null;
  }

  /** Buckets that no slot enforces, and whose times are a range of a slot's texts. */
  List<Term.Parameter> rangesOf(KeySlot slot) {
    return unenforced().stream()
        .filter(term -> term.path().equals(slot.path()))
        .filter(term -> Bucket.of(term).filter(each -> each.isRangeOf(slot)).isPresent())
        .map(Term.Parameter.class::cast)
        .toList();
  }

  /** Terms that no slot enforces. */
  List<Term> unenforced() {
    return known.stream().filter(each -> !enforced.contains(each)).toList();
  }

  /** What is wrong with a constant that a slot cannot hold, where there was one. */
  Optional<String> misfit() {
    return Optional.ofNullable(misfit);
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
