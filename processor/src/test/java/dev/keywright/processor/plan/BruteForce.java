package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.TextEncoding;
import java.util.List;
import java.util.Optional;

/** What a pattern means, decided by looking at every row there is. */
final class BruteForce {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final Question question;
  private final Arguments arguments;
  private final AccessPlan plan;

  /**
   * Looks at a question.
   *
   * @param plan says, and nothing else, which values are compared by their folded text
   */
  BruteForce(
      TableLayout layout,
      EntityLayout entity,
      Question question,
      Arguments arguments,
      AccessPlan plan) {
    this.layout = layout;
    this.entity = entity;
    this.question = question;
    this.arguments = arguments;
    this.plan = plan;
  }

  /** The rows that are meant, in no order, before any limit. */
  List<Row> answer(List<Row> rows) {
    return rows.stream().filter(this::isMeant).toList();
  }

  private boolean isMeant(Row row) {
    if (!row.entity().equals(entity.entity().name())) {
      return false;
    }
    String pinned = question.pattern().index();
    if (!pinned.isEmpty()) {
      KeyPath path =
          KeyPath.of(layout.table()).stream()
              .filter(each -> each.indexName().equals(pinned))
              .findFirst()
              .orElseThrow();
      if (!new RowCodec(layout, entity, path).holds(path, row)) {
        return false;
      }
    }
    return question.by().stream().allMatch(term -> meets(term, row))
        && question.filter().stream().allMatch(term -> Meaning.filters(term, arguments, row))
        && question
            .range()
            .map(path -> Meaning.contains(arguments.range(), row.get(path)))
            .orElse(true)
        && question.prefix().map(path -> begins(path, row)).orElse(true);
  }

  private boolean meets(Term term, Row row) {
    Object value = row.get(term.path());
    if (term instanceof Term.Parameter parameter) {
      Object known = arguments.known().get(term);
      if (value == null) {
        return false;
      }
      if (!parameter.bucket().isEmpty()) {
        return isInBucket(parameter, known, value);
      }
      return folding(term.path())
          .map(fold -> fold((String) known, fold).equals(fold((String) value, fold)))
          .orElseGet(() -> Meaning.equal(known, value));
    }
    if (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1 && value != null) {
      Optional<TextEncoding.Fold> folding = folding(term.path());
      if (folding.isPresent()) {
        String constant = (String) oneOf.constants().get(0).value();
        return fold(constant, folding.get()).equals(fold((String) value, folding.get()));
      }
    }
    return Meaning.holds(term, row);
  }

  private boolean isInBucket(Term.Parameter parameter, Object known, Object value) {
    String format = parameter.bucket().get(0);
    if (!format.startsWith("shard(")) {
      return Meaning.isIn(known, format, value);
    }
    // What a shard is, its own format says, wherever it stands.
    KeySlot slot =
        entity.texts().values().stream()
            .flatMap(text -> text.slots().stream())
            .filter(each -> each.path().equals(parameter.path()))
            .filter(each -> each.formats().equals(parameter.bucket()))
            .findFirst()
            .orElseThrow();
    String text;
    try {
      text = SlotValues.text(slot.text(), value);
    } catch (KeyValueException withoutText) {
      // Such as the empty string: no key has it, and so no shard either.
      return false;
    }
    return text.equals(SlotValues.bucketText(slot.text(), known));
  }

  private boolean begins(PropertyPath path, Row row) {
    Object value = row.get(path);
    if (value == null) {
      return false;
    }
    TextEncoding.Fold fold =
        plan instanceof AccessPlan.Query query && query.sort() instanceof KeyCondition.Prefix prefix
            ? ((TextEncoding) prefix.slot().text()).fold()
            : TextEncoding.Fold.NONE;
    return fold((String) value, fold).startsWith(fold(arguments.prefix(), fold));
  }

  /** How a value is folded before it is compared, where only folded text of it is in the key. */
  private Optional<TextEncoding.Fold> folding(PropertyPath path) {
    List<KeySlot> slots =
        BoundSlot.of(plan).stream()
            .map(BoundSlot::slot)
            .filter(slot -> slot.path().equals(path) && slot.equality() != Equality.BUCKET)
            .toList();
    boolean folded =
        !slots.isEmpty() && slots.stream().allMatch(slot -> slot.equality() == Equality.FOLDED);
    return folded ? Optional.of(((TextEncoding) slots.get(0).text()).fold()) : Optional.empty();
  }

  private static String fold(String text, TextEncoding.Fold fold) {
    return switch (fold) {
      case NONE -> text;
      case LOWER -> Meaning.folded(text, false);
      case UPPER -> Meaning.folded(text, true);
    };
  }
}
