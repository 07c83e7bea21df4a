package dev.keywright.processor.plan;

import dev.keywright.Query;
import dev.keywright.Range;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.GetBuilder;
import dev.keywright.support.ItemKey;
import dev.keywright.support.QueryBuilder;
import dev.keywright.support.TableClient;
import dev.keywright.support.key.KeyBounds;
import dev.keywright.support.key.KeyLimits;
import dev.keywright.support.key.KeyShape;
import dev.keywright.support.key.NativeBounds;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.TextEncoding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Asks a plan: makes the calls of the runtime that generated code would make. */
final class PlanInterpreter {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final Question question;
  private final Arguments arguments;
  private final TableClient table;
  private boolean checksBounds = true;

  PlanInterpreter(
      TableLayout layout,
      EntityLayout entity,
      Question question,
      Arguments arguments,
      TableClient table) {
    this.layout = layout;
    this.entity = entity;
    this.question = question;
    this.arguments = arguments;
    this.table = table;
  }

  /** Makes the mistake not to check values on the bounds of a range: a planted error. */
  PlanInterpreter uncheckedBounds() {
    checksBounds = false;
    return this;
  }

  /** The rows that the plan finds; for a unique pattern one at the most. */
  List<Row> ask(AccessPlan plan) {
    RowCodec codec = new RowCodec(layout, entity, plan.path());
    return plan instanceof AccessPlan.GetItem get
        ? get(get, codec)
        : query((AccessPlan.Query) plan, codec);
  }

  private List<Row> get(AccessPlan.GetItem plan, RowCodec codec) {
    ItemKey key = null;
    for (KeyValue value : plan.key()) {
      AttributeValue attribute = keyValue(value);
      key =
          key == null
              ? ItemKey.of(value.attribute(), attribute)
              : key.and(value.attribute(), attribute);
    }
    GetBuilder<Row> get = table.get(codec, key);
    if (question.pattern().consistent()) {
      get.consistent();
    }
    plan.filter().forEach(term -> get.where(row -> Meaning.filters(term, arguments, row)));
    Optional<Row> found = get.find();
    return found.map(List::of).orElse(List.of());
  }

  private List<Row> query(AccessPlan.Query plan, RowCodec codec) {
    QueryBuilder<Row> query = table.query(codec, question.label());
    plan.path().index().ifPresent(index -> query.index(index.name()));
    for (KeyValue value : plan.partition()) {
      if (value.parts().stream().anyMatch(BoundPart.EveryShard.class::isInstance)) {
        query.partitions(value.attribute(), shards(value));
        if (question.orderBy().isPresent()) {
          query.mergedBy(plan.path().key().sort().toArray(String[]::new));
        }
      } else {
        query.partition(value.attribute(), keyValue(value));
      }
    }
    plan.sortEquals().forEach(value -> query.equal(value.attribute(), keyValue(value)));
    sort(query, plan.sort());
    switch (plan.discriminator().by()) {
      case NOTHING -> {}
      case TYPE -> query.ofType(plan.discriminator().attribute(), entity.entity().typeValue());
      case KEY_TEXT -> {
        String attribute = plan.discriminator().attribute();
        KeyShape shape = shape(entity.texts().get(attribute));
        query.whereItem(item -> shape.matches(item.get(attribute).s()));
      }
    }
    plan.filter().forEach(term -> filter(query, plan, term));
    if (plan.fetch()) {
      query.fetch();
    }
    if (plan.path().isLocal() && !plan.path().holdsAll()) {
      query.wholeItems();
    }
    if (question.pattern().projection().isPresent() && !plan.fetch()) {
      query.project(projected(plan));
    }
    if (question.pattern().consistent()) {
      query.consistent();
    }
    if (question.pattern().descending()) {
      query.descending();
    }
    if (question.pattern().limit() > 0) {
      query.limit(question.pattern().limit());
    }
    if (question.pattern().unique()) {
      return query.unique().map(List::of).orElse(List.of());
    }
    Query<Row> built = query.build();
    List<Row> rows = built.list();
    if (built.count() != rows.size()) {
      throw new AssertionError("counts " + built.count() + ", lists " + rows.size());
    }
    return rows;
  }

  /** The attributes that a projection's components, the order and the entity are read from. */
  private String[] projected(AccessPlan.Query plan) {
    HeldAttributes held = new HeldAttributes(layout, entity, plan.path());
    Set<String> attributes = new LinkedHashSet<>();
    for (Property property : question.result()) {
      attributes.add(
          property.stored() && plan.path().holds(property.attribute(), layout.table())
              ? property.attribute()
              : held.keyTextOf(property).map(KeyText::attribute).orElse(property.attribute()));
    }
    if (plan.isSharded() && question.orderBy().isPresent()) {
      attributes.addAll(plan.path().key().sort());
    }
    if (plan.discriminator().by() == Discriminator.By.KEY_TEXT) {
      attributes.add(plan.discriminator().attribute());
    }
    return attributes.toArray(String[]::new);
  }

  private List<String> shards(KeyValue value) {
    List<String> texts = new ArrayList<>();
    BoundPart.EveryShard every =
        (BoundPart.EveryShard)
            value.parts().stream()
                .filter(BoundPart.EveryShard.class::isInstance)
                .findFirst()
                .orElseThrow();
    for (String shard : SlotValues.shards(every.slot().text())) {
      StringBuilder key = new StringBuilder();
      for (BoundPart part : value.parts()) {
        key.append(part instanceof BoundPart.EveryShard ? shard : text(part));
      }
      texts.add(key.toString());
    }
    return texts;
  }

