package dev.keywright.processor.model;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Site;
import java.util.List;

/** A secondary index of a table. */
public sealed interface Index {

  /** The index's name. */
  String name();

  /** Its key attributes. */
  KeySchema key();

  /** Which attributes it holds. */
  IndexProjection projection();

  /** With INCLUDE: the attributes held beside the keys. */
  List<String> include();

  /** The annotation's place. */
  Site site();

  /** A global secondary index. */
  record Global(
      String name, KeySchema key, IndexProjection projection, List<String> include, Site site)
      implements Index {
    public Global {
      include = List.copyOf(include);
    }
  }

  /** A local secondary index; its partition key is the table's. */
  record Local(
      String name, KeySchema key, IndexProjection projection, List<String> include, Site site)
      implements Index {
    public Local {
      include = List.copyOf(include);
    }
  }
}
