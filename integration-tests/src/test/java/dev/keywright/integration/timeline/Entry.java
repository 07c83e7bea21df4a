package dev.keywright.integration.timeline;

import java.time.Instant;

/** What moves money: either way. */
public sealed interface Entry permits Payment, Refund {
  /** When. */
  Instant at();
}
