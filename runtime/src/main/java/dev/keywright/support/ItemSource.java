package dev.keywright.support;

import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where the items of a query come from, in their order: one partition, several that are merged, or
 * an index whose items are fetched from the table. Immutable; each {@link #open} reads anew.
 */
interface ItemSource {

  /** A source that has nothing and sends nothing: the range of the query is empty. */
  ItemSource NOTHING =
      new ItemSource() {
        @Override
        public Iterator<Map<String, AttributeValue>> open(Demand demand) {
          return Collections.emptyIterator();
        }

        @Override
        public boolean countsByItself() {
          return true;
        }

        @Override
        public long count(long atMost) {
          return 0;
        }
      };

  /**
   * Begins to read. Sends nothing before the first item is asked for, except where it must merge.
   */
  Iterator<Map<String, AttributeValue>> open(Demand demand);

  /** Whether {@link #count} can be asked. */
  boolean countsByItself();

  /** How many items there are, without reading them. Stops when {@code atMost} are counted. */
  long count(long atMost);
}
