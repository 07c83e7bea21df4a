package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Site;
import java.util.List;
import java.util.Optional;

/**
 * A type whose instances are items: as declared, before any key is resolved.
 *
 * @param name the simple name, which messages and generated names use
 * @param type the Java type
 * @param typeValue what the table's type attribute holds for it
 * @param properties in the order of declaration
 * @param shape how instances are read and made
 * @param keys the {@code @Key} declarations, in order
 * @param patterns the {@code @AccessPattern} declarations, in order
 * @param generatedPackage the package that generated code goes into
 * @param site the type's place
 */
public record Entity(
    String name,
    ClassName type,
    String typeValue,
    List<Property> properties,
    Shape shape,
    List<KeyDeclaration> keys,
    List<AccessPattern> patterns,
    String generatedPackage,
    Site site) {

  public Entity {
    properties = List.copyOf(properties);
    keys = List.copyOf(keys);
    patterns = List.copyOf(patterns);
  }

  /** The property of a name. */
  public Optional<Property> property(String propertyName) {
    return properties.stream().filter(each -> each.name().equals(propertyName)).findFirst();
  }

  /** The property that is stored under an attribute's name. */
  public Optional<Property> propertyStoredAs(String attribute) {
    return properties.stream()
        .filter(each -> each.stored() && each.attribute().equals(attribute))
        .findFirst();
  }

  /** The declaration for an index, or, with an empty name, for the table's own key. */
  public Optional<KeyDeclaration> key(String index) {
    return keys.stream().filter(each -> each.index().equals(index)).findFirst();
  }

  /** The same entity with one more key: to try whether that would help. */
  public Entity withKey(KeyDeclaration key) {
    List<KeyDeclaration> more = new java.util.ArrayList<>(keys);
    more.add(key);
    return new Entity(
        name, type, typeValue, properties, shape, more, patterns, generatedPackage, site);
  }
}
