package dev.keywright.processor.plan;

import dev.keywright.processor.plan.Refusal.Stage;
import dev.keywright.support.key.Equality;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Asks one path whether it can answer one question, as section 3 of the design says, and how. The
 * stages run in the order of {@link Stage}; the first that fails is the reason.
 */
final class PathPlanner {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final Question question;
  private final KeyPath path;
  private final IndexMembership membership;

  /** The buckets that a range over the next slot of the sort key enforces. */
  private List<Term.Parameter> buckets = List.of();

  PathPlanner(TableLayout layout, EntityLayout entity, Question question, KeyPath path) {
    this.layout = layout;
    this.entity = entity;
    this.question = question;
    this.path = path;
    this.membership = new IndexMembership(layout, entity, path);
  }

  /** A plan, or the reason why there is none. */
  sealed interface Outcome {}

  record Served(AccessPlan plan) implements Outcome {}

  record Refused(Refusal refusal) implements Outcome {}

  Outcome plan() {
    if (!entity.isIn(path)) {
      return refuse(Stage.KEY, entity.entity().name() + " has no key in it");
    }
    Binding binding = new Binding(question.by());
    List<KeyValue> partition = new ArrayList<>();
    Optional<Outcome> unknown = bindPartition(binding, partition);
    Binding open = question.range().map(binding::leavingOpen).orElse(binding);
    SortKeyMatch sort = SortKeyMatch.of(entity.sort(path.key()), binding);
    if (question.range().isPresent() && !isNext(question.range().get(), sort)) {
      // A range inside a bucket falls on the slot of the bucket, where nothing finer comes next.
      SortKeyMatch other = SortKeyMatch.of(entity.sort(path.key()), open);
      if (isNext(question.range().get(), other)) {
        binding = open;
        sort = other;
      }
    }
    return plan(partition, unknown, binding, sort);
  }

  private static boolean isNext(PropertyPath property, SortKeyMatch sort) {
    return sort.next() != null && sort.next().path().equals(property);
  }

  private Outcome plan(
      List<KeyValue> partition, Optional<Outcome> unknown, Binding binding, SortKeyMatch sort) {
    if (binding.misfit().isPresent()) {
      return refuse(Stage.EQUALITY, binding.misfit().get());
    }
    if (unknown.isPresent()) {
      return unknown.get();
    }
    buckets = rangesOfBuckets(binding, sort);
    return membership
        .obstacle(question)
        .map(reason -> refuse(Stage.MEMBERSHIP, reason))
        .or(() -> equality(binding, sort))
        .or(() -> range(sort))
        .or(() -> order(partition, sort))
        .or(this::consistency)
        .orElseGet(() -> read(partition, sort));
  }

  /** A bucket that no slot holds is a range of the next slot, if nothing else is asked of it. */
  private List<Term.Parameter> rangesOfBuckets(Binding binding, SortKeyMatch sort) {
    KeySlot next = sort.next();
    boolean free =
        next != null
            && question.prefix().isEmpty()
            && question.range().filter(path -> !path.equals(next.path())).isEmpty();
    return next != null && free ? binding.rangesOf(next) : List.of();
  }

  private Optional<Outcome> bindPartition(Binding binding, List<KeyValue> partition) {
    Set<String> unknown = new LinkedHashSet<>();
    Set<String> several = new LinkedHashSet<>();
    int shards = 0;
    for (KeyText text : entity.partition(path.key())) {
      List<BoundPart> bound = new ArrayList<>();
      for (KeyText.Part part : text.parts()) {
        if (part instanceof KeyText.Text literal) {
          bound.add(new BoundPart.Text(literal.text()));
          continue;
        }
        KeySlot slot = ((KeyText.Value) part).slot();
        BoundPart value = binding.bind(slot);
        if (value == null && slot.isShard() && shards == 0) {
          shards++;
          value = new BoundPart.EveryShard(slot);
        }
        if (value == null) {
          severalValues(slot.path())
              .ifPresentOrElse(
                  several::add,
                  () ->
                      unknown.add(slot.formats().isEmpty() ? slot.path().name() : slot.toString()));
        } else {
          bound.add(value);
        }
      }
      partition.add(new KeyValue(text, bound));
    }
    if (!several.isEmpty()) {
      return Optional.of(
          refuse(Stage.PARTITION, String.join(" and ", several) + ": a query for each value"));
    }
    return unknown.isEmpty()
        ? Optional.empty()
        : Optional.of(
            refuse(
                Stage.PARTITION,
                String.join(" and ", unknown)
                    + (unknown.size() == 1 ? " is" : " are")
                    + " not known"));
  }

