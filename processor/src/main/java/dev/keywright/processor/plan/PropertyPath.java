package dev.keywright.processor.plan;

import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A property of an entity, or one inside its documents: {@code address.city}.
 *
 * @param name as written, with dots
 * @param steps the properties on the way, the last being the one meant
 */
public record PropertyPath(String name, List<Property> steps) {

  public PropertyPath {
    steps = List.copyOf(steps);
  }

  /** Finds what a path names, or says which step is unknown. */
  public static Result resolve(List<Property> properties, String name) {
    List<Property> steps = new ArrayList<>();
    List<Property> candidates = properties;
    int start = 0;
    while (true) {
      int dot = name.indexOf('.', start);
      String step = dot < 0 ? name.substring(start) : name.substring(start, dot);
      Optional<Property> found =
          candidates.stream().filter(each -> each.name().equals(step)).findFirst();
      if (found.isEmpty()) {
        return new Unknown(step, start, candidates.stream().map(Property::name).toList());
      }
      steps.add(found.get());
      if (dot < 0) {
        return new Found(new PropertyPath(name, steps));
      }
      candidates = found.get().inside();
      start = dot + 1;
    }
  }

  /** Finds what a path of an entity names. */
  public static Result resolve(Entity entity, String name) {
    return resolve(entity.properties(), name);
  }

  /** The same path from other properties: those of one permitted type of a sealed type. */
  public Optional<PropertyPath> in(List<Property> properties) {
    return resolve(properties, name) instanceof Found found
        ? Optional.of(found.path())
        : Optional.empty();
  }

  /** The property of an entity that is stored under an attribute's name, wherever it stands. */
  public static Optional<PropertyPath> storedAs(Entity entity, String attribute) {
    return entity.properties().stream()
        .flatMap(PropertyPath::attributes)
        .filter(each -> each.property().stored())
        .filter(each -> each.property().attribute().equals(attribute))
        .findFirst();
  }

  /** The paths of what attributes of their own store: a property itself, or those it spreads. */
  public static Stream<PropertyPath> attributes(Property property) {
    return attributes(new PropertyPath(property.name(), List.of(property)));
  }

  private static Stream<PropertyPath> attributes(PropertyPath path) {
    return path.property().role() == Property.Role.FLATTENED
        ? path.property().inside().stream().map(path::to).flatMap(PropertyPath::attributes)
        : Stream.of(path);
  }

  private PropertyPath to(Property inner) {
    List<Property> further = new ArrayList<>(steps);
    further.add(inner);
    return new PropertyPath(name + "." + inner.name(), further);
  }

  /** What a name turned out to be. */
  public sealed interface Result {}

  /** The path exists. */
  public record Found(PropertyPath path) implements Result {}

  /**
   * A step is no property.
   *
   * @param step the unknown name
   * @param offset where it begins in the path
   * @param candidates the names that would have been known there
   */
  public record Unknown(String step, int offset, List<String> candidates) implements Result {
    public Unknown {
      candidates = List.copyOf(candidates);
    }
  }

  /** The property meant. */
  public Property property() {
    return steps.get(steps.size() - 1);
  }

  /** Whether the value may be absent: the property, or a document on the way. */
  public boolean nullable() {
    return steps.stream().anyMatch(Property::nullable);
  }

  /** Whether its values must not be shown: those of the property, or of a document on the way. */
  public boolean sensitive() {
    return steps.stream().anyMatch(Property::sensitive);
  }

  /** The property whose attribute holds the value; one that is flattened has none of its own. */
  public Property holder() {
    return steps.stream()
        .filter(each -> each.role() != Property.Role.FLATTENED)
        .findFirst()
        .orElseGet(this::property);
  }

  /** Whether an attribute of the item holds the value alone: it is in no map. */
  public boolean isAttribute() {
    return property().role() != Property.Role.FLATTENED
        && steps.subList(0, steps.size() - 1).stream()
            .allMatch(each -> each.role() == Property.Role.FLATTENED);
  }

  /** Whether it is a property of the entity itself. */
  public boolean isDirect() {
    return steps.size() == 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PropertyPath path && path.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
