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
    return storedProperties().stream()
        .filter(each -> each.stored() && each.attribute().equals(attribute))
        .findFirst();
  }

  /** The properties as attributes hold them: in the place of a flattened one those it spreads. */
  public List<Property> storedProperties() {
    return properties.stream().flatMap(Property::attributes).toList();
  }

  /** The permitted types and how they are told apart, where the entity is a sealed type. */
  public Optional<Shape.Sealed> sealedShape() {
    return shape instanceof Shape.Sealed types ? Optional.of(types) : Optional.empty();
  }

  /**
   * What its items hold: its properties; of a sealed type, those of every permitted type, shared or
   * not, so that a name may stand there more than once, and last the attribute that tells the types
   * apart.
   */
  public List<Property> itemProperties() {
    if (sealedShape().isEmpty()) {
      return properties;
    }
    List<Property> all = new java.util.ArrayList<>();
    sealedShape().get().variants().forEach(each -> all.addAll(each.document().properties()));
    all.add(tag(sealedShape().get().attribute()));
    return all;
  }

  /** The same as attributes hold them: in the place of a flattened one those that it spreads. */
  public List<Property> itemAttributes() {
    return itemProperties().stream().flatMap(Property::attributes).toList();
  }

  /** Why a name that some permitted types have is no property of a sealed type. */
  public Optional<String> unshared(String propertyName) {
    return sealedShape().map(each -> each.unshared().get(propertyName));
  }

  /** What some permitted type of a sealed type stores under an attribute, and others do not. */
  public Optional<Property> unsharedStoredAs(String attribute) {
    return sealedShape().stream()
        .flatMap(each -> each.variants().stream())
        .flatMap(each -> each.document().properties().stream())
        .filter(each -> each.stored() && each.role() != Property.Role.REST)
        .filter(each -> property(each.name()).isEmpty())
        .filter(each -> each.attributes().anyMatch(held -> held.attribute().equals(attribute)))
        .findFirst();
  }

  private Property tag(String attribute) {
    return new Property(
        attribute,
        new ValueType.Scalar(ClassName.get(String.class), ScalarType.STRING, List.of()),
        attribute,
        "",
        true,
        false,
        "",
        Property.Role.PLAIN,
        false,
        site);
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
