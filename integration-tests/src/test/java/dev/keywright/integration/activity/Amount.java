package dev.keywright.integration.activity;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A part of what some activities have. */
public record Amount(
    String userId, Instant at, @Nullable Long cents, @Nullable String currency, int hour) {}
