package dev.keywright.integration.deliveries;

import dev.keywright.Attribute;
import dev.keywright.CreatedAt;
import dev.keywright.TimeToLive;
import dev.keywright.UpdatedAt;
import dev.keywright.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What the library fills, in a record that entities share. */
public record Audit(
    @Version @Attribute(name = "v") @Nullable Long version,
    @CreatedAt @Nullable Instant createdAt,
    @UpdatedAt @Nullable Instant updatedAt,
    @TimeToLive Instant expiresAt) {}
