package dev.keywright.designs.social;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** Who a user is. The published sort key is in quotation marks. */
@Entity
@Key(partition = "u#{user}", sort = "\"info\"")
@AccessPattern(name = "byUser", by = "user", unique = true)
public record UserInfo(
    @Attribute(stored = false) String user,
    String name,
    String content,
    String imageUrl,
    String etc) {}
