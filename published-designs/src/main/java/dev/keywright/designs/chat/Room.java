package dev.keywright.designs.chat;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** A room; its name lives in its key alone. */
@Entity
@Key(partition = "Room:{room}", sort = "meta")
@AccessPattern(name = "byName", by = "room", unique = true)
public record Room(
    @Attribute(stored = false) String room, @Attribute(name = "CreatedBy") String createdBy) {}