  /** The term that knows several values of a property, where one does. */
  private Optional<String> severalValues(PropertyPath property) {
    return question.by().stream()
        .filter(term -> term.path().equals(property))
        .filter(term -> term instanceof Term.OneOf && !isBindable(term))
        .map(Term::toString)
        .findFirst();
  }

  /** Rules 2 and 7: each known value is enforced exactly, by a slot or by being in the index. */
  private Optional<Outcome> equality(Binding binding, SortKeyMatch sort) {
    for (Term term : binding.unenforced()) {
      if (membership.implies(term)
          || isTrivial(term)
          || buckets.contains(term)
          || isImplied(term, binding)) {
        continue;
      }
      return Optional.of(refuse(Stage.EQUALITY, unenforced(term, sort)));
    }
    return Optional.empty();
  }

  /** Whether what is checked anyhow says it too: another term, the filter, the range or prefix. */
  private boolean isImplied(Term term, Binding binding) {
    List<Term> checked = new ArrayList<>(question.by());
    checked.removeAll(binding.unenforced());
    checked.addAll(question.filter());
    return checked.stream().anyMatch(each -> each.implies(term))
        || (term instanceof Term.Present
            && question.range().or(question::prefix).filter(term.path()::equals).isPresent());
  }

  private boolean isTrivial(Term term) {
    return term instanceof Term.Present && membership.isAlwaysPresent(term.path());
  }

  private String unenforced(Term term, SortKeyMatch sort) {
    List<KeySlot> slots = new ArrayList<>();
    path.key().attributes().forEach(each -> slots.addAll(entity.texts().get(each).slots()));
    List<KeySlot> own = slots.stream().filter(each -> each.path().equals(term.path())).toList();
    if (!own.isEmpty() && severalValues(term.path()).isPresent()) {
      return term + ": a query for each value";
    }
    if (own.isEmpty() || !isBindable(term)) {
      return term + " is no part of its key";
    }
    if (own.stream().allMatch(each -> each.equality() == Equality.BUCKET)) {
      return own.get(0) + " does not tell one " + term.path() + " from another";
    }
    KeySlot next = sort.next();
    if (next == null) {
      return term + " is no part of its key";
    }
    if (!next.path().equals(term.path()) || Bucket.of(term).isEmpty()) {
      return term.path() + " stands behind " + next + ", which is not known";
    }
    return next.isRangeable()
        ? term + " is a range of " + next + ", and DynamoDB takes one condition on the sort key"
        : term
            + " is no range of "
            + next
            + ", whose text does not keep the order of "
            + term.path();
  }

  private static boolean isBindable(Term term) {
    return term instanceof Term.Parameter
        || (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1);
  }

  /** Rule 3: a range or prefix falls on the next slot. */
  private Optional<Outcome> range(SortKeyMatch sort) {
    Optional<PropertyPath> wanted = question.range().or(question::prefix);
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    PropertyPath property = wanted.get();
    KeySlot next = sort.next();
    if (next == null || !next.path().equals(property)) {
      boolean isThere =
          path.key().sort().stream()
              .flatMap(each -> entity.texts().get(each).slots().stream())
              .anyMatch(slot -> slot.path().equals(property));
      return Optional.of(
          refuse(
              Stage.RANGE,
              isThere && next != null
                  ? property + " stands behind " + next + ", which is not known"
                  : property + " is not in its sort key"));
    }
    boolean possible = question.range().isPresent() ? next.isRangeable() : next.isPrefixable();
    if (!possible) {
      return Optional.of(
          refuse(
              Stage.ENCODING,
              question.range().isPresent() && next.isOrdered()
                  ? "a " + property.property().type().shown() + " has no ranges"
                  : "the text of "
                      + next
                      + (question.range().isPresent()
                          ? " does not keep the order of " + property
                          : " does not begin as " + property + " does")));
    }
    // Where bounds may select a superset, the value itself is checked, so the result must have it.
    boolean checkedByValue = question.range().isPresent() && !next.isExactInRanges();
    if (checkedByValue && !question.returns(property)) {
      return Optional.of(
          refuse(
              Stage.RANGE,
              "its bounds are checked by value, and "
                  + question.pattern().projection().orElseThrow().name()
                  + " has no "
                  + property));
    }
    return Optional.empty();
  }

