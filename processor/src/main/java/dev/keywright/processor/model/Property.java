package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Site;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A property of an entity or of a document inside one.
 *
 * @param name the Java name
 * @param type the value's type; {@link ValueType.OptionalOf} for an {@code Optional}
 * @param attribute the name of the attribute that stores it; where it is flattened, what stands
 *     before the names of its attributes
 * @param format the stored text's format, empty for the type's own
 * @param stored false where the property lives in the text of a key alone
 * @param nullable whether it may be absent: an {@code Optional}, or declared nullable
 * @param read what reads it from an instance: {@code placedAt()}; of a sealed type that has no such
 *     accessor, a generated method, {@code com.shop.EventCodec::placedAtOf}
 * @param role what the library does with it by itself
 * @param sensitive whether its values must not be shown
 * @param site its place
 * @param absent what it is where its attribute is absent, as text; empty where it has no default
 */
public record Property(
    String name,
    ValueType type,
    String attribute,
    String format,
    boolean stored,
    boolean nullable,
    String read,
    Role role,
    boolean sensitive,
    Site site,
    Optional<String> absent) {

  /** A property without a default. */
  public Property(
      String name,
      ValueType type,
      String attribute,
      String format,
      boolean stored,
      boolean nullable,
      String read,
      Role role,
      boolean sensitive,
      Site site) {
    this(
        name,
        type,
        attribute,
        format,
        stored,
        nullable,
        read,
        role,
        sensitive,
        site,
        Optional.empty());
  }

  /** The formats that are declared for the stored text, in order; none for the type's own. */
  public List<String> formats() {
    return format.isEmpty() ? List.of() : List.of(format.split(","));
  }

  /** What the library does with a property by itself. */
  public enum Role {
    /** Nothing. */
    PLAIN,
    /** The item's time to live, in epoch seconds. */
    TIME_TO_LIVE,
    /** The optimistic lock. */
    VERSION,
    /** The time of creation. */
    CREATED_AT,
    /** The time of the last write. */
    UPDATED_AT,
    /** Attributes that no property names. */
    REST,
    /** Derived from other properties: written, never read back. */
    COMPUTED,
    /** A document whose properties are attributes of what holds it. */
    FLATTENED
  }

  /** What the property holds, looking through {@code Optional}. */
  public ValueType value() {
    return type instanceof ValueType.OptionalOf optional ? optional.value() : type;
  }

  /**
   * The scalar that stands for the property in keys and conditions: the one that it holds, or that
   * a converter which keeps order stores for it. Empty for all others.
   */
  public Optional<ValueType.Scalar> scalar() {
    return value() instanceof ValueType.Scalar scalar
        ? Optional.of(scalar)
        : converted().flatMap(ValueType.Converted::inKeys);
  }

  /** The property's type where a converter stores it. */
  public Optional<ValueType.Converted> converted() {
    return value() instanceof ValueType.Converted converted
        ? Optional.of(converted)
        : Optional.empty();
  }

  /** The document that the property holds, looking through {@code Optional}. */
  public Optional<ValueType.Document> document() {
    return value() instanceof ValueType.Document document
        ? Optional.of(document)
        : Optional.empty();
  }

  /** The properties inside the document that it holds, as they are stored. */
  public List<Property> inside() {
    List<Property> inside = document().map(ValueType.Document::properties).orElse(List.of());
    return role == Role.FLATTENED ? inside.stream().map(this::spread).toList() : inside;
  }

  private Property spread(Property inner) {
    return new Property(
        inner.name,
        inner.type,
        attribute + inner.attribute,
        inner.format,
        inner.stored,
        inner.nullable,
        inner.read,
        inner.role,
        sensitive || inner.sensitive,
        inner.site,
        inner.absent);
  }

  /** The properties that attributes of their own store: itself, or those that it spreads. */
  public Stream<Property> attributes() {
    return role == Role.FLATTENED
        ? inside().stream().flatMap(Property::attributes)
        : Stream.of(this);
  }
}
