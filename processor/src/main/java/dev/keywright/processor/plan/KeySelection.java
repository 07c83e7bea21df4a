package dev.keywright.processor.plan;

import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * What one entity's plan selects by the keys of a path, in a form in which the selections of
 * several entities can be compared and joined; {@link JoinedSelection} joins them.
 *
 * @param partition the partition key
 * @param equals the leading sort key attributes that are known whole
 * @param sort the condition on the next one
 */
record KeySelection(List<KeyValue> partition, List<KeyValue> equals, KeyCondition sort) {

  /** What a plan selects. */
  static KeySelection of(AccessPlan plan) {
    if (plan instanceof AccessPlan.GetItem get) {
      int keys = plan.path().key().partition().size();
      return new KeySelection(
          get.key().subList(0, keys),
          get.key().subList(keys, get.key().size()),
          new KeyCondition.None());
    }
    AccessPlan.Query query = (AccessPlan.Query) plan;
    return new KeySelection(query.partition(), query.sortEquals(), query.sort());
  }

  /** Whether it needs a query for each shard. */
  boolean isSharded() {
    return partition.stream().anyMatch(KeyValue::isSharded);
  }

  /** Whether both partition keys are the same text for the same parameters. */
  boolean samePartition(KeySelection other) {
    for (int i = 0; i < partition.size(); i++) {
      if (!isSame(partition.get(i), other.partition.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether both are the same text for the same parameters. */
  static boolean isSame(KeyValue mine, KeyValue theirs) {
    return isSame(mine.parts(), theirs.parts());
  }

  /** Whether both make the same text for the same parameters. */
  static boolean isSame(List<BoundPart> mine, List<BoundPart> theirs) {
    return mine.size() == theirs.size() && commonParts(mine, theirs).equals(mine);
  }

  /** The longest common beginning; texts are cut where they part. */
  static List<BoundPart> commonParts(List<BoundPart> mine, List<BoundPart> theirs) {
    List<BoundPart> common = new ArrayList<>();
    for (int i = 0; i < Math.min(mine.size(), theirs.size()); i++) {
      if (same(mine.get(i), theirs.get(i))) {
        common.add(mine.get(i));
        continue;
      }
      if (mine.get(i) instanceof BoundPart.Text a && theirs.get(i) instanceof BoundPart.Text b) {
        String beginning = commonBeginning(a.text(), b.text());
        if (!beginning.isEmpty()) {
          common.add(new BoundPart.Text(beginning));
        }
      }
      break;
    }
    return common;
  }

  /** The longest text that both begin with. */
  static String commonBeginning(String a, String b) {
    int end = 0;
    while (end < a.length() && end < b.length() && a.charAt(end) == b.charAt(end)) {
      end++;
    }
    // Half a surrogate pair is no text.
    return end > 0 && Character.isHighSurrogate(a.charAt(end - 1))
        ? a.substring(0, end - 1)
        : a.substring(0, end);
  }

  private static boolean same(BoundPart mine, BoundPart theirs) {
    if (mine instanceof BoundPart.Text a && theirs instanceof BoundPart.Text b) {
      return a.text().equals(b.text());
    }
    return mine instanceof BoundPart.Value a
        && theirs instanceof BoundPart.Value b
        && a.known().toString().equals(b.known().toString())
        && sameSlot(a.slot(), b.slot());
  }

  /** Whether two slots hold the same text for the same value. */
  static boolean sameSlot(KeySlot mine, KeySlot theirs) {
    return mine.path().name().equals(theirs.path().name())
        && mine.form() == theirs.form()
        && mine.formats().equals(theirs.formats())
        && sameValue(mine, theirs)
        && SameEncoding.of(mine.encoding(), theirs.encoding());
  }

  private static boolean sameValue(KeySlot mine, KeySlot theirs) {
    Property own = mine.path().property();
    Property other = theirs.path().property();
    return own.value().javaType().box().equals(other.value().javaType().box())
        && own.converted()
            .map(ValueType.Converted::converter)
            .equals(other.converted().map(ValueType.Converted::converter));
  }
}
