package dev.keywright.integration.timeline;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

/** What somebody wrote down; in no collection. */
@Entity
@Key(partition = "ACCOUNT#{accountId}", sort = "NOTE#{id}")
@AccessPattern(name = "ofAccount", by = "accountId")
public record Note(String accountId, String id, String text) {}
