package dev.keywright.testing.fault;

/** What can go wrong on demand. */
enum FaultKind {
  THROTTLING,
  REQUEST_LIMIT,
  INTERNAL_ERROR,
  TRANSACTION_CONFLICT,
  UNPROCESSED_ITEMS,
  LATENCY
}
