package dev.keywright.integration.documents;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.CreatedAt;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import dev.keywright.UpdatedAt;
import dev.keywright.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What the library adds to by itself: a version, times of writing, an expiry. */
@Table(name = "Pages", partitionKey = "id")
@Entity
@Key(partition = "{id}")
@AccessPattern(name = "byId", by = "id", unique = true)
public record Page(
    String id,
    String text,
    @Version long version,
    @CreatedAt @Nullable Instant createdAt,
    @UpdatedAt @Attribute(format = "ms") @Nullable Instant updatedAt,
    @TimeToLive Instant expiresAt) {

  /** The same page with another text. */
  public Page withText(String other) {
    return new Page(id, other, version, createdAt, updatedAt, expiresAt);
  }
}
