package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** Who follows a user: an item of nothing but its key. */
@Entity
@Key(partition = "u#{user}#follower", sort = "u#{follower}")
@AccessPattern(name = "ofUser", by = "user")
public record Follower(
    @Attribute(stored = false) String user, @Attribute(stored = false) String follower) {}
