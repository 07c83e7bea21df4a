package dev.keywright.processor.model;

import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Property.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what may be said of all instances of a sealed type by looking at items alone: the
 * properties that its permitted types store alike. A name is one where
 *
 * <ul>
 *   <li>all permitted types that have it give it one type, attribute and format, and
 *   <li>no other of them can have something else under that attribute.
 * </ul>
 *
 * <p>One that only some of the types have is shared as well, and absent from the others.
 */
public final class SharedProperties {

  private final List<ValueType.Variant> variants;
  private final List<Shared> shared = new ArrayList<>();
  private final Map<String, String> unshared = new LinkedHashMap<>();

  private SharedProperties(List<ValueType.Variant> variants) {
    this.variants = List.copyOf(variants);
    Set<String> names = new LinkedHashSet<>();
    for (ValueType.Variant variant : variants) {
      variant.document().properties().forEach(each -> names.add(each.name()));
    }
    names.forEach(this::add);
  }

  /** Looks at the permitted types of one sealed type. */
  public static SharedProperties of(List<ValueType.Variant> variants) {
    return new SharedProperties(variants);
  }

  /**
   * A property that permitted types have in common.
   *
   * @param property as the first of them declares it
   * @param holders the same property of each type that has it
   * @param everywhere whether all types have it
   */
  public record Shared(Property property, List<Property> holders, boolean everywhere) {
    public Shared {
      holders = List.copyOf(holders);
    }

    /**
     * The property of the sealed type.
     *
     * @param type its type there
     * @param read what reads it from an instance
     */
    public Property of(ValueType type, String read) {
      Property first = property;
      return new Property(
          first.name(),
          type,
          first.attribute(),
          first.format(),
          first.stored(),
          !everywhere || holders.stream().anyMatch(Property::nullable),
          read,
          role(),
          holders.stream().anyMatch(Property::sensitive),
          first.site());
    }

    /** What some of the types do with it by themselves, they should all do; a check sees to it. */
    private Role role() {
      Set<Role> roles = new LinkedHashSet<>(holders.stream().map(Property::role).toList());
      if (roles.size() > 1) {
        roles.remove(Role.PLAIN);
        roles.remove(Role.COMPUTED);
      }
      return roles.isEmpty() ? Role.PLAIN : roles.iterator().next();
    }

    /** The type of its values: boxed where the types disagree on that, outside any Optional. */
    public ValueType valueType() {
      List<ValueType> types = holders.stream().map(each -> inside(each.type())).distinct().toList();
      return types.size() == 1 ? types.get(0) : boxed(types.get(0));
    }
  }

  /** The properties, in the order in which the permitted types declare them. */
  public List<Shared> shared() {
    return List.copyOf(shared);
  }

  /** The names that are none, and why. */
  public Map<String, String> unshared() {
    return new LinkedHashMap<>(unshared);
  }

  private void add(String name) {
    List<Property> holders = new ArrayList<>();
    boolean everywhere = true;
    for (ValueType.Variant variant : variants) {
      Optional<Property> held = find(variant, name);
      held.ifPresent(holders::add);
      everywhere &= held.isPresent();
    }
    Property first = holders.get(0);
    Optional<String> obstacle =
        holders.stream().anyMatch(each -> each.role() == Role.REST)
            ? Optional.of(first.site().owner() + " holds the attributes that no property knows")
            : holders.stream()
                .filter(each -> !isAlike(first, each))
                .findFirst()
                .map(each -> describe(first) + ", and " + describe(each))
                .or(() -> hiddenBy(first));
    if (obstacle.isPresent()) {
      unshared.put(name, obstacle.get());
    } else {
      shared.add(new Shared(first, holders, everywhere));
    }
  }

  private static Optional<Property> find(ValueType.Variant variant, String name) {
    return variant.document().properties().stream()
        .filter(each -> each.name().equals(name))
        .findFirst();
  }

  /** What another permitted type may store under the attribute of a property that it has not. */
  private Optional<String> hiddenBy(Property property) {
    for (ValueType.Variant variant : variants) {
      if (find(variant, property.name()).isPresent()) {
        continue;
      }
      for (Property other :
          variant.document().properties().stream().flatMap(Property::attributes).toList()) {
        if (other.role() == Role.REST) {
          return Optional.of(
              variant.document().name()
                  + " has no such property, but @Rest attributes, of which one may be called "
                  + property.attribute());
        }
        if (other.stored()
            && property.attributes().anyMatch(each -> each.attribute().equals(other.attribute()))) {
          return Optional.of(describe(property) + ", and so is " + other.site().owner());
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isAlike(Property one, Property other) {
    return boxed(inside(one.type())).equals(boxed(inside(other.type())))
        && one.attribute().equals(other.attribute())
        && one.format().equals(other.format())
        && one.stored() == other.stored()
        && (one.role() == Role.TIME_TO_LIVE) == (other.role() == Role.TIME_TO_LIVE)
        && (one.role() == Role.FLATTENED) == (other.role() == Role.FLATTENED);
  }

  private static String describe(Property property) {
    String owner = property.site().owner() + " (" + property.type().shown() + ")";
    if (!property.stored()) {
      return owner + " is not stored";
    }
    if (property.role() == Role.FLATTENED) {
      return owner
          + " is flattened"
          + (property.attribute().isEmpty() ? "" : " behind " + property.attribute());
    }
    String form =
        property.role() == Role.TIME_TO_LIVE
            ? " in epoch seconds"
            : property.format().isEmpty() ? "" : " in the format " + property.format();
    return owner + " is stored as " + property.attribute() + form;
  }

  private static ValueType inside(ValueType type) {
    return type instanceof ValueType.OptionalOf optional ? optional.value() : type;
  }

  private static ValueType boxed(ValueType type) {
    TypeName name = type.javaType();
    return name.isPrimitive() ? type.as(name.box()) : type;
  }
}
