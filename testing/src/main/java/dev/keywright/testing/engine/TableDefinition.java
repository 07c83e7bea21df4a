package dev.keywright.testing.engine;

import dev.keywright.testing.value.ValueType;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as it was declared, without its indexes.
 *
 * @param name its name
 * @param id its id, unique over time
 * @param created when it was created
 * @param attributes the types of all key attributes, of indexes too
 * @param keys the table's own key attributes
 * @param billing how it is paid for
 * @param settings what is stored and described and has no effect here
 */
public record TableDefinition(
    String name,
    String id,
    Instant created,
    Map<String, ValueType> attributes,
    KeySchema keys,
    Billing billing,
    Settings settings) {

  /**
   * How a table is paid for.
   *
   * @param onDemand per request, or else by provisioned throughput
   * @param throughput the provisioned throughput, zero when on demand
   * @param onDemandSince when it last changed to on demand, where it ever did
   */
  public record Billing(boolean onDemand, Throughput throughput, @Nullable Instant onDemandSince) {}

  /**
   * Settings without an effect on the engine's answers, other than that they are described.
   *
   * @param deletionProtection whether the table refuses to be deleted (the one with an effect)
   * @param tableClass the storage class, where one was named
   * @param streamView which images a stream would show, or null without a stream
   * @param streamSince when the stream was switched on
   * @param encryptionKey the customer's key, an empty text for the service's key, null for neither
   * @param mostOnDemand the most that is paid for per request, where a limit was set
   */
  public record Settings(
      boolean deletionProtection,
      @Nullable String tableClass,
      @Nullable String streamView,
      @Nullable Instant streamSince,
      @Nullable String encryptionKey,
      @Nullable Throughput mostOnDemand) {}

  /** The same table, with other attribute types, billing and settings. */
  public TableDefinition with(
      Map<String, ValueType> changedAttributes, Billing changedBilling, Settings changedSettings) {
    return new TableDefinition(
        name,
        id,
        created,
        Collections.unmodifiableMap(new LinkedHashMap<>(changedAttributes)),
        keys,
        changedBilling,
        changedSettings);
  }
}
