package dev.keywright.integration.activity;

import dev.keywright.Flatten;
import dev.keywright.Variant;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Money that moved. */
public sealed interface Payment extends Activity {

  /** What for. */
  String orderId();

  /** How much. */
  long cents();

  /** By card. */
  @Variant("card")
  record Card(
      String userId,
      Instant at,
      int number,
      long version,
      @Nullable Instant changedAt,
      String orderId,
      long cents,
      String currency,
      Optional<Instant> settledAt,
      Optional<Place> place)
      implements Payment {}

  /** From an account. */
  record Transfer(
      String userId,
      Instant at,
      int number,
      long version,
      @Nullable Instant changedAt,
      String orderId,
      long cents,
      Optional<String> currency,
      @Nullable Instant settledAt,
      @Flatten Optional<Origin> origin)
      implements Payment {}
}
