package dev.keywright.processor.check;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.support.key.Equality;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How an entity spreads over the partitions of a path: by how many values, and by values of what
 * kind.
 *
 * @param few the slots with few values
 * @param dates the slots that hold the present day, month or year in all that is written now
 * @param spreading whether any other slot is there: an id, or a shard
 * @param values how many partitions the slots with few values make
 */
record PartitionValues(List<KeySlot> few, List<KeySlot> dates, boolean spreading, long values) {

  PartitionValues {
    few = List.copyOf(few);
    dates = List.copyOf(dates);
  }

  static PartitionValues of(EntityLayout entity, KeyPath path) {
    List<KeySlot> few = new ArrayList<>();
    List<KeySlot> dates = new ArrayList<>();
    boolean spreading = false;
    long values = 1;
    Set<String> seen = new LinkedHashSet<>();
    for (KeyText text : entity.partition(path.key())) {
      for (KeySlot slot : text.slots()) {
        if (isDate(slot)) {
          dates.add(slot);
        } else if (values(slot) > 0) {
          few.add(slot);
          values *= seen.add(slot.path().name()) ? values(slot) : 1;
        } else {
          spreading = true;
        }
      }
    }
    return new PartitionValues(few, dates, spreading, values);
  }

  /** How many values a slot can have, where that is known to be few; else 0. */
  private static long values(KeySlot slot) {
    ValueType.Scalar type = slot.path().property().scalar().orElseThrow();
    if (slot.isShard()) {
      return 0;
    }
    return switch (type.scalar()) {
      case ENUM -> type.constants().size();
      case BOOLEAN -> 2;
      default -> 0;
    };
  }

  private static boolean isDate(KeySlot slot) {
    if (slot.isShard()) {
      return false;
    }
    ScalarType type = slot.path().property().scalar().orElseThrow().scalar();
    return switch (type) {
      case LOCAL_DATE, YEAR_MONTH, YEAR -> true;
      case INSTANT, OFFSET_DATE_TIME, ZONED_DATE_TIME, LOCAL_DATE_TIME ->
          slot.equality() == Equality.BUCKET;
      default -> false;
    };
  }
}
