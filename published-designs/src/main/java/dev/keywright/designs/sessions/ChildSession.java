package dev.keywright.designs.sessions;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** A session opened from another one. */
@Entity
@Key(partition = "suuid#{parent}", sort = "child#suuid#{session}")
@AccessPattern(name = "ofSession", by = "parent")
@AccessPattern(name = "bySession", by = "session", unique = true)
public record ChildSession(
    @Attribute(stored = false) String parent,
    @Attribute(stored = false) String session,
    @Attribute(name = "access_token") String accessToken,
    @Attribute(name = "session_state") State state) {}
