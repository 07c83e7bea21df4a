package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.NearMatch;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads the record, interface or class that a pattern returns instead of the entity. Each of its
 * members is a property of the entity and is stored as that one is, whatever it says of itself.
 */
final class ProjectionReader {

  private static final String DEFAULT = "dev.keywright.Default";
  private static final String IGNORE = "dev.keywright.Ignore";

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

  /** The projection, or empty where its members do not fit, which is reported at the pattern. */
  Optional<Projection> read(TypeElement type, Site as) {
    String name = type.getSimpleName().toString();
    if (!type.getTypeParameters().isEmpty()) {
      mismatch(
          as, name + " has type parameters", "name a type that binds them: a projection has none");
      return Optional.empty();
    }
    Site site = Sites.of(name, type);
    Set<String> known = properties.stream().map(Property::name).collect(Collectors.toSet());
    return new ShapeReader(scan, from)
        .readProjection((DeclaredType) type.asType(), type, known, site, as)
        .filter(blueprint -> blueprint.throwsNothingChecked(scan, type))
        .flatMap(blueprint -> read(type, blueprint, site, as));
  }

  private Optional<Projection> read(TypeElement type, Blueprint blueprint, Site site, Site as) {
    blueprint.use(scan, type);
    String name = type.getSimpleName().toString();
    List<Property> projected = new ArrayList<>();
    Map<String, String> ignored = new LinkedHashMap<>();
    boolean complete = true;
    for (Member each : blueprint.members()) {
      // Nothing could be given to an interface's accessor.
      if (type.getKind() != ElementKind.INTERFACE && Roles.isPresent(each.places(), IGNORE)) {
        ignored.put(each.name(), PropertyReader.literal(each.type()));
        continue;
      }
      Optional<Property> fitting = fit(name, each, as);
      fitting.ifPresent(projected::add);
      complete &= fitting.isPresent();
    }
    List<String> names = projected.stream().map(Property::name).toList();
    return complete
        ? Optional.of(
            new Projection(
                name,
                ClassName.get(type),
                projected,
                blueprint.shape().apply(names, ignored),
                from,
                site))
        : Optional.empty();
  }

  private Optional<Property> fit(String projection, Member member, Site as) {
    String shown = projection + "." + member.name();
    Optional<Property> source =
        properties.stream().filter(each -> each.name().equals(member.name())).findFirst();
    if (source.isEmpty()) {
      return mismatch(
          as,
          shown + " is no property of " + entity,
          NearMatch.hint(member.name(), properties.stream().map(Property::name).toList()));
    }
    if (member.type().getKind() == TypeKind.ERROR) {
      scan.defer();
      return Optional.empty();
    }
    Property stored = source.get();
    Optional<ValueType> type = sameValue(member.type(), stored.type());
    if (type.isEmpty()) {
      return mismatch(
          as,
          shown + " is of another type than in " + entity,
          "it is "
              + TypeReader.describe(member.type())
              + " here and "
              + stored.type().shown()
              + " there");
    }
    NullPaths nulls = Nullness.inClassFiles(scan, member.places());
    if (!holdsAlike(member.type(), nulls, stored.type())) {
      return mismatch(
          as,
          shown + " is of another type than in " + entity,
          "what it holds may be null in one of them");
    }
    boolean nullable =
        type.get() instanceof ValueType.OptionalOf
            || member.isUnwrapped()
            || Nullness.isNullable(scan, member.places())
            || Nullness.says(member.type());
    if (stored.nullable() && !nullable) {
      return mismatch(
          as,
          shown + " may be absent in " + entity,
          "let it be Optional or @Nullable in " + projection + ", too");
    }
    Site site = Sites.of(shown, member.places().get(0));
    return Optional.of(
            new Property(
                stored.name(),
                type.get(),
                stored.attribute(),
                stored.format(),
                stored.stored(),
                nullable,
                member.read(),
                stored.role() == Property.Role.COMPUTED ? Property.Role.PLAIN : stored.role(),
                stored.sensitive(),
                site,
                Blueprint.find(scan, member, site, DEFAULT).map(each -> each.text("value"))))
        .filter(each -> Defaults.fits(scan, each));
  }

  private <T> Optional<T> mismatch(Site as, String headline, String detail) {
    scan.report().add(Problem.PROJECTION_MISMATCH, as, as.owner() + ": " + headline, detail);
    return Optional.empty();
  }

  /**
   * The entity's type of a property as a member has it: in an {@code Optional} or not, boxed or
   * not. Empty where the values themselves are of another type.
   */
  private static Optional<ValueType> sameValue(TypeMirror member, ValueType stored) {
    TypeName own = TypeName.get(member);
    Optional<TypeName> held = held(own);
    ValueType value = stored instanceof ValueType.OptionalOf optional ? optional.value() : stored;
    TypeName wanted = held.orElse(own);
    if (!wanted.box().equals(value.javaType().box())) {
      return Optional.empty();
    }
    ValueType boxed = value.as(wanted);
    return Optional.of(held.isPresent() ? new ValueType.OptionalOf(own, boxed) : boxed);
  }

  /** What an {@code Optional} or one of its kin holds. */
  private static Optional<TypeName> held(TypeName type) {
    if (type instanceof ParameterizedTypeName generic) {
      return generic.rawType.canonicalName().equals("java.util.Optional")
          ? Optional.of(generic.typeArguments.get(0))
          : Optional.empty();
    }
    return switch (type.toString()) {
      case "java.util.OptionalInt" -> Optional.of(TypeName.INT);
      case "java.util.OptionalLong" -> Optional.of(TypeName.LONG);
      case "java.util.OptionalDouble" -> Optional.of(TypeName.DOUBLE);
      default -> Optional.empty();
    };
  }

  /** Whether what containers hold may be null in a member's type where it may in the entity's. */
  private static boolean holdsAlike(TypeMirror member, NullPaths nulls, ValueType stored) {
    if (stored instanceof ValueType.OptionalOf optional) {
      return holdsAlike(member, nulls, optional.value());
    }
    List<? extends TypeMirror> arguments =
        member instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
    if (arguments.isEmpty()) {
      return true;
    }
    TypeMirror last = arguments.get(arguments.size() - 1);
    NullPaths inside = nulls.argument(arguments.size() - 1);
    if (held(TypeName.get(member)).isPresent()) {
      return holdsAlike(last, inside, stored);
    }
    if (stored instanceof ValueType.ListOf list) {
      return elementsAlike(last, inside, list.element());
    }
    if (stored instanceof ValueType.SetOf set) {
      return elementsAlike(last, inside, set.element());
    }
    if (stored instanceof ValueType.MapOf map) {
      return elementsAlike(last, inside, map.value());
    }
    return !(stored instanceof ValueType.Document || stored instanceof ValueType.Union)
        || stored.signature().equals(Nullness.signature(member));
  }

  private static boolean elementsAlike(TypeMirror member, NullPaths nulls, ValueType stored) {
    boolean mayBeNull = stored instanceof ValueType.NullableOf;
    ValueType value = stored instanceof ValueType.NullableOf nullable ? nullable.value() : stored;
    return mayBeNull == (Nullness.mayBeNull(member) || nulls.isNullable())
        && holdsAlike(member, nulls, value);
  }
}
