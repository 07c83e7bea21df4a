package dev.keywright.designs.chat;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;

/** What a user said in a room. */
@Entity
@Key(partition = "User:{user}", sort = "{saidAt:ms}")
@AccessPattern(name = "newestFirst", by = "room", orderBy = "createdAt", descending = true)
@AccessPattern(
    name = "newestTen",
    by = "room",
    orderBy = "createdAt",
    descending = true,
    limit = 10)
@AccessPattern(name = "ofRoom", by = "room", range = "createdAt", orderBy = "createdAt")
@AccessPattern(name = "ofUser", by = "user", orderBy = "saidAt")
public record Comment(
    @Attribute(stored = false) String user,
    @Attribute(stored = false) Instant saidAt,
    @Attribute(name = "RoomID") String room,
    @Attribute(name = "Comment") String text,
    @Attribute(name = "CreatedAt", format = "ms") Instant createdAt) {}
