package dev.keywright.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plans patterns of models that must be sound, and says in short what became of them. */
final class Planning {

  private Planning() {}

  /** The layout of a table without mistakes. */
  static TableLayout layout(Table table) {
    Report report = new Report();
    TableLayout layout = TableLayout.of(table, report);
    assertEquals(List.of(), report.findings());
    return layout;
  }

  /** What a table's keys are reported for. */
  static List<Finding> findings(TestTable table) {
    Report report = new Report();
    TableLayout.of(table.build(), report);
    return report.findings();
  }

  /** What a pattern is reported for before it is planned. */
  static List<Finding> findings(TestTable table, String entity, TestPattern pattern) {
    Report report = new Report();
    Table built = table.build();
    Optional<Question> question =
        QuestionResolver.resolve(built, entityOf(built, entity), pattern.build(), report);
    assertEquals(question.isEmpty(), report.hasErrors());
    return report.findings();
  }

  /** What becomes of a pattern of an entity. */
  static Planner.Result result(TestTable table, String entity, TestPattern pattern) {
    return result(table.build(), entity, pattern.build());
  }

  static Planner.Result result(Table table, String entity, AccessPattern pattern) {
    TableLayout layout = layout(table);
    Report report = new Report();
    Optional<Question> question =
        QuestionResolver.resolve(table, entityOf(table, entity), pattern, report);
    assertEquals(List.of(), report.findings());
    return new Planner(layout).plan(layout.entity(entity).orElseThrow(), question.orElseThrow());
  }

  /** The plan of a pattern that is answered. */
  static AccessPlan plan(TestTable table, String entity, TestPattern pattern) {
    Planner.Result result = result(table, entity, pattern);
    if (result instanceof Planner.Rejected rejected) {
      throw new AssertionError("rejected: " + refusals(rejected));
    }
    return ((Planner.Planned) result).plan();
  }

  /** The plan of a pattern that a Query answers. */
  static AccessPlan.Query query(TestTable table, String entity, TestPattern pattern) {
    return (AccessPlan.Query) plan(table, entity, pattern);
  }

  /** Why a path refuses a pattern that none answers. */
  static String refusal(TestTable table, String entity, TestPattern pattern, String path) {
    Planner.Result result = result(table, entity, pattern);
    if (!(result instanceof Planner.Rejected rejected)) {
      throw new AssertionError("answered: " + describe(((Planner.Planned) result).plan()));
    }
    return rejected.refusals().stream()
        .filter(each -> each.path().label().equals(path))
        .map(each -> each.stage() + ": " + each.reason())
        .collect(Collectors.joining());
  }

  static String refusals(Planner.Rejected rejected) {
    return rejected.refusals().stream()
        .map(each -> each.path().label() + " " + each.stage() + ": " + each.reason())
        .collect(Collectors.joining("; "));
  }

  /** The message of a pattern that none answers: headline, then details. */
  static String message(TestTable table, String entity, TestPattern pattern) {
    Table built = table.build();
    Planner.Rejected rejected = (Planner.Rejected) result(built, entity, pattern.build());
    Finding finding = new RejectionReport(layout(built)).finding(rejected);
    return "["
        + finding.problem().id()
        + "] "
        + finding.headline()
        + "\n"
        + String.join("\n", finding.details())
        + "\n";
  }

  private static Entity entityOf(Table table, String entity) {
    return table.entities().stream()
        .filter(each -> each.name().equals(entity))
        .findFirst()
        .orElseThrow();
  }

  /** A plan in one line: the path, the key condition, and what else is done. */
  static String describe(AccessPlan plan) {
    if (plan instanceof AccessPlan.GetItem get) {
      return "GetItem "
          + get.key().stream().map(Planning::describe).collect(Collectors.joining(", "));
    }
    AccessPlan.Query query = (AccessPlan.Query) plan;
    StringBuilder text = new StringBuilder("Query ").append(query.path().label()).append(' ');
    text.append(
        java.util.stream.Stream.concat(query.partition().stream(), query.sortEquals().stream())
            .map(Planning::describe)
            .collect(Collectors.joining(", ")));
    text.append(describe(query.sort()));
    if (query.discriminator().by() != Discriminator.By.NOTHING) {
      text.append(" told by ").append(query.discriminator().attribute());
    }
    if (query.fetch()) {
      text.append(" fetch");
    }
    return text.toString();
  }

  private static String describe(KeyValue value) {
    return value.attribute() + "=" + describe(value.parts());
  }

  private static String describe(KeyCondition condition) {
    if (condition instanceof KeyCondition.BeginsWith begins) {
      return ", " + begins.text().attribute() + " begins " + describe(begins.before());
    }
    if (condition instanceof KeyCondition.Prefix prefix) {
      return ", "
          + prefix.text().attribute()
          + " begins "
          + describe(prefix.before())
          + prefix.slot()
          + "*";
    }
    if (condition instanceof KeyCondition.Between between) {
      return ", "
          + between.text().attribute()
          + " between "
          + describe(between.before())
          + between.slot()
          + between.after()
          + (between.buckets().isEmpty() ? "" : " in " + between.buckets());
    }
    return "";
  }

  private static String describe(List<BoundPart> parts) {
    return parts.stream().map(Planning::describe).collect(Collectors.joining());
  }

  private static String describe(BoundPart part) {
    if (part instanceof BoundPart.Text text) {
      return text.text();
    }
    return part instanceof BoundPart.Value value
        ? value.slot().toString()
        : ((BoundPart.EveryShard) part).slot() + "*";
  }
}
