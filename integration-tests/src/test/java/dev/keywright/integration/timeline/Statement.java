package dev.keywright.integration.timeline;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;

/** The entries of a time, by their kind. */
@ItemCollection
@AccessPattern(name = "between", by = "accountId", range = "at", unique = true)
public record Statement(List<Payment> payments, List<Refund> refunds) {}
