package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.AccessPlan;
import dev.keywright.processor.plan.BoundPart;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.Discriminator;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.HeldAttributes;
import dev.keywright.processor.plan.KeyCondition;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.KeyValue;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.support.ItemKey;
import dev.keywright.support.key.KeyBounds;
import dev.keywright.support.key.KeyLimits;
import dev.keywright.support.key.NativeBounds;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes the body of one access pattern's method: the texts of the keys, then one chain of calls
 * that describes the request.
 */
final class QueryCode {

  private final TableLayout layout;
  private final Table table;
  private final EntityLayout entity;
  private final Question question;
  private final EntityKeys keys;
  private final ConverterCode converters;
  private final KeyTextCode texts;
  private final FilterCode filters;
  private final CodeBlock.Builder body = CodeBlock.builder();
  private final List<CodeBlock> calls = new ArrayList<>();
  private final KeyValueCode values;
  private final String itemVariable;
  private final boolean checksRanges;
  private final boolean descending;

  /** The variable with the text that sort keys begin with, where one is used twice. */
  private String beginning = "";

  QueryCode(EntityKeys keys, Question question, Set<String> parameters) {
    this(keys, question, parameters, true, question.pattern().descending());
  }

  /**
   * @param checksRanges whether the query itself checks values on the bounds of a range; the parts
   *     of a collection do it themselves
   * @param descending whether the greatest sort key comes first
   */
  QueryCode(
      EntityKeys keys,
      Question question,
      Set<String> parameters,
      boolean checksRanges,
      boolean descending) {
    this.checksRanges = checksRanges;
    this.descending = descending;
    this.layout = keys.layout();
    this.table = layout.table();
    this.entity = keys.entity();
    this.question = question;
    this.keys = keys;
    this.converters = keys.converters();
    this.texts = KeyTextCode.of(keys);
    this.values = new KeyValueCode(keys, body, parameters);
    values.fresh("table");
    this.itemVariable = values.fresh(GeneratedNames.decapitalized(entity.entity().name()));
    this.filters = new FilterCode(table, question, converters, itemVariable);
  }

  /** The statements that answer a pattern by GetItem, returning an {@code Optional}. */
  CodeBlock get(AccessPlan.GetItem plan, ClassName codec) {
    CodeBlock key = null;
    for (KeyValue value : plan.key()) {
      CodeBlock text = values.of(value, "sort".equals(role(value)) ? "sort" : "partition");
      key =
          key == null
              ? CodeBlock.of("$T.of($S, $L)", ItemKey.class, value.attribute(), text)
              : CodeBlock.of("$L\n    .and($S, $L)", key, value.attribute(), text);
    }
    if (question.pattern().consistent()) {
      calls.add(CodeBlock.of(".consistent()"));
    }
    if (question.pattern().projection().isPresent()) {
      project(projected(plan.path()));
    }
    plan.filter().forEach(term -> filters.here(term).ifPresent(calls::add));
    calls.add(
        question.pattern().unique()
            ? CodeBlock.of(".find()")
            : CodeBlock.of(".query($S)", question.label()));
    return chain(CodeBlock.of("table.get($T.INSTANCE, $L)", codec, key));
  }

  /** The statements that answer a pattern of an item collection. */
  CodeBlock collection(CollectionPlan plan) {
    List<String> arguments = new ArrayList<>();
    question.range().ifPresent(path -> arguments.add(KnownType.name(path)));
    plan.checkedBeginning()
        .ifPresent(
            begins -> {
              beginning = values.fresh("beginning");
              body.addStatement(
                  "$T $L = $L", String.class, beginning, values.text(begins.before(), "sort"));
              arguments.add(beginning);
            });
    describe(plan.query());
    if (plan.collection().refusesOthers()) {
      calls.add(CodeBlock.of(".refuseOthers()"));
    }
    calls.add(question.pattern().unique() ? CodeBlock.of(".find()") : CodeBlock.of(".build()"));
    return chain(
        CodeBlock.of(
            "table.collection($S, () -> new $L($L))",
            plan.collection().name() + "." + plan.pattern().name(),
            AssemblyWriter.name(plan),
            String.join(", ", arguments)));
  }

