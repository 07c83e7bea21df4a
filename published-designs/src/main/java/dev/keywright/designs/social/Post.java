package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** What a user has posted. */
@Entity
@Key(partition = "u#{user}#post", sort = "p#{post}")
@AccessPattern(name = "ofUser", by = "user")
public record Post(
    @Attribute(stored = false) String user,
    @Attribute(stored = false) String post,
    String content,
    String imageUrl,
    String timestamp) {}
