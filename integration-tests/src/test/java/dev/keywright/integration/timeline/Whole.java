package dev.keywright.integration.timeline;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;
import java.util.Optional;

/** All that an account holds: nothing else may stand in its partition. */
@ItemCollection(refuseOthers = true)
@AccessPattern(name = "ofAccount", by = "accountId", unique = true)
public record Whole(Optional<Account> account, List<Entry> entries) {}
