package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.NearMatch;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/**
 * Reads the record that a pattern returns instead of the entity. Each of its components is a
 * property of the entity and is stored as that one is.
 */
final class ProjectionReader {

  private final Scan scan;
  private final String entity;
  private final List<Property> properties;
  private final String from;

  /**
   * @param entity the entity's simple name
   * @param properties its properties
   * @param from the package that the generated code stands in
   */
  ProjectionReader(Scan scan, String entity, List<Property> properties, String from) {
    this.scan = scan;
    this.entity = entity;
    this.properties = List.copyOf(properties);
    this.from = from;
  }

  /** The projection, or empty where its components do not fit, which is reported at the pattern. */
  Optional<Projection> read(TypeElement type, Site as) {
    String name = type.getSimpleName().toString();
    Site site = Sites.of(name, type);
    return new PropertyReader(scan, from)
        .read(type, site)
        .flatMap(
            members -> {
              List<Property> projected = new ArrayList<>();
              boolean complete = true;
              for (Property each : members.properties()) {
                Optional<Property> fitting = fit(name, each, as);
                fitting.ifPresent(projected::add);
                complete &= fitting.isPresent();
              }
              return complete
                  ? Optional.of(
                      new Projection(
                          name, ClassName.get(type), projected, members.shape(), from, site))
                  : Optional.empty();
            });
  }

  private Optional<Property> fit(String projection, Property component, Site as) {
    Optional<Property> source =
        properties.stream().filter(each -> each.name().equals(component.name())).findFirst();
    if (source.isEmpty()) {
      return mismatch(
          as,
          projection + "." + component.name() + " is no property of " + entity,
          NearMatch.hint(component.name(), properties.stream().map(Property::name).toList()));
    }
    Property stored = source.get();
    if (!isSame(component.type(), stored.type())) {
      return mismatch(
          as,
          projection + "." + component.name() + " is of another type than in " + entity,
          simple(component.type()).equals(simple(stored.type()))
              ? "what it holds may be null in one of them"
              : "it is "
                  + simple(component.type())
                  + " here and "
                  + simple(stored.type())
                  + " there");
    }
    if (stored.nullable() && !component.nullable()) {
      return mismatch(
          as,
          projection + "." + component.name() + " may be absent in " + entity,
          "let it be Optional or @Nullable in " + projection + ", too");
    }
    return Optional.of(
        new Property(
            stored.name(),
            component.type(),
            stored.attribute(),
            stored.format(),
            stored.stored(),
            component.nullable(),
            component.read(),
            stored.role() == Property.Role.COMPUTED ? Property.Role.PLAIN : stored.role(),
            stored.sensitive(),
            component.site(),
            component.absent()));
  }

  private Optional<Property> mismatch(Site as, String headline, String detail) {
    scan.report().add(Problem.PROJECTION_MISMATCH, as, as.owner() + ": " + headline, detail);
    return Optional.empty();
  }

  /** Whether two types hold the same values, apart from absence and boxing. */
  private static boolean isSame(ValueType one, ValueType other) {
    ValueType first = inside(one);
    ValueType second = inside(other);
    return boxed(first.javaType()).equals(boxed(second.javaType()))
        && (first.javaType().isPrimitive()
            || second.javaType().isPrimitive()
            || first.signature().equals(second.signature()));
  }

  private static ValueType inside(ValueType type) {
    return type instanceof ValueType.OptionalOf optional ? optional.value() : type;
  }

  private static TypeName boxed(TypeName type) {
    return type.isPrimitive() ? type.box() : type;
  }

  private static String simple(ValueType type) {
    return type.shown();
  }
}