  /** The statements that answer a pattern by Query. */
  CodeBlock query(AccessPlan.Query plan, ClassName codec) {
    describe(plan);
    if (question.pattern().limit() > 0) {
      calls.add(CodeBlock.of(".limit($L)", question.pattern().limit()));
    }
    if (question.pattern().projection().isPresent() && !plan.fetch()) {
      Set<String> needed = new LinkedHashSet<>(projected(plan.path()));
      if (plan.isSharded() && question.orderBy().isPresent()) {
        needed.addAll(plan.path().key().sort());
      }
      if (plan.discriminator().by() == Discriminator.By.KEY_TEXT) {
        needed.add(plan.discriminator().attribute());
      }
      project(needed);
    }
    calls.add(question.pattern().unique() ? CodeBlock.of(".unique()") : CodeBlock.of(".build()"));
    return chain(CodeBlock.of("table.query($T.INSTANCE, $S)", codec, question.label()));
  }

  private void describe(AccessPlan.Query plan) {
    plan.path().index().ifPresent(each -> calls.add(CodeBlock.of(".index($S)", each.name())));
    for (KeyValue value : plan.partition()) {
      if (plan.isSharded()) {
        shards(plan, value);
      } else {
        calls.add(
            CodeBlock.of(".partition($S, $L)", value.attribute(), values.of(value, "partition")));
      }
    }
    for (KeyValue value : plan.sortEquals()) {
      calls.add(CodeBlock.of(".equal($S, $L)", value.attribute(), values.of(value, "sort")));
    }
    sort(plan);
    discriminate(plan.discriminator());
    plan.filter().forEach(term -> filters.call(term, plan.path()).ifPresent(calls::add));
    if (plan.fetch()) {
      calls.add(CodeBlock.of(".fetch()"));
    }
    if (plan.path().isLocal() && !plan.path().holdsAll()) {
      calls.add(CodeBlock.of(".wholeItems()"));
    }
    if (question.pattern().consistent()) {
      calls.add(CodeBlock.of(".consistent()"));
    }
    if (descending) {
      calls.add(CodeBlock.of(".descending()"));
    }
  }

  /** The attributes that a projection's components are read from. */
  private Set<String> projected(KeyPath path) {
    HeldAttributes held = new HeldAttributes(layout, entity, path);
    Set<String> attributes = new LinkedHashSet<>();
    List<Property> result = question.result().stream().flatMap(Property::attributes).toList();
    for (Property property : result) {
      // A local index gives what it does not hold out of the table.
      boolean stored =
          property.stored() && (path.isLocal() || path.holds(property.attribute(), table));
      attributes.add(
          stored
              ? property.attribute()
              : held.keyTextOf(property).map(KeyText::attribute).orElse(property.attribute()));
    }
    return attributes;
  }

  private void project(Set<String> attributes) {
    List<CodeBlock> names = attributes.stream().map(each -> CodeBlock.of("$S", each)).toList();
    calls.add(CodeBlock.of(".project($L)", CodeBlock.join(names, ", ")));
  }

  private CodeBlock chain(CodeBlock start) {
    CodeBlock.Builder statement = CodeBlock.builder().add("return $L", start);
    calls.forEach(call -> statement.add("\n$L", call));
    return body.addStatement(statement.build()).build();
  }

  private void shards(AccessPlan.Query plan, KeyValue value) {
    List<BoundPart> before = new ArrayList<>();
    List<BoundPart> after = new ArrayList<>();
    KeySlot shard = null;
    for (BoundPart part : value.parts()) {
      if (part instanceof BoundPart.EveryShard every) {
        shard = every.slot();
      } else if (shard == null) {
        before.add(part);
      } else {
        after.add(part);
      }
    }
    CodeBlock prefix = values.text(before, "before");
    CodeBlock suffix = values.text(after, "after");
    calls.add(
        CodeBlock.of(
            ".partitions($S, $T.$L.keys($L, $L))",
            value.attribute(),
            keys.type(),
            keys.constants().name(shard),
            prefix,
            suffix));
    List<String> sort = plan.path().key().sort();
    if (question.orderBy().isPresent() && !sort.isEmpty()) {
      List<CodeBlock> attributes = sort.stream().map(each -> CodeBlock.of("$S", each)).toList();
      calls.add(CodeBlock.of(".mergedBy($L)", CodeBlock.join(attributes, ", ")));
    }
  }

