package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.ItemDecodingException;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.AccessPlan;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.KeyConditionText;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.Residual;
import dev.keywright.processor.plan.Term;

/** Says in words what a pattern's method asks, by which operation, and why by that key. */
final class PatternJavadoc {

  private PatternJavadoc() {}

  /** The Javadoc of a pattern's method. */
  static CodeBlock of(Question question, AccessPlan plan, Table table) {
    CodeBlock.Builder text = CodeBlock.builder();
    text.add("$L.\n\n<p>$L", asked(question), operation(plan));
    text.add(" ($L).\n", plan.reason());
    text.add(residual(Residual.of(question, plan, table)));
    if (question.pattern().unique()) {
      text.add("\n@return the one that answers; empty where there is none\n");
      if (plan instanceof AccessPlan.Query) {
        text.add(
            "@throws $T if a second one is found\n",
            com.squareup.javapoet.ClassName.get("dev.keywright", "NotUniqueException"));
      }
    }
    return text.build();
  }

  /** What is checked beside the key condition, and where. */
  private static CodeBlock residual(Residual residual) {
    CodeBlock.Builder text = CodeBlock.builder();
    if (!residual.byDynamoDb().isEmpty()) {
      text.add(
          "\n<p>DynamoDB reads, bills and drops what does not meet {@code $L}.\n",
          String.join(" and ", residual.byDynamoDb()));
    }
    if (!residual.here().isEmpty()) {
      text.add(
          "\n<p>What does not meet {@code $L} is sent and billed, and dropped on this side.\n",
          String.join(" and ", residual.here()));
    }
    return text.build();
  }

  /** The Javadoc of a collection's pattern. */
  static CodeBlock of(CollectionPlan plan, Table table) {
    return CodeBlock.builder()
        .add(
            "$L.\n\n<p>$L ($L); each item goes to the component that it belongs to.\n",
            asked(plan.question(), plan.pattern(), plan.collection().name()),
            operation(plan.query()),
            plan.query().reason())
        .add(residual(Residual.of(plan, table)))
        .add(
            plan.collection().refusesOthers()
                ? CodeBlock.of(
                    "\n<p>An item that no component takes is a {@link $T}.\n",
                    ItemDecodingException.class)
                : CodeBlock.of(""))
        .add(
            plan.pattern().unique()
                ? "\n@return the collection; empty where a component that must be there is not\n"
                : "")
        .build();
  }

  private static String asked(Question question) {
    return asked(question, question.pattern(), question.entity().name());
  }

  private static String asked(Question question, AccessPattern pattern, String asked) {
    StringBuilder text = new StringBuilder();
    text.append("{@code ").append(asked).append('}');
    if (!question.by().isEmpty()) {
      text.append(" by {@code ")
          .append(String.join(", ", question.by().stream().map(Term::toString).toList()))
          .append('}');
    }
    question
        .range()
        .ifPresent(each -> text.append(", {@code ").append(each).append("} in a range"));
    question
        .prefix()
        .ifPresent(each -> text.append(", {@code ").append(each).append("} with a beginning"));
    if (!pattern.orderBy().isEmpty()) {
      text.append(", ordered by {@code ")
          .append(pattern.orderBy())
          .append('}')
          .append(pattern.descending() ? ", greatest first" : "");
    }
    if (pattern.limit() > 0) {
      text.append(", ").append(pattern.limit()).append(" at the most");
    }
    return text.toString();
  }

  private static String operation(AccessPlan plan) {
    String of = plan.path().isTable() ? "the table" : "index {@code " + plan.path().label() + "}";
    if (plan instanceof AccessPlan.GetItem) {
      return "One GetItem: {@code " + KeyConditionText.of(plan) + "}";
    }
    AccessPlan.Query query = (AccessPlan.Query) plan;
    StringBuilder text = new StringBuilder();
    text.append(query.isSharded() ? "One Query for each shard of " : "One Query of ")
        .append(of)
        .append(": {@code ")
        .append(KeyConditionText.of(query));
    text.append('}');
    if (query.fetch()) {
      text.append(", then BatchGetItem of the items");
    }
    return text.toString();
  }
}
