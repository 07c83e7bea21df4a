package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.SharedProperties;
import dev.keywright.processor.model.SharedProperties.Shared;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.ValueType.Variant;
import dev.keywright.processor.scan.PropertyReader.Members;
import dev.keywright.processor.write.GeneratedNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Reads a sealed type that is an entity: each permitted type as an entity would be read, and what
 * they share as the properties of the sealed type.
 */
final class SealedReader {

  private final Scan scan;
  private final String from;

  /**
   * @param from the package that the generated code stands in
   */
  SealedReader(Scan scan, String from) {
    this.scan = scan;
    this.from = from;
  }

  /** The members, or empty where one of the permitted types cannot be read, which is reported. */
  Optional<Members> read(TypeElement type, Site site) {
    Optional<String> obstacle = Access.obstacle(scan, type, from);
    if (obstacle.isPresent()) {
      ShapeReader.refuse(scan, type, site, obstacle.get());
      return Optional.empty();
    }
    PermittedTypes permitted = new PermittedTypes(scan, type);
    return permitted
        .variants((DeclaredType) type.asType(), site, this::variant)
        .map(each -> members(type, permitted, each));
  }

  private Optional<ValueType.Document> variant(DeclaredType permitted) {
    TypeElement type = (TypeElement) permitted.asElement();
    String name = type.getSimpleName().toString();
    return new PropertyReader(scan, from)
        .read(type, Sites.of(name, type))
        .map(
            members ->
                new ValueType.Document(
                    ClassName.get(type), name, members.properties(), members.shape()));
  }

  private Members members(TypeElement type, PermittedTypes permitted, List<Variant> variants) {
    SharedProperties shared = SharedProperties.of(variants);
    Map<String, TypeName> accessors = accessors(type);
    ClassName codec = GeneratedNames.codec(from, type.getSimpleName().toString());
    List<Property> properties =
        shared.shared().stream().map(each -> property(each, accessors, codec)).toList();
    return new Members(
        properties, new Shape.Sealed(permitted.attribute(), variants, shared.unshared()));
  }

  /** The types of the methods without parameters that the sealed type itself has. */
  private Map<String, TypeName> accessors(TypeElement type) {
    ClassMembers members = new ClassMembers(scan, from, (DeclaredType) type.asType());
    Map<String, TypeName> accessors = new HashMap<>();
    for (ExecutableElement each : members.methods(0)) {
      accessors.put(
          each.getSimpleName() + "()", TypeName.get(members.resolved(each).getReturnType()));
    }
    return accessors;
  }

  private static Property property(
      Shared shared, Map<String, TypeName> accessors, ClassName codec) {
    Property first = shared.property();
    boolean isDeclared =
        shared.everywhere()
            && shared.holders().stream()
                .allMatch(
                    each ->
                        each.read().equals(first.read())
                            && each.type().javaType().equals(accessors.get(first.read())));
    return isDeclared
        ? shared.of(first.type(), first.read())
        : shared.of(shared.valueType(), GeneratedNames.reader(codec, first.name()));
  }
}
