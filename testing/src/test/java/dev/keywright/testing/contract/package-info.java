/**
 * The contract of DynamoDB as the engine keeps it: one file per operation and one per topic, each
 * of them run against this engine, against dynalite, or against any endpoint, a real table
 * included.
 *
 * <p>{@code -Dcontract.target=engine} (default), {@code dynalite} or {@code endpoint}; the last two
 * with {@code -Dcontract.endpoint=http://127.0.0.1:4567}.
 */
@NullMarked
package dev.keywright.testing.contract;

import org.jspecify.annotations.NullMarked;
