package dev.keywright.integration.timeline;

import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;

/** Money back. */
@Entity
@Key(partition = "ACCOUNT#{accountId}", sort = "ENTRY#{at}#REFUND#{id}")
public record Refund(String accountId, Instant at, String id, String reason) implements Entry {}