  /** Rule 4: the order asked for is the order of the next slot. */
  private Optional<Outcome> order(List<KeyValue> partition, SortKeyMatch sort) {
    if (question.orderBy().isEmpty()) {
      return Optional.empty();
    }
    PropertyPath property = question.orderBy().get();
    if (isKnown(property) || (sort.isWhole() && path.isTable() && isWholeKeyKnown(partition))) {
      return Optional.empty();
    }
    KeySlot next = sort.next();
    if (next == null) {
      return Optional.of(refuse(Stage.ORDER, "orders by nothing: its whole sort key is known"));
    }
    if (!next.path().equals(property)) {
      return Optional.of(refuse(Stage.ORDER, "orders by " + next.path() + ", not by " + property));
    }
    if (!sort.isOrdered(path.isTable() && isWholeKeyKnown(partition))) {
      return Optional.of(
          refuse(Stage.SORTING, "the text of " + next + " does not keep the order of " + property));
    }
    return Optional.empty();
  }

  /** Whether every item that answers has the same value of a property, in whatever order. */
  private boolean isKnown(PropertyPath property) {
    return question.by().stream()
        .filter(term -> term.path().equals(property) && isBindable(term))
        .anyMatch(term -> !(term instanceof Term.Parameter known) || known.bucket().isEmpty());
  }

  private Optional<Outcome> consistency() {
    return question.pattern().consistent() && path.isGlobal()
        ? Optional.of(refuse(Stage.CONSISTENCY, "a global index cannot be read consistently"))
        : Optional.empty();
  }

  private Outcome read(List<KeyValue> partition, SortKeyMatch sort) {
    HeldAttributes held = new HeldAttributes(layout, entity, path);
    List<String> missing = held.missingFor(question);
    boolean fetch = !missing.isEmpty() && question.pattern().fetch() && held.areFetched(question);
    if (!missing.isEmpty() && !fetch) {
      return new Refused(
          new Refusal(
              path,
              entity.describe(path),
              Stage.PROJECTION,
              "does not hold " + String.join(", ", missing),
              missing));
    }
    // GetItem takes no filter: what the result leaves out, a Query of the one key has checked
    // there.
    boolean isGet =
        path.isTable()
            && sort.isWhole()
            && isWholeKeyKnown(partition)
            && question.filter().stream().allMatch(term -> question.returns(term.path()));
    for (Term term : question.filter()) {
      if (!FilterPlacement.isExpression(term, path, layout.table())
          && !question.returns(term.path())) {
        return refuse(
            Stage.EQUALITY,
            term.path()
                + " can only be checked by value, and "
                + question.pattern().projection().orElseThrow().name()
                + " has none");
      }
    }
    KeyCondition condition = condition(sort);
    if (isGet) {
      List<KeyValue> key = new ArrayList<>(partition);
      key.addAll(sort.equals());
      return new Served(new AccessPlan.GetItem(path, key, question.filter(), ""));
    }
    @Nullable Discriminator discriminator =
        new EntityDistinction(layout, entity, path).of(partition, sort, condition);
    if (discriminator == null) {
      return refuse(
          Stage.DISTINCTION,
          "would catch other entities' items, and nothing there tells them apart");
    }
    return new Served(
        new AccessPlan.Query(
            path,
            partition,
            sort.equals(),
            condition,
            discriminator,
            question.filter(),
            fetch,
            ""));
  }

  private static boolean isWholeKeyKnown(List<KeyValue> partition) {
    return partition.stream().noneMatch(KeyValue::isSharded);
  }

  private KeyCondition condition(SortKeyMatch sort) {
    KeyText current = sort.current();
    KeySlot next = sort.next();
    if (current == null || next == null) {
      return new KeyCondition.None();
    }
    if (question.range().isPresent() || !buckets.isEmpty()) {
      return new KeyCondition.Between(
          current, sort.before(), next, sort.after(), sort.nextIsLast(), buckets);
    }
    if (question.prefix().isPresent()) {
      return new KeyCondition.Prefix(current, sort.before(), next);
    }
    return sort.before().isEmpty()
        ? new KeyCondition.None()
        : new KeyCondition.BeginsWith(current, sort.before());
  }

  private Outcome refuse(Stage stage, String reason) {
    String key = stage == Stage.KEY ? "" : entity.describe(path);
    return new Refused(new Refusal(path, key, stage, reason, List.of()));
  }
}
