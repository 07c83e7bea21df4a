package dev.keywright.processor.plan;

import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Rows of every entity, most of them of the one that is asked for; and of each such row some that
 * differ in one property alone, times often by the least there is, so that what a condition does
 * not look at makes a difference.
 */
final class RandomRows {

  private static final int OTHERS = 12;
  private static final int OWN = 18;
  private static final int NEIGHBOURS = 3;

  private final Case.Resolved resolved;
  private final NastyValues values;
  private final Random random;

  RandomRows(Case.Resolved resolved, NastyValues values, Random random) {
    this.resolved = resolved;
    this.values = values;
    this.random = random;
  }

  /** The rows; some may have one key, of which the last one counts. */
  List<Row> next() {
    List<Row> rows = new ArrayList<>();
    List<EntityLayout> entities = resolved.layout().entities();
    for (int i = 0; i < OTHERS; i++) {
      Entity any = entities.get(random.nextInt(entities.size())).entity();
      rows.add(RandomModel.row(any, values, random));
    }
    Entity own = resolved.entity().entity();
    for (int i = 0; i < OWN; i++) {
      Row row = RandomModel.row(own, values, random);
      rows.add(row);
      for (int k = 0; k < NEIGHBOURS; k++) {
        rows.add(neighbour(own, row));
      }
    }
    return rows;
  }

  private Row neighbour(Entity entity, Row row) {
    List<Property> properties = entity.properties();
    Property other = properties.get(random.nextInt(properties.size()));
    Map<String, Object> changed = new HashMap<>(row.values());
    Object beside = random.nextBoolean() ? beside(row.values().get(other.name())) : null;
    Object redrawn = RandomModel.row(entity, values, random).values().get(other.name());
    if (beside != null || redrawn != null) {
      changed.put(other.name(), beside != null ? beside : redrawn);
    } else {
      changed.remove(other.name());
    }
    return new Row(entity.name(), changed);
  }

  /** A time that lies just beside another one, which a bucket holds as well. */
  private static @Nullable Object beside(@Nullable Object value) {
    if (value instanceof Instant instant) {
      return instant.plusNanos(1);
    }
    if (value instanceof LocalDate date) {
      LocalDate next = date.plusDays(1);
      return next.getMonth() == date.getMonth() ? next : date.minusDays(1);
    }
    return null;
  }
}
