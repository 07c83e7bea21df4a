package dev.keywright.integration.timeline;

import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;

/** Money in. */
@Entity
@Key(partition = "ACCOUNT#{accountId}", sort = "ENTRY#{at}#PAYMENT#{id}")
public record Payment(String accountId, Instant at, String id, long cents) implements Entry {}
