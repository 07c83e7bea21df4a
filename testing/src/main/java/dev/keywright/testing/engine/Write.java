package dev.keywright.testing.engine;

import dev.keywright.testing.value.Item;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a write to a table did.
 *
 * @param before the item that was there, or null
 * @param after the item that is there now, or null
 * @param indexUnits the write units by index, of those indexes that changed
 */
public record Write(@Nullable Item before, @Nullable Item after, Map<String, Integer> indexUnits) {

  /** The write units of the table itself: those of the larger item. */
  public int tableUnits() {
    int oldSize = before == null ? 0 : before.size();
    int newSize = after == null ? 0 : after.size();
    return Units.write(Math.max(oldSize, newSize));
  }
}
