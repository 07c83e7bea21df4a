package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestProperty.property;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestPattern;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionResolverTest {

  private static void assertProblem(
      String id, String headline, String detail, TestPattern pattern) {
    List<Finding> findings = Planning.findings(Shop.ecommerce(), "Order", pattern);
    assertEquals(1, findings.size(), findings::toString);
    Finding finding = findings.get(0);
    assertEquals(id, finding.problem().id());
    assertTrue(finding.headline().contains(headline), finding.headline());
    assertTrue(String.join("\n", finding.details()).contains(detail), finding::toString);
  }

  @Test
  void offersTheNearestName() {
    assertProblem(
        "unknown-property",
        "Order.p: Order has no property \"custmerId\"",
        "did you mean \"customerId\"?",
        pattern("p").by("custmerId"));
    assertProblem(
        "unknown-property",
        "Order has no property \"shelf\"",
        "known: customerId, placedAt, orderId, status, totalCents",
        pattern("p").by("customerId").range("shelf"));
    assertProblem(
        "unknown-index",
        "Ecommerce has no index \"GSI3\"",
        "did you mean \"GSI1\"?",
        pattern("p").index("GSI3"));
  }

  @Test
  void reportsEveryMistakeAtOnce() {
    assertEquals(
        3,
        Planning.findings(
                Shop.ecommerce(),
                "Order",
                pattern("p").by("a1", "status = LOST").orderBy("placedAt").descending().limit(-1))
            .size());
  }

  @Test
  void readsConstantsAsTheirPropertysType() {
    assertProblem(
        "invalid-condition",
        "PLACD is no value of status",
        "did you mean \"PLACED\"?",
        pattern("p").by("status = PLACD"));
    assertProblem(
        "invalid-condition",
        "12x is no value of totalCents",
        "totalCents is a long",
        pattern("p").by("totalCents = 12x"));
    assertProblem("invalid-condition", "is no condition", "expected", pattern("p").by("status =="));
  }

  @Test
  void knowsBucketsFromValues() {
    assertProblem(
        "invalid-condition",
        "placedAt:ms is no bucket",
        "write placedAt",
        pattern("p").by("placedAt:ms"));
    assertProblem(
        "invalid-condition",
        "placedAt:week is no bucket",
        "it has s, ms, us",
        pattern("p").by("placedAt:week"));
    assertProblem(
        "invalid-condition",
        "a filter compares values, not buckets such as placedAt:month",
        "by",
        pattern("p").by("customerId").filter("placedAt:month"));
    assertEquals(
        List.of(),
        Planning.findings(
            Shop.ecommerce(),
            "Order",
            pattern("p").by("placedAt:month", "orderId:shard(8)", "customerId:lower")));
  }

  @Test
  void refusesMembersThatDoNotFitTogether() {
    assertProblem("invalid-pattern", "limit needs orderBy", "add orderBy", pattern("p").limit(3));
    assertProblem("invalid-pattern", "descending needs orderBy", "", pattern("p").descending());
    assertProblem(
        "invalid-pattern",
        "range and prefix together",
        "keep one",
        pattern("p").range("placedAt").prefix("orderId"));
    assertProblem(
        "invalid-pattern",
        "unique means one item",
        "first()",
        pattern("p").unique().orderBy("placedAt"));
    assertProblem(
        "invalid-pattern",
        "placedAt is known by equality, so that a range of it says nothing",
        "drop it from by",
        pattern("p").by("placedAt").range("placedAt"));
    assertProblem(
        "invalid-pattern",
        "customerId stands twice in by",
        "once",
        pattern("p").by("customerId", "customerId"));
  }

  @Test
  void checksProjectionsAgainstTheEntity() {
    assertProblem(
        "projection-mismatch",
        "Slip.orderID is no property of Order",
        "did you mean \"orderId\"?",
        pattern("p").as("Slip", List.of(property("orderID", ScalarType.STRING).build())));
    assertProblem(
        "projection-mismatch",
        "Slip.totalCents is a int, in Order it is a long",
        "type",
        pattern("p").as("Slip", List.of(property("totalCents", ScalarType.INT).build())));
  }
}
