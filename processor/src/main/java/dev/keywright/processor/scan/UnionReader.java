package dev.keywright.processor.scan;

import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Reads a sealed type that is the type of a property: a map, in which an attribute says what. */
final class UnionReader {

  private final Scan scan;
  private final TypeReader types;

  UnionReader(Scan scan, TypeReader types) {
    this.scan = scan;
    this.types = types;
  }

  /** The union, or empty where one of its variants cannot be read, which is reported. */
  Optional<ValueType> read(DeclaredType type, TypeElement element, Site site) {
    return types.nested(type, element, site, () -> union(type, element, site));
  }

  private Optional<ValueType.Union> union(DeclaredType type, TypeElement element, Site site) {
    PermittedTypes permitted = new PermittedTypes(scan, element);
    return permitted
        .variants(type, site, each -> variant(each, site))
        .map(
            variants ->
                new ValueType.Union(
                    TypeName.get(type),
                    element.getSimpleName().toString(),
                    permitted.attribute(),
                    variants,
                    Nullness.signature(type)));
  }

  private Optional<ValueType.Document> variant(DeclaredType type, Site site) {
    return types
        .variant(type, (TypeElement) type.asElement(), site)
        .filter(ValueType.Document.class::isInstance)
        .map(ValueType.Document.class::cast);
  }
}
