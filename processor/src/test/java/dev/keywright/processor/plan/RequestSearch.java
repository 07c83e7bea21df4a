package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import dev.keywright.support.key.CodePointOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Looks for a single request that answers a question, knowing nothing of the planner's rules: tries
 * every key with every condition whose text the arguments determine (none, equality, {@code
 * begins_with} and BETWEEN on every beginning of the sort key, one request for each shard that is
 * not known), and sees whether it selects, of the rows that there are, those that are meant.
 */
final class RequestSearch {

  private static final String END = Character.toString(Character.MAX_CODE_POINT);

  private final TableLayout layout;
  private final EntityLayout entity;
  private final Question question;

  RequestSearch(TableLayout layout, EntityLayout entity, Question question) {
    this.layout = layout;
    this.entity = entity;
    this.question = question;
  }

  /**
   * A kind of request.
   *
   * @param path the way in
   * @param whole how many attributes of the sort key are known whole
   * @param parts how many parts of the next one are known
   * @param kind what is asked of it
   */
  record Shape(KeyPath path, int whole, int parts, Kind kind) {
    @Override
    public String toString() {
      return path.label()
          + " with "
          + whole
          + " sort attributes and "
          + parts
          + " parts of the next one, "
          + kind;
    }
  }

  /** What is asked of a sort key attribute behind its known parts. */
  enum Kind {
    /** Nothing: it begins with them. */
    BEGINS,
    /** The slot that follows lies in the range. */
    BETWEEN,
    /** The slot that follows begins with the prefix. */
    PREFIX,
    /** The slot that follows begins with the text of a bucket of time. */
    BUCKET
  }

