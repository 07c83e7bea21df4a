package dev.keywright.processor.plan;

import dev.keywright.support.key.Equality;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One key condition that selects what several entities' selections do: the sort key attributes that
 * all of them know whole, and a condition on the next one. Of the items that it selects, each
 * entity's are just those of its own selection; where a common beginning ends inside a value of no
 * fixed width, as {@code ORDER#1} begins {@code ORDER#12}, the tails say which are.
 *
 * @param equals the leading sort key attributes that all know whole, in the first one's terms
 * @param sort the condition on the next one, in the first one's terms
 * @param tails by entity what must follow the common beginning; empty where nothing has to be
 *     checked
 */
record JoinedSelection(List<KeyValue> equals, KeyCondition sort, Map<EntityLayout, KeyTail> tails) {

  /** Joins the selections of entities in one partition; empty where no condition selects them. */
  static Optional<JoinedSelection> of(Map<EntityLayout, KeySelection> byEntity) {
    List<KeySelection> selections = List.copyOf(byEntity.values());
    List<KeyValue> equals = commonEquals(selections);
    int known = equals.size();
    if (selections.stream().allMatch(each -> known(each, known) == 0)) {
      return Optional.of(new JoinedSelection(equals, new KeyCondition.None(), Map.of()));
    }
    if (selections.stream().anyMatch(each -> each.equals().size() > known + 1)
        || selections.stream().anyMatch(each -> known(each, known) > 1)) {
      return Optional.empty();
    }
    KeySelection first = selections.get(0);
    if (selections.stream().anyMatch(each -> each.sort() instanceof KeyCondition.Between)) {
      return ranges(selections).map(range -> new JoinedSelection(equals, range, Map.of()));
    }
    if (selections.stream().anyMatch(each -> each.sort() instanceof KeyCondition.Prefix)) {
      return selections.stream().allMatch(each -> isSamePrefix(first, each))
          ? Optional.of(new JoinedSelection(equals, first.sort(), Map.of()))
          : Optional.empty();
    }
    return beginnings(byEntity, equals);
  }

  private static List<KeyValue> commonEquals(List<KeySelection> selections) {
    List<KeyValue> equals = new ArrayList<>();
    for (KeyValue value : selections.get(0).equals()) {
      int i = equals.size();
      boolean isCommon =
          selections.stream()
              .allMatch(
                  each ->
                      each.equals().size() > i && KeySelection.isSame(value, each.equals().get(i)));
      if (!isCommon) {
        break;
      }
      equals.add(value);
    }
    return equals;
  }

  /** How many attributes a selection says something of, behind some that are known. */
  private static int known(KeySelection selection, int behind) {
    return selection.equals().size()
        - behind
        + (selection.sort() instanceof KeyCondition.None ? 0 : 1);
  }

  private static boolean isSamePrefix(KeySelection first, KeySelection other) {
    return first.sort() instanceof KeyCondition.Prefix mine
        && other.sort() instanceof KeyCondition.Prefix theirs
        && KeySelection.isSame(mine.before(), theirs.before())
        && KeySelection.sameSlot(mine.slot(), theirs.slot());
  }

  /**
   * One range over the slot that all selections have at the same place. Where different literals
   * follow it, their common beginning ends the bounds, which still lies behind every value on them.
   */
  private static Optional<KeyCondition> ranges(List<KeySelection> selections) {
    if (!(selections.get(0).sort() instanceof KeyCondition.Between first)) {
      return Optional.empty();
    }
    String after = first.after();
    for (KeySelection each : selections) {
      if (!(each.sort() instanceof KeyCondition.Between range)
          || !KeySelection.isSame(first.before(), range.before())
          || !KeySelection.sameSlot(first.slot(), range.slot())
          || range.last() != first.last()
          || !buckets(range).equals(buckets(first))) {
        return Optional.empty();
      }
      String common = KeySelection.commonBeginning(after, range.after());
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

  /** The known beginning of one attribute; all of it, where it is known whole. */
  private record Beginning(KeyText text, List<BoundPart> parts, boolean whole) {

    /** Whether a part is a value, which other items of the entity have otherwise. */
    boolean isValue(int part) {
      return text.parts().get(part) instanceof KeyText.Value;
    }

    KeySlot slot(int part) {
      return ((KeyText.Value) text.parts().get(part)).slot();
    }
  }

  private static Optional<JoinedSelection> beginnings(
      Map<EntityLayout, KeySelection> byEntity, List<KeyValue> equals) {
    List<Beginning> beginnings =
        byEntity.values().stream()
            .flatMap(each -> beginning(each, equals.size()).stream())
            .toList();
    boolean all = beginnings.size() == byEntity.size();
    List<BoundPart> common = all ? beginnings.get(0).parts() : List.of();
    for (Beginning each : beginnings) {
      common = KeySelection.commonParts(common, each.parts());
    }
    Map<EntityLayout, KeyTail> tails = new LinkedHashMap<>();
    for (Map.Entry<EntityLayout, KeySelection> each : byEntity.entrySet()) {
      Optional<Beginning> own = beginning(each.getValue(), equals.size());
      if (own.isEmpty()) {
        continue;
      }
      Optional<KeyTail> tail = tail(each.getValue(), own.get(), common);
      if (tail.isEmpty()) {
        return Optional.empty();
      }
      tails.put(each.getKey(), tail.get());
    }
    if (common.isEmpty()) {
      return Optional.of(new JoinedSelection(equals, new KeyCondition.None(), Map.of()));
    }
    int last = common.size() - 1;
    boolean isOpen =
        beginnings.stream().anyMatch(each -> each.isValue(last) && !endsByItself(each.slot(last)));
    return Optional.of(
        new JoinedSelection(
            equals,
            new KeyCondition.BeginsWith(beginnings.get(0).text(), common),
            isOpen ? tails : Map.of()));
  }

  private static Optional<Beginning> beginning(KeySelection selection, int attribute) {
    if (selection.equals().size() > attribute) {
      KeyValue whole = selection.equals().get(attribute);
      return Optional.of(new Beginning(whole.text(), whole.parts(), true));
    }
    return selection.sort() instanceof KeyCondition.BeginsWith begins
        ? Optional.of(new Beginning(begins.text(), begins.before(), false))
        : Optional.empty();
  }

  /**
   * What follows the common beginning; empty where that leaves out a value that nothing else says.
   */
  private static Optional<KeyTail> tail(
      KeySelection selection, Beginning own, List<BoundPart> common) {
    StringBuilder tail = new StringBuilder();
    int last = common.size() - 1;
    for (int i = Math.max(0, last); i < own.parts().size(); i++) {
      if (i == last) {
        // Only a text may be cut.
        if (own.parts().get(i) instanceof BoundPart.Text text) {
          String rest = text.text().substring(((BoundPart.Text) common.get(i)).text().length());
          if (!rest.isEmpty() && own.isValue(i)) {
            return Optional.empty();
          }
          tail.append(rest);
        }
      } else if (!own.isValue(i)) {
        tail.append(((BoundPart.Text) own.parts().get(i)).text());
      } else if (isSaidByPartition(selection, own.slot(i))) {
        return Optional.of(new KeyTail(tail.toString(), false));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new KeyTail(tail.toString(), own.whole()));
  }

  /** Whether the partition holds the same property, and as much of it. */
  private static boolean isSaidByPartition(KeySelection selection, KeySlot slot) {
    return selection.partition().stream()
        .flatMap(each -> each.text().slots().stream())
        .filter(each -> each.path().equals(slot.path()))
        .anyMatch(
            each ->
                each.equality() == Equality.EXACT
                    || each.equality() == Equality.EQUIVALENT
                    || KeySelection.sameSlot(each, slot));
  }
}
