package dev.keywright.integration.vouchers;

import org.jspecify.annotations.Nullable;

/** A ticket's code. */
public record TicketCode(String id, @Nullable String code) {}
