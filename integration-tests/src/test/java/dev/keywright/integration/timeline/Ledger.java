package dev.keywright.integration.timeline;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;
import java.util.Optional;

/** An account and its entries of both kinds. */
@ItemCollection
@AccessPattern(name = "ofAccount", by = "accountId")
@AccessPattern(
    name = "latest",
    by = "accountId",
    orderBy = "at",
    descending = true,
    limit = 3,
    unique = false)
public record Ledger(Optional<Account> account, List<Entry> entries) {}
