package parts;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;

/** A collection that is compiled without its table, too. */
@ItemCollection
@AccessPattern(name = "partWithMovements", by = "number")
public record PartWithMovements(@Nullable Part part, List<Movement> movements) {}
