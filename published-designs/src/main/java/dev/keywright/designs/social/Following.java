package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** Whom a user follows. */
@Entity
@Key(partition = "u#{user}#following", sort = "u#{followed}")
@AccessPattern(name = "byUser", by = "user")
public record Following(
    @Attribute(stored = false) String user, @Attribute(stored = false) String followed) {}