  private void sort(AccessPlan.Query plan) {
    KeyCondition condition = plan.sort();
    if (condition instanceof KeyCondition.BeginsWith begins) {
      calls.add(
          CodeBlock.of(
              ".beginsWith($S, $L)",
              begins.text().attribute(),
              beginning.isEmpty()
                  ? values.text(begins.before(), "sort")
                  : CodeBlock.of("$L", beginning)));
    } else if (condition instanceof KeyCondition.Prefix prefix) {
      String bounds = values.fresh("bounds");
      body.addStatement(
          "$T $L = $T.prefix($L, $L, $L, $T.SORT_BYTES)",
          KeyBounds.class,
          bounds,
          KeyBounds.class,
          values.text(prefix.before(), "sort"),
          texts.stored(prefix.slot()),
          KnownType.name(prefix.slot().path()),
          KeyLimits.class);
      calls.add(CodeBlock.of(".between($S, $L)", prefix.text().attribute(), bounds));
    } else if (condition instanceof KeyCondition.Between between) {
      between(between, checksRanges && plan.checksRangeOf(question));
    }
  }

  private void between(KeyCondition.Between between, boolean checksRange) {
    String range = KnownType.name(between.slot().path());
    boolean isText = between.slot().form() == KeySlot.Form.TEXT;
    CodeBlock encoding = isText ? texts.stored(between.slot()) : CodeBlock.of("");
    CodeBlock selected = RangeCode.of(question, between, encoding, converters);
    if (!between.buckets().isEmpty()) {
      String variable = values.fresh("range");
      body.addStatement(
          "$T $L = $L", RangeCode.storedType(between.slot().path()), variable, selected);
      selected = CodeBlock.of("$L", variable);
    }
    String bounds = values.fresh("bounds");
    if (isText) {
      boolean beforeSlot = !between.last() && between.after().isEmpty();
      body.addStatement(
          "$T $L = $T.$L($L, $L, $L, $L$T.SORT_BYTES)",
          KeyBounds.class,
          bounds,
          KeyBounds.class,
          beforeSlot ? "beforeSlot" : "of",
          values.text(between.before(), "sort"),
          encoding,
          selected,
          beforeSlot ? CodeBlock.of("") : CodeBlock.of("$S, ", between.after()),
          KeyLimits.class);
    } else {
      body.addStatement(
          "$T $L = $T.$L($L)",
          NativeBounds.class,
          bounds,
          NativeBounds.class,
          NativeCode.bounds(between.slot().path().property().scalar().orElseThrow()),
          selected);
    }
    PropertyPath path = between.slot().path();
    if (checksRange && question.returns(path)) {
      calls.add(
          CodeBlock.of(
              ".between($S, $L, $L -> $L.contains($L))",
              between.text().attribute(),
              bounds,
              itemVariable,
              range,
              PropertyCode.value(itemVariable, filters.resultPath(path))));
    } else {
      calls.add(CodeBlock.of(".between($S, $L)", between.text().attribute(), bounds));
    }
  }

  private void discriminate(Discriminator discriminator) {
    switch (discriminator.by()) {
      case NOTHING -> {}
      case TYPE ->
          calls.add(
              CodeBlock.of(
                  ".ofType($S, $S)", discriminator.attribute(), entity.entity().typeValue()));
      case KEY_TEXT ->
          calls.add(
              CodeBlock.of(
                  ".whereItem(item -> $L.matches(item.get($S).s()))",
                  shapeConstant(discriminator.attribute()),
                  discriminator.attribute()));
    }
  }

  /** The constant with the shape of a key attribute's text. */
  static String shapeConstant(String attribute) {
    return GeneratedNames.constant(attribute) + "_SHAPE";
  }

  private String role(KeyValue value) {
    return table.key().sort().contains(value.attribute()) ? "sort" : "partition";
  }
}
