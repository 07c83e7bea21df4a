package dev.keywright.support;

import dev.keywright.ItemDecodingException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The query of an item collection. It returns one collection at most, since its items share a
 * partition.
 */
final class CollectionQuery<C> extends SingleQuery<C> {

  private final String pattern;
  private final ItemSource source;
  private final Supplier<? extends CollectionAssembly<C>> assemblies;
  private final boolean refuseOthers;

  CollectionQuery(
      Supplier<String> description,
      String pattern,
      ItemSource source,
      Supplier<? extends CollectionAssembly<C>> assemblies,
      boolean refuseOthers) {
    super(description);
    this.pattern = pattern;
    this.source = source;
    this.assemblies = assemblies;
    this.refuseOthers = refuseOthers;
  }

  @Override
  public Optional<C> first() {
    CollectionAssembly<C> assembly = assemblies.get();
    List<CollectionPart<?>> parts = assembly.parts();
    Iterator<Map<String, AttributeValue>> items = source.open(demand(parts));
    while (items.hasNext()) {
      offer(items.next(), parts);
      if (areFull(parts)) {
        break;
      }
    }
    return assembly.finish();
  }

  private void offer(Map<String, AttributeValue> item, List<CollectionPart<?>> parts) {
    for (CollectionPart<?> part : parts) {
      if (part.offer(item, pattern)) {
        return;
      }
    }
    if (refuseOthers) {
      throw new ItemDecodingException(pattern + " found an item that none of its components takes");
    }
  }

  private static boolean areFull(List<CollectionPart<?>> parts) {
    for (CollectionPart<?> part : parts) {
      if (!part.isFull()) {
        return false;
      }
    }
    return true;
  }

  /** Where every part has a limit, their sum is what a first page has to hold. */
  private static Demand demand(List<CollectionPart<?>> parts) {
    long wanted = 0;
    Set<PartLimit> limits = new HashSet<>();
    for (CollectionPart<?> part : parts) {
      if (limits.add(part.limit())) {
        wanted += part.limit().most();
      }
    }
    return wanted >= ItemQuery.UNLIMITED
        ? Demand.EVERYTHING
        : new Demand(Math.toIntExact(wanted), Demand.LeftOut.FEW);
  }
}
