package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** How many followers and posts a user has; its attributes have names that need placeholders. */
@Entity
@Key(partition = "u#{user}", sort = "\"count\"")
@AccessPattern(name = "byUser", by = "user", unique = true)
public record UserCounts(
    @Attribute(stored = false) String user,
    @Attribute(name = "follower#") long followers,
    @Attribute(name = "following#") long following,
    @Attribute(name = "post#") long posts) {}
