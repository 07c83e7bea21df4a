package dev.keywright.processor.scan;

import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Reads a sealed type: all that it permits, by itself or by sealed types below it. They are known
 * when the code is generated, so that reading and writing them is exhaustive.
 */
final class UnionReader {

  private static final String VARIANTS = "dev.keywright.Variants";
  private static final String VARIANT = "dev.keywright.Variant";
  private static final String ATTRIBUTE = "type";

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
    String name = element.getSimpleName().toString();
    Site own = Sites.of(name, element);
    String attribute =
        Declaration.find(scan, element, own, VARIANTS)
            .map(each -> each.text("attribute"))
            .orElse(ATTRIBUTE);
    List<TypeElement> permitted = new ArrayList<>();
    collect(element, permitted);
    List<ValueType.Variant> variants = new ArrayList<>();
    Set<String> tags = new HashSet<>();
    for (TypeElement each : permitted) {
      Optional<ValueType.Variant> variant = variant(each, attribute, name, site);
      if (variant.isEmpty()) {
        return Optional.empty();
      }
      if (!tags.add(variant.get().tag())) {
        scan.report()
            .add(
                Problem.DUPLICATE_DECLARATION,
                Sites.of(each.getSimpleName().toString(), each),
                name + " permits two types that are stored as " + variant.get().tag(),
                "name one of them otherwise: @Variant(\"" + each.getSimpleName() + "2\")");
        return Optional.empty();
      }
      variants.add(variant.get());
    }
    return Optional.of(
        new ValueType.Union(
            TypeName.get(type), name, attribute, variants, Nullness.signature(type)));
  }

  private Optional<ValueType.Variant> variant(
      TypeElement element, String attribute, String union, Site site) {
    String name = element.getSimpleName().toString();
    if (!element.getTypeParameters().isEmpty()) {
      scan.report()
          .add(
              Problem.UNSUPPORTED_TYPE,
              site,
              site.owner() + " cannot be stored: " + name + " is unsupported",
              "a type that " + union + " permits must not have type parameters");
      return Optional.empty();
    }
    Site own = Sites.of(name, element);
    String tag =
        Declaration.find(scan, element, own, VARIANT).map(each -> each.text("value")).orElse(name);
    Optional<ValueType> read = types.variant((DeclaredType) element.asType(), element, site);
    if (read.isEmpty() || !(read.get() instanceof ValueType.Document document)) {
      return Optional.empty();
    }
    for (Property each : document.properties()) {
      if (each.stored() && each.attribute().equals(attribute)) {
        scan.report()
            .add(
                Problem.DUPLICATE_ATTRIBUTE,
                each.site(),
                each.site().owner() + " is stored under an attribute name that is taken",
                attribute + " says which type of " + union + " it is",
                "name another one: @Variants(attribute = …) on " + union);
        return Optional.empty();
      }
    }
    return Optional.of(new ValueType.Variant(tag, document));
  }

  private static void collect(TypeElement element, List<TypeElement> into) {
    if (element.getPermittedSubclasses().isEmpty()) {
      into.add(element);
      return;
    }
    for (TypeMirror each : element.getPermittedSubclasses()) {
      if (each instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement permitted) {
        collect(permitted, into);
      }
    }
  }
}
