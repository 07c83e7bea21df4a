package dev.keywright.testing.operation;

import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.expression.DocumentPath;
import dev.keywright.testing.expression.Expressions;
import dev.keywright.testing.expression.Projection;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a read returns of each item: a projection expression, or the legacy list of names. */
final class Projections {
  private Projections() {}

  /** The projection of a request that has no other expression, or null for whole items. */
  static @Nullable Projection read(Fields request) {
    RequestRules.checkAttributesToGet(request);
    Expressions expressions = new Expressions(request);
    Projection projection = expressions.projection();
    expressions.checkPlaceholders();
    return projection == null ? legacy(request) : projection;
  }

  /** {@code AttributesToGet} as a projection, or null where the request has none. */
  static @Nullable Projection legacy(Fields request) {
    List<String> names = request.texts("AttributesToGet");
    return names == null ? null : new Projection(names.stream().map(DocumentPath::of).toList());
  }

  /** Refuses paths into key attributes, which have nothing inside. */
  static void checkKeyPaths(@Nullable Projection projection, StoredTable table) {
    if (projection != null) {
      checkKeyPaths(projection.paths(), table);
    }
  }

  /** Refuses paths into key attributes, which have nothing inside. */
  static void checkKeyPaths(Collection<DocumentPath> paths, StoredTable table) {
    for (DocumentPath path : paths) {
      if (!path.isNested()) {
        continue;
      }
      if (table.definition().keys().attribute(path.head()).isPresent()) {
        throw notScalar("Key: " + path.head());
      }
      for (IndexDefinition index : table.indexes()) {
        if (index.keys().attribute(path.head()).isPresent()) {
          throw notScalar("IndexKey: " + path.head());
        }
      }
    }
  }

  private static ServiceError notScalar(String key) {
    return ServiceError.validation(
        "Key attributes must be scalars; list random access '[]' and map lookup '.' are not "
            + "allowed: "
            + key);
  }
}
