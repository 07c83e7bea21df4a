package shop;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;

/** All of a customer, in the order of the keys. */
@ItemCollection
@AccessPattern(name = "trail", by = "customerId")
public record Trail(List<TrailEntry> entries) {}
