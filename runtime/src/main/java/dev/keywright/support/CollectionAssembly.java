package dev.keywright.support;

import java.util.List;
import java.util.Optional;

/**
 * One reading of an item collection: its parts take the items as they arrive, then the collection
 * is made of what they hold. Generated for each {@code @ItemCollection}.
 *
 * @param <C> the collection
 */
public interface CollectionAssembly<C> {

  /** The parts; an item goes to the first that takes it. */
  List<CollectionPart<?>> parts();

  /** The collection, after the last item; empty when what it must hold was not there. */
  Optional<C> finish();
}
