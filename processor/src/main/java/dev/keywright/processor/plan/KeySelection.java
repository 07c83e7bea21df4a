package dev.keywright.processor.plan;

import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one entity's plan selects by the keys of a path, in a form in which the selections of
 * several entities can be compared and joined.
 *
 * @param partition the partition key
 * @param attribute the sort key attribute; null where there is none
 * @param text what the entity stores in it; null where there is none
 * @param prefix the known beginning of the sort key: all of it, where it is known whole
 * @param range the condition, where it is a range
 */
record KeySelection(
    List<KeyValue> partition,
    @Nullable String attribute,
    @Nullable KeyText text,
    List<BoundPart> prefix,
    KeyCondition.@Nullable Between range) {

  /** What a plan selects. */
  static KeySelection of(AccessPlan plan) {
    List<String> sort = plan.path().key().sort();
    if (plan instanceof AccessPlan.GetItem get) {
      int keys = plan.path().key().partition().size();
      List<KeyValue> partition = get.key().subList(0, keys);
      if (sort.isEmpty()) {
        return new KeySelection(partition, null, null, List.of(), null);
      }
      KeyValue whole = get.key().get(keys);
      return new KeySelection(partition, whole.attribute(), whole.text(), whole.parts(), null);
    }
    AccessPlan.Query query = (AccessPlan.Query) plan;
    if (!query.sortEquals().isEmpty()) {
      KeyValue whole = query.sortEquals().get(0);
      return new KeySelection(
          query.partition(), whole.attribute(), whole.text(), whole.parts(), null);
    }
    String attribute = sort.isEmpty() ? null : sort.get(0);
    if (query.sort() instanceof KeyCondition.BeginsWith begins) {
      return new KeySelection(query.partition(), attribute, begins.text(), begins.before(), null);
    }
    if (query.sort() instanceof KeyCondition.Between between) {
      return new KeySelection(
          query.partition(), attribute, between.text(), between.before(), between);
    }
    if (query.sort() instanceof KeyCondition.Prefix prefix) {
      return new KeySelection(query.partition(), attribute, prefix.text(), prefix.before(), null);
    }
    return new KeySelection(query.partition(), attribute, null, List.of(), null);
  }

  /** Whether it needs a query for each shard. */
  boolean isSharded() {
    return partition.stream()
        .flatMap(each -> each.parts().stream())
        .anyMatch(BoundPart.EveryShard.class::isInstance);
  }

  /** Whether both partition keys are the same text for the same parameters. */
  boolean samePartition(KeySelection other) {
    for (int i = 0; i < partition.size(); i++) {
      List<BoundPart> mine = partition.get(i).parts();
      List<BoundPart> theirs = other.partition.get(i).parts();
      if (mine.size() != theirs.size() || commonParts(mine, theirs).size() != mine.size()) {
        return false;
      }
      for (int k = 0; k < mine.size(); k++) {
        if (!same(mine.get(k), theirs.get(k))) {
          return false;
        }
      }
    }
    return true;
  }

  /** One condition that selects all that the selections do; empty where there is none. */
  static Optional<KeyCondition> join(List<KeySelection> selections) {
    KeySelection first = selections.get(0);
    if (selections.stream().anyMatch(each -> each.range != null)) {
      return joinRanges(selections);
    }
    List<BoundPart> common = first.prefix;
    for (KeySelection each : selections) {
      common = commonParts(common, each.prefix);
    }
    KeyText text = first.text;
    return Optional.of(
        common.isEmpty() || text == null
            ? new KeyCondition.None()
            : new KeyCondition.BeginsWith(text, common));
  }

  /**
   * One range over the slot that all selections have at the same place. Where different literals
   * follow it, their common beginning ends the bounds, which still lies behind every value on them.
   */
  private static Optional<KeyCondition> joinRanges(List<KeySelection> selections) {
    KeyCondition.Between first = selections.get(0).range;
    if (first == null) {
      return Optional.empty();
    }
    String after = first.after();
    for (KeySelection each : selections) {
      KeyCondition.Between range = each.range;
      if (range == null
          || range.before().size() != first.before().size()
          || !commonParts(first.before(), range.before()).equals(first.before())
          || !sameSlot(first.slot(), range.slot())
          || range.last() != first.last()
          || !buckets(range).equals(buckets(first))) {
        return Optional.empty();
      }
      String common = commonBeginning(after, range.after());
      if (common.isEmpty() && !after.isEmpty() && !endsByItself(first.slot())) {
        return Optional.empty();
      }
      after = common;
    }
    return Optional.of(
        new KeyCondition.Between(
            first.text(), first.before(), first.slot(), after, first.last(), first.buckets()));
  }

  private static List<String> buckets(KeyCondition.Between range) {
    return range.buckets().stream().map(Term::toString).toList();
  }

  private static boolean endsByItself(KeySlot slot) {
    return slot.encoding() != null && slot.encoding().isPrefixFree();
  }

  /** The longest common beginning; texts are cut where they part. */
  private static List<BoundPart> commonParts(List<BoundPart> mine, List<BoundPart> theirs) {
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

  private static String commonBeginning(String a, String b) {
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

  private static boolean sameSlot(KeySlot mine, KeySlot theirs) {
    return mine.path().name().equals(theirs.path().name())
        && mine.form() == theirs.form()
        && mine.formats().equals(theirs.formats())
        && sameValue(mine, theirs)
        && SameEncoding.of(mine.encoding(), theirs.encoding());
  }

  private static boolean sameValue(KeySlot mine, KeySlot theirs) {
    Property own = mine.path().property();
    Property other = theirs.path().property();
    return own.value().javaType().equals(other.value().javaType())
        && own.converted()
            .map(ValueType.Converted::converter)
            .equals(other.converted().map(ValueType.Converted::converter));
  }
}
