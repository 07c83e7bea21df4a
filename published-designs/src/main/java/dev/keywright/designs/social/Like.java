package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** Who likes a post. */
@Entity
@Key(partition = "p#{post}#likelist", sort = "u#{user}")
@AccessPattern(name = "ofPost", by = "post")
public record Like(
    @Attribute(stored = false) String post, @Attribute(stored = false) String user) {}