  /** Every kind of request that there is, for a question. */
  List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (KeyPath path : KeyPath.of(layout.table())) {
      if (!isPossible(path)) {
        continue;
      }
      List<KeyText> sort = entity.sort(path.key());
      for (int whole = 0; whole < sort.size(); whole++) {
        int parts = sort.get(whole).parts().size();
        for (int i = 0; i <= parts; i++) {
          shapes.add(new Shape(path, whole, i, Kind.BEGINS));
        }
        for (int i = 0; i < parts; i++) {
          for (Kind kind : List.of(Kind.BETWEEN, Kind.PREFIX, Kind.BUCKET)) {
            shapes.add(new Shape(path, whole, i, kind));
          }
        }
      }
      shapes.add(new Shape(path, sort.size(), 0, Kind.BEGINS));
    }
    return shapes;
  }

  private boolean isPossible(KeyPath path) {
    String pinned = question.pattern().index();
    HeldAttributes held = new HeldAttributes(layout, entity, path);
    return entity.isIn(path)
        && (pinned.isEmpty() || pinned.equals(path.indexName()))
        && !(question.pattern().consistent() && path.isGlobal())
        && (held.missingFor(question).isEmpty()
            || (question.pattern().fetch() && held.areFetched(question)))
        && question.filter().stream()
            .allMatch(
                term ->
                    question.returns(term.path())
                        || FilterPlacement.isExpression(term, path, layout.table()));
  }

  /** The stored items of rows. */
  Map<Row, Map<String, AttributeValue>> items(List<Row> rows) {
    Map<Map<String, AttributeValue>, Row> byKey = new LinkedHashMap<>();
    Map<Row, Map<String, AttributeValue>> items = new LinkedHashMap<>();
    for (Row row : rows) {
      EntityLayout of = layout.entity(row.entity()).orElseThrow();
      try {
        Map<String, AttributeValue> item =
            new RowCodec(layout, of, KeyPath.of(layout.table()).get(0)).toItem(row);
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        layout.table().key().attributes().forEach(each -> key.put(each, item.get(each)));
        Row replaced = byKey.put(key, row);
        if (replaced != null) {
          items.remove(replaced);
        }
        items.put(row, item);
      } catch (KeyValueException unwritable) {
        // No such item can be.
      }
    }
    return items;
  }

  /**
   * The rows that a request of a shape selects, in its order, and that the filter keeps; empty
   * where the arguments do not determine the request. Rows of other entities are told apart by
   * their type, where the path holds it.
   */
  Optional<List<Row>> select(
      Shape shape, Arguments arguments, Map<Row, Map<String, AttributeValue>> items) {
    Map<String, Predicate<AttributeValue>> conditions = new LinkedHashMap<>();
    int shards = 0;
    for (KeyText text : entity.partition(shape.path().key())) {
      List<String> known = partitions(text, arguments);
      if (known.isEmpty()) {
        return Optional.empty();
      }
      shards += known.size() > 1 ? 1 : 0;
      conditions.put(text.attribute(), each -> known.contains(text(each)));
    }
    List<KeyText> sort = entity.sort(shape.path().key());
    for (int i = 0; i < shape.whole(); i++) {
      String known = known(sort.get(i).parts(), arguments);
      if (known == null) {
        return Optional.empty();
      }
      conditions.put(sort.get(i).attribute(), each -> text(each).equals(known));
    }
    if (shape.whole() < sort.size()) {
      KeyText next = sort.get(shape.whole());
      Predicate<String> condition = condition(shape, next, arguments);
      if (condition == null) {
        return Optional.empty();
      }
      conditions.put(next.attribute(), each -> condition.test(text(each)));
    }
    if (shards > 1) {
      return Optional.empty();
    }
    List<Row> selected = new ArrayList<>();
    items.forEach(
        (row, item) -> {
          if (isRead(row, item, shape.path(), conditions) && isKept(row, shape.kind(), arguments)) {
            selected.add(row);
          }
        });
    for (int i = sort.size() - 1; i >= 0; i--) {
      String by = sort.get(i).attribute();
      selected.sort(Comparator.comparing(row -> items.get(row).get(by), RequestSearch::compare));
    }
    return Optional.of(selected);
  }

  private boolean isRead(
      Row row,
      Map<String, AttributeValue> item,
      KeyPath path,
      Map<String, Predicate<AttributeValue>> conditions) {
    String type = layout.table().typeAttribute();
    boolean toldApart = !type.isEmpty() && path.holds(type, layout.table());
    return (!toldApart || row.entity().equals(entity.entity().name()))
        && item.keySet().containsAll(path.key().attributes())
        && conditions.entrySet().stream()
            .allMatch(each -> each.getValue().test(item.get(each.getKey())));
  }

  /** What is checked after reading: the filter, and the bounds of a range that the result has. */
  private boolean isKept(Row row, Kind kind, Arguments arguments) {
    if (!row.entity().equals(entity.entity().name())) {
      return true;
    }
    return question.filter().stream().allMatch(term -> Meaning.filters(term, arguments, row))
        && question
            .range()
            .filter(path -> kind == Kind.BETWEEN && question.returns(path))
            .map(path -> Meaning.contains(arguments.range(), row.get(path)))
            .orElse(true);
  }

  private @Nullable Predicate<String> condition(Shape shape, KeyText text, Arguments arguments) {
    String before = known(text.parts().subList(0, shape.parts()), arguments);
    if (before == null) {
      return null;
    }
    if (shape.kind() == Kind.BEGINS) {
      return shape.parts() == 0 ? key -> true : textual(text, key -> key.startsWith(before));
    }
    if (!(text.parts().get(shape.parts()) instanceof KeyText.Value value)) {
      return null;
    }
    KeySlot slot = value.slot();
    try {
      return switch (shape.kind()) {
        case BETWEEN -> between(slot, before, arguments);
        case PREFIX -> {
          boolean asked = question.prefix().filter(slot.path()::equals).isPresent();
          String prefix = arguments.prefix();
          yield asked && slot.form() == KeySlot.Form.TEXT
              ? beginning(before + (prefix.isEmpty() ? "" : SlotValues.text(slot.text(), prefix)))
              : null;
        }
        default -> {
          List<String> buckets = buckets(slot, arguments);
          yield buckets.isEmpty()
              ? null
              : key -> buckets.stream().allMatch(each -> key.startsWith(before + each));
        }
      };
    } catch (KeyValueException unwritable) {
      return null;
    }
  }

  private static Predicate<String> beginning(String text) {
    return key -> key.startsWith(text);
  }

  private static @Nullable Predicate<String> textual(KeyText text, Predicate<String> condition) {
    return text.attributeType().equals("S") ? condition : null;
  }

  private @Nullable Predicate<String> between(KeySlot slot, String before, Arguments arguments) {
    if (question.range().filter(slot.path()::equals).isEmpty()) {
      return null;
    }
    Range<?> range = arguments.range();
    if (slot.form() != KeySlot.Form.TEXT) {
      return key ->
          (!range.hasLower() || number(key).compareTo(number(range.lower())) >= 0)
              && (!range.hasUpper() || number(key).compareTo(number(range.upper())) <= 0);
    }
    String least = before + (range.hasLower() ? SlotValues.text(slot.text(), range.lower()) : "");
    String greatest =
        before + (range.hasUpper() ? SlotValues.text(slot.text(), range.upper()) : "") + END;
    List<String> buckets = buckets(slot, arguments);
    return key ->
        CodePointOrder.INSTANCE.compare(key, least) >= 0
            && CodePointOrder.INSTANCE.compare(key, greatest) <= 0
            && buckets.stream().allMatch(each -> key.startsWith(before + each));
  }

  private static BigDecimal number(Object value) {
    return new BigDecimal(value.toString());
  }

  /** The texts of the buckets of a slot's property that are known by themselves. */
  private List<String> buckets(KeySlot slot, Arguments arguments) {
    List<String> texts = new ArrayList<>();
    for (Term term : question.by()) {
      if (term.path().equals(slot.path())
          && term instanceof Term.Parameter parameter
          && BucketText.isTime(parameter)) {
        texts.add(BucketText.of(parameter, arguments.known().get(term)));
      }
    }
    return texts;
  }

  /** The partition keys to ask; several for a shard that is not known, none where one cannot. */
  private List<String> partitions(KeyText text, Arguments arguments) {
    List<String> texts = List.of("");
    boolean sharded = false;
    for (KeyText.Part part : text.parts()) {
      String one = known(List.of(part), arguments);
      List<String> choices = one == null ? List.of() : List.of(one);
      if (one == null && part instanceof KeyText.Value value && value.slot().isShard()) {
        if (sharded) {
          return List.of();
        }
        sharded = true;
        choices = SlotValues.shards(value.slot().text());
      }
      List<String> longer = new ArrayList<>();
      for (String before : texts) {
        choices.forEach(choice -> longer.add(before + choice));
      }
      texts = longer;
    }
    return texts;
  }

  /** The text of some parts, where the arguments determine it. */
  private @Nullable String known(List<KeyText.Part> parts, Arguments arguments) {
    StringBuilder text = new StringBuilder();
    for (KeyText.Part part : parts) {
      String value =
          part instanceof KeyText.Text literal
              ? literal.text()
              : known(((KeyText.Value) part).slot(), arguments);
      if (value == null) {
        return null;
      }
      text.append(value);
    }
    return text.toString();
  }

  private @Nullable String known(KeySlot slot, Arguments arguments) {
    for (Term term : question.by()) {
      try {
        String text = term.path().equals(slot.path()) ? known(slot, term, arguments) : null;
        if (text != null) {
          return text;
        }
      } catch (KeyValueException unwritable) {
        return null;
      }
    }
    return null;
  }

  private static @Nullable String known(KeySlot slot, Term term, Arguments arguments) {
    Object value = arguments.known().get(term);
    if (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1) {
      return text(slot, oneOf.constants().get(0).value());
    }
    if (!(term instanceof Term.Parameter parameter)) {
      return null;
    }
    if (parameter.bucket().isEmpty()) {
      return text(slot, value);
    }
    if (BucketText.isTime(parameter)) {
      return BucketText.of(parameter, value, slot);
    }
    return parameter.bucket().equals(slot.formats())
        ? SlotValues.bucketText(slot.text(), value)
        : null;
  }

  private static String text(KeySlot slot, Object value) {
    return slot.form() == KeySlot.Form.TEXT
        ? SlotValues.text(slot.text(), value)
        : text(SlotValues.attribute(slot.path().property().scalar().orElseThrow(), value));
  }

  private static String text(AttributeValue value) {
    return value.n() == null
        ? value.s()
        : new BigDecimal(value.n()).stripTrailingZeros().toPlainString();
  }

  private static int compare(AttributeValue one, AttributeValue other) {
    return one.n() == null
        ? CodePointOrder.INSTANCE.compare(one.s(), other.s())
        : new BigDecimal(one.n()).compareTo(new BigDecimal(other.n()));
  }
}
