package dev.keywright.support;

import dev.keywright.Query;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Builds the query of an item collection: one Query operation, one page loop, and each item decoded
 * as what its key or its type attribute says it is.
 *
 * @param <C> the collection
 */
public final class CollectionBuilder<C> extends ReadBuilder<CollectionBuilder<C>> {

  private final Supplier<? extends CollectionAssembly<C>> assembly;
  private boolean refuseOthers;

  CollectionBuilder(
      TableClient table, String pattern, Supplier<? extends CollectionAssembly<C>> assembly) {
    super(table, pattern);
    this.assembly = assembly;
  }

  @Override
  CollectionBuilder<C> self() {
    return this;
  }

  /** Refuses an item that no part takes, with an error; otherwise it is left out. */
  public CollectionBuilder<C> refuseOthers() {
    refuseOthers = true;
    return this;
  }

  /** The query, which returns the collection or nothing. Nothing is sent before it is read. */
  public Query<C> build() {
    QueryPlan plan = nothing ? null : plan();
    return new CollectionQuery<>(
        () -> describe("Query", plan).toString(),
        pattern,
        plan == null ? ItemSource.NOTHING : new PartitionSource(plan),
        assembly,
        refuseOthers);
  }

  /** Reads the collection now. */
  public Optional<C> find() {
    return build().first();
  }
}
