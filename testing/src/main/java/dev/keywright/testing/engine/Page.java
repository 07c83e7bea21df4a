package dev.keywright.testing.engine;

import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A page of a query or a scan.
 *
 * @param items those which passed the filter
 * @param scanned how many were evaluated
 * @param bytes the size of all that were evaluated, as the table or the index holds them
 * @param fetchedUnits the consistent read units of the items that were fetched from the table
 * @param lastKey the key to go on after, or null at the end
 */
public record Page(
    List<Item> items,
    int scanned,
    long bytes,
    int fetchedUnits,
    @Nullable Map<String, Value> lastKey) {}
