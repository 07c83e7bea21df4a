package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** A post in a user's timeline, until it expires. */
@Entity
@Key(partition = "u#{user}#timeline", sort = "p#{post}#u#{author}")
@AccessPattern(name = "ofUser", by = "user")
public record TimelineEntry(
    @Attribute(stored = false) String user,
    @Attribute(stored = false) String post,
    @Attribute(stored = false) String author,
    long ttl) {}
