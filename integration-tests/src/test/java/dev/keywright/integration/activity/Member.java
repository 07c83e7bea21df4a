package dev.keywright.integration.activity;

import dev.keywright.Entity;
import dev.keywright.Key;

/** Whose activities they are. */
@Entity
@Key(partition = "USER#{userId}", sort = "PROFILE")
public record Member(String userId, String name) {}
