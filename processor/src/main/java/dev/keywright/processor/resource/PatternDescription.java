package dev.keywright.processor.resource;

import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.AccessPlan;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.Discriminator;
import dev.keywright.processor.plan.KeyConditionText;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.Residual;
import dev.keywright.processor.plan.Term;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The description of an access pattern: what it asks, and the one way in which it is answered. */
final class PatternDescription {

  private PatternDescription() {}

  static Map<String, Object> of(Planner.Planned planned, Table table) {
    Question question = planned.question();
    String returns =
        question.pattern().projection().map(each -> each.name()).orElse(question.entity().name());
    Residual residual = Residual.of(question, planned.plan(), table);
    return describe(question, question.pattern(), planned.plan(), returns, residual);
  }

  static Map<String, Object> of(CollectionPlan plan, Table table) {
    return describe(
        plan.question(),
        plan.pattern(),
        plan.query(),
        plan.collection().name(),
        Residual.of(plan, table));
  }

  private static Map<String, Object> describe(
      Question question,
      AccessPattern pattern,
      AccessPlan plan,
      String returns,
      Residual residual) {
    Map<String, Object> object = new TreeMap<>();
    object.put("name", pattern.name());
    object.put("returns", returns);
    object.put("by", texts(question.by()));
    object.put("range", question.range().map(Object::toString).orElse(""));
    object.put("prefix", question.prefix().map(Object::toString).orElse(""));
    object.put("orderBy", pattern.orderBy());
    object.put("descending", pattern.descending());
    object.put("limit", pattern.limit());
    object.put("unique", pattern.unique());
    object.put("consistent", pattern.consistent());
    object.put("operation", plan instanceof AccessPlan.GetItem ? "GetItem" : "Query");
    object.put("index", plan.path().indexName());
    object.put("keyCondition", KeyConditionText.of(plan));
    object.put("filter", texts(plan.filter()));
    object.put("checkedByDynamoDb", residual.byDynamoDb());
    object.put("checkedHere", residual.here());
    object.put("reason", plan.reason());
    boolean sharded = false;
    boolean fetch = false;
    Discriminator discriminator = Discriminator.none();
    if (plan instanceof AccessPlan.Query query) {
      sharded = query.isSharded();
      fetch = query.fetch();
      discriminator = query.discriminator();
    }
    object.put("sharded", sharded);
    object.put("fetch", fetch);
    object.put(
        "toldApartBy",
        Map.of(
            "kind",
            discriminator.by().name().toLowerCase(Locale.ROOT).replace('_', '-'),
            "attribute",
            discriminator.attribute()));
    return object;
  }

  private static List<String> texts(List<Term> terms) {
    return terms.stream().map(Term::toString).toList();
  }
}
