package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** How many like a post; published as text. */
@Entity
@Key(partition = "p#{post}#likecount", sort = "\"count\"")
@AccessPattern(name = "ofPost", by = "post", unique = true)
public record LikeCount(
    @Attribute(stored = false) String post, @Attribute(name = "etc") String count) {}
