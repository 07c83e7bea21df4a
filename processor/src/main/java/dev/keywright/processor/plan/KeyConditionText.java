package dev.keywright.processor.plan;

import java.util.List;

/**
 * The key condition of a plan in words, for Javadoc and for the table's description: {@code PK =
 * CUSTOMER#{customerId} and SK beginning with ORDER#}.
 */
public final class KeyConditionText {

  private KeyConditionText() {}

  /** The condition on all key attributes. */
  public static String of(AccessPlan plan) {
    if (plan instanceof AccessPlan.GetItem get) {
      return equal(get.key());
    }
    AccessPlan.Query query = (AccessPlan.Query) plan;
    StringBuilder text = new StringBuilder(equal(query.partition()));
    if (!query.sortEquals().isEmpty()) {
      text.append(" and ").append(equal(query.sortEquals()));
    }
    if (query.sort() instanceof KeyCondition.BeginsWith begins) {
      text.append(" and ").append(begins.text().attribute()).append(" beginning with ");
      text.append(show(begins.before()));
    } else if (query.sort() instanceof KeyCondition.Prefix prefix) {
      text.append(" and ").append(prefix.text().attribute()).append(" beginning with ");
      text.append(show(prefix.before())).append(prefix.slot());
    } else if (query.sort() instanceof KeyCondition.Between between) {
      String end = show(between.before()) + between.slot();
      text.append(" and ").append(between.text().attribute()).append(" from ").append(end);
      text.append(" to ").append(end);
      if (!between.buckets().isEmpty()) {
        text.append(" within ");
        text.append(String.join(" and ", between.buckets().stream().map(Term::toString).toList()));
      }
    }
    return text.toString();
  }

  /** The sort keys that begin with known text and go on as those of one entity. */
  static String of(KeyCondition.BeginsWith begins, KeyTail tail) {
    return begins.text().attribute()
        + (tail.whole() ? " = " : " beginning with ")
        + show(begins.before())
        + tail.text();
  }

  private static String equal(List<KeyValue> values) {
    StringBuilder text = new StringBuilder();
    for (KeyValue value : values) {
      text.append(text.isEmpty() ? "" : " and ").append(value.attribute()).append(" = ");
      text.append(show(value.parts()));
    }
    return text.toString();
  }

  private static String show(List<BoundPart> parts) {
    StringBuilder text = new StringBuilder();
    for (BoundPart part : parts) {
      if (part instanceof BoundPart.Text literal) {
        text.append(literal.text());
      } else if (part instanceof BoundPart.Value value) {
        text.append(value.slot());
      } else {
        text.append(((BoundPart.EveryShard) part).slot());
      }
    }
    return text.toString();
  }
}