  private void sort(QueryBuilder<Row> query, KeyCondition condition) {
    if (condition instanceof KeyCondition.BeginsWith begins) {
      query.beginsWith(begins.text().attribute(), text(begins.before()));
    } else if (condition instanceof KeyCondition.Prefix prefix) {
      query.between(
          prefix.text().attribute(),
          KeyBounds.prefix(
              text(prefix.before()),
              (TextEncoding) prefix.slot().text(),
              arguments.prefix(),
              KeyLimits.SORT_BYTES));
    } else if (condition instanceof KeyCondition.Between between) {
      between(query, between);
    }
  }

  private void between(QueryBuilder<Row> query, KeyCondition.Between between) {
    KeySlot slot = between.slot();
    String attribute = between.text().attribute();
    boolean exact;
    if (slot.form() == KeySlot.Form.TEXT) {
      KeyBounds bounds = bounds(between, slot.text(), selected(between));
      query.between(attribute, bounds);
      exact = bounds.exact();
    } else {
      NativeBounds bounds = nativeBounds(slot, arguments.range());
      query.between(attribute, bounds);
      exact = bounds.exact();
    }
    if (between.isExact()) {
      if (!exact) {
        throw new AssertionError("said to be exact, and not: " + between);
      }
      return;
    }
    if (checksBounds && !exact && question.range().isPresent() && question.returns(slot.path())) {
      query.where(row -> Meaning.contains(arguments.range(), row.get(slot.path())));
    }
  }

  // The range is of the slot's type, since both are of the property's.
  @SuppressWarnings({"unchecked", "rawtypes"})
  private KeyBounds bounds(KeyCondition.Between between, SlotEncoding slot, Range range) {
    String before = text(between.before());
    return between.last() || !between.after().isEmpty()
        ? KeyBounds.of(before, slot, range, between.after(), KeyLimits.SORT_BYTES)
        : KeyBounds.beforeSlot(before, slot, range, KeyLimits.SORT_BYTES);
  }

  /** The range that is asked for, within the buckets that are. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // As above.
  private Range selected(KeyCondition.Between between) {
    Range range = question.range().isPresent() ? arguments.range() : Range.<Integer>all();
    for (Term.Parameter bucket : between.buckets()) {
      Range times =
          SlotValues.bucketRange(
              between.slot().text(), bucket.bucket().get(0), arguments.known().get(bucket));
      range = range.intersection(times);
    }
    return range;
  }

  @SuppressWarnings("unchecked") // As above.
  private static NativeBounds nativeBounds(KeySlot slot, Range<?> range) {
    return switch (slot.path().property().scalar().orElseThrow().scalar()) {
      case INT -> NativeBounds.ofInteger((Range<Integer>) range);
      case LONG -> NativeBounds.ofInteger((Range<Long>) range);
      case BIG_DECIMAL -> NativeBounds.ofBigDecimal((Range<java.math.BigDecimal>) range);
      default -> throw new IllegalArgumentException(slot.toString());
    };
  }

  private void filter(QueryBuilder<Row> query, AccessPlan.Query plan, Term term) {
    Property property = term.path().property();
    boolean decidedThere = FilterPlacement.isExpression(term, plan.path(), layout.table());
    if (!decidedThere) {
      query.where(row -> Meaning.filters(term, arguments, row));
    } else if (term instanceof Term.Present) {
      query.filterPresent(property.attribute());
    } else if (term instanceof Term.Absent) {
      query.filterAbsent(property.attribute());
    } else {
      ValueType.Scalar type = property.scalar().orElseThrow();
      List<AttributeValue> values =
          term instanceof Term.OneOf oneOf
              ? oneOf.constants().stream()
                  .map(each -> SlotValues.attribute(type, each.value()))
                  .toList()
              : List.of(SlotValues.attribute(type, arguments.known().get(term)));
      query.filterIn(property.attribute(), values);
    }
  }

  private AttributeValue keyValue(KeyValue value) {
    if (value.text() instanceof KeyText.Native own && own.slot().form() != KeySlot.Form.TEXT) {
      BoundPart.Value part = (BoundPart.Value) value.parts().get(0);
      return SlotValues.attribute(
          own.slot().path().property().scalar().orElseThrow(), argument(part));
    }
    boolean sorts = layout.table().key().sort().contains(value.attribute());
    StringBuilder key = new StringBuilder(text(value.parts()));
    return AttributeValue.fromS(
        sorts
            ? KeyLimits.sort(key, entity.entity().name(), value.attribute())
            : KeyLimits.partition(key, entity.entity().name(), value.attribute()));
  }

  private String text(List<BoundPart> parts) {
    StringBuilder text = new StringBuilder();
    parts.forEach(part -> text.append(text(part)));
    return text.toString();
  }

  private String text(BoundPart part) {
    if (part instanceof BoundPart.Text literal) {
      return literal.text();
    }
    BoundPart.Value value = (BoundPart.Value) part;
    boolean bucket =
        value.known() instanceof Term.Parameter parameter && !parameter.bucket().isEmpty();
    return bucket
        ? SlotValues.bucketText(value.slot().text(), argument(value))
        : SlotValues.text(value.slot().text(), argument(value));
  }

  private Object argument(BoundPart.Value value) {
    return value.known() instanceof Term.OneOf oneOf
        ? oneOf.constants().get(0).value()
        : arguments.known().get(value.known());
  }

  private static KeyShape shape(KeyText text) {
    KeyShape shape = KeyShape.start();
    for (KeyText.Part part : text.parts()) {
      shape =
          part instanceof KeyText.Text literal
              ? shape.literal(literal.text())
              : shape.slot(((KeyText.Value) part).slot().text());
    }
    return shape;
  }
}
