package dev.keywright.processor.plan;

import dev.keywright.processor.model.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a plan checks beside its key condition, in words and by where it is checked, for Javadoc and
 * for the table's description. Either way the items are read, and their reading is billed; what
 * DynamoDB drops does not cross the wire.
 *
 * @param byDynamoDb what stands in the filter expression
 * @param here what this side checks, after reading
 */
public record Residual(List<String> byDynamoDb, List<String> here) {

  public Residual {
    byDynamoDb = List.copyOf(byDynamoDb);
    here = List.copyOf(here);
  }

  /** What the plan of a question checks. */
  public static Residual of(Question question, AccessPlan plan, Table table) {
    List<String> there = new ArrayList<>();
    List<String> here = new ArrayList<>();
    if (plan instanceof AccessPlan.Query query) {
      switch (query.discriminator().by()) {
        case NOTHING -> {}
        case TYPE ->
            there.add(query.discriminator().attribute() + " = " + question.entity().typeValue());
        case KEY_TEXT ->
            here.add(query.discriminator().attribute() + " written as " + question.entity().name());
      }
      if (question.range().isPresent()
          && query.sort() instanceof KeyCondition.Between between
          && !between.slot().isExactInRanges()) {
        here.add(between.slot().path() + " in the range, on its bounds");
      }
    }
    for (Term term : plan.filter()) {
      boolean isExpression = FilterPlacement.isExpression(term, plan, table);
      (isExpression ? there : here).add(term.toString());
    }
    return new Residual(there, here);
  }

  /** What the plan of an item collection checks. */
  public static Residual of(CollectionPlan plan, Table table) {
    Residual ofQuery = of(plan.question(), plan.query(), table);
    List<String> here = new ArrayList<>(ofQuery.here());
    plan.checkedBeginning()
        .map(
            begins ->
                plan.parts().stream()
                    .flatMap(each -> each.tail().stream())
                    .map(tail -> KeyConditionText.of(begins, tail))
                    .distinct()
                    .collect(Collectors.joining(" or ")))
        .ifPresent(here::add);
    return new Residual(ofQuery.byDynamoDb(), here);
  }
}
