package dev.keywright.example.account;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

/** A user's profile, in one partition with the user's orders. */
@Entity
@Key(partition = "USER#{userId}", sort = "PROFILE")
@AccessPattern(name = "profile", by = "userId", unique = true)
public record User(String userId, String name) {}
