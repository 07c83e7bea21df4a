package dev.keywright.integration.timeline;

import dev.keywright.Entity;
import dev.keywright.Key;

/** Whose money it is. */
@Entity
@Key(partition = "ACCOUNT#{accountId}", sort = "PROFILE")
@Key(index = "byCountry", partition = "COUNTRY#{country}", sort = "ACCOUNT#{accountId}")
public record Account(String accountId, String country) {}
