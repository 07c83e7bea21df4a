package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the properties of an entity or a document, and how its instances are made. */
final class PropertyReader {

  private static final String ATTRIBUTE = "dev.keywright.Attribute";
  private static final String COMPUTED = "dev.keywright.Computed";
  private static final String CONVERT = "dev.keywright.Convert";
  private static final String DEFAULT = "dev.keywright.Default";
  private static final String IGNORE = "dev.keywright.Ignore";
  private static final String SENSITIVE = "dev.keywright.Sensitive";

  private final Scan scan;
  private final String from;
  private final ShapeReader shapes;

  /**
   * @param from the package that the generated code stands in
   */
  PropertyReader(Scan scan, String from) {
    this.scan = scan;
    this.from = from;
    this.shapes = new ShapeReader(scan, from);
  }

  /** What a type consists of. */
  record Members(List<Property> properties, Shape shape) {
    Members {
      properties = List.copyOf(properties);
    }
  }

  /** The members of an entity or a projection; problems of its shape are reported at its place. */
  Optional<Members> read(TypeElement type, Site site) {
    return read((DeclaredType) type.asType(), type, site, new TypeReader(scan, from, this));
  }

  /** The members of a document, by the reader that keeps track of the documents around it. */
  Optional<Members> readDocument(
      DeclaredType type, TypeElement element, Site site, TypeReader types) {
    return read(type, element, site, types)
        .filter(
            members ->
                members.properties().stream()
                    .map(each -> isStored(element, each))
                    .reduce(true, Boolean::logicalAnd));
  }

  private boolean isStored(TypeElement element, Property property) {
    if (!property.stored()) {
      scan.report()
          .add(
              Problem.UNREADABLE_PROPERTY,
              property.site(),
              property.site().owner() + " is not stored, and no key gives it back",
              element.getSimpleName() + " is a document here, which has no key of its own",
              "drop stored = false");
    }
    return property.stored();
  }

  private Optional<Members> read(
      DeclaredType type, TypeElement element, Site site, TypeReader types) {
    Optional<Blueprint> blueprint = shapes.read(type, element, site);
    if (blueprint.isEmpty() || !blueprint.get().throwsNothingChecked(scan, element)) {
      return Optional.empty();
    }
    blueprint.get().use(scan, element);
    List<Property> properties = new ArrayList<>();
    Map<String, String> ignored = new LinkedHashMap<>();
    InheritedAccessors above = InheritedAccessors.of(scan, element);
    boolean complete = true;
    for (Member member : blueprint.get().members()) {
      if (Roles.isPresent(above.declarations(member), IGNORE)) {
        ignored.put(member.name(), literal(member.type()));
        continue;
      }
      Optional<Property> property = property(element, member, above, types);
      property.ifPresent(properties::add);
      complete &= property.isPresent();
    }
    List<String> made = properties.stream().map(Property::name).toList();
    List<Member> computed = computed(type, blueprint.get(), above);
    List<Member> all = new ArrayList<>(blueprint.get().members());
    all.addAll(computed);
    new MisplacedAnnotations(scan, element, blueprint.get(), all, above).report();
    for (Member member : computed) {
      scan.uses(member.places().get(0));
      Optional<Property> property = property(element, member, above, types);
      property.ifPresent(properties::add);
      complete &= property.isPresent();
    }
    complete &= areAttributesDistinct(element, properties);
    return complete
        ? Optional.of(new Members(properties, blueprint.get().shape().apply(made, ignored)))
        : Optional.empty();
  }

  private List<Member> computed(DeclaredType type, Blueprint blueprint, InheritedAccessors above) {
    Set<String> made = new HashSet<>();
    blueprint.members().forEach(each -> made.add(each.accessor()));
    ClassMembers members = new ClassMembers(scan, from, type);
    List<Member> computed = new ArrayList<>();
    for (ExecutableElement each : members.methods(0)) {
      String accessor = each.getSimpleName().toString();
      String name = ClassMembers.propertyOf(each);
      TypeMirror result = members.resolved(each).getReturnType();
      Member own = new Member(name, result, List.of(each), accessor);
      // What a type lets be computed, one of the types below it may well hold.
      Member declared = made.contains(accessor) ? own : above.declared(own);
      if (Roles.isPresent(declared.places(), COMPUTED)) {
        computed.add(declared);
      }
    }
    return computed;
  }

  /** What a constructor is given for a property that is not stored. */
  static String literal(TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN -> "false";
      case BYTE, SHORT, INT -> "0";
      case LONG -> "0L";
      case CHAR -> "'\\0'";
      case FLOAT -> "0f";
      case DOUBLE -> "0d";
      default -> {
        String name = type instanceof DeclaredType declared ? TypeReader.nameOf(declared) : "";
        yield TypeReader.OPTIONALS.contains(name) ? name + ".empty()" : "null";
      }
    };
  }

  private Optional<Property> property(
      TypeElement element, Member member, InheritedAccessors above, TypeReader types) {
    // A type variable may be bound to what may be null.
    boolean nullable =
        member.isUnwrapped()
            || Nullness.isNullable(scan, member.places())
            || Nullness.says(member.type());
    Site site = Sites.of(element.getSimpleName() + "." + member.name(), member.places().get(0));
    Member declared = above.declared(member);
    Role everywhere = Roles.of(declared.places());
    Role role = everywhere == Role.COMPUTED ? Roles.of(member.places()) : everywhere;
    return type(declared, nullable, site, types)
        .filter(type -> Roles.fits(scan, role, type, site))
        .map(type -> property(declared, type, nullable, role, site))
        .filter(read -> Formats.fits(scan, read))
        .filter(read -> Flattening.fits(scan, declared, read))
        .filter(read -> Defaults.fits(scan, read))
        .map(
            read -> {
              MisplacedAnnotations.checkDocuments(scan, read);
              return read;
            });
  }

  private Optional<ValueType> type(Member member, boolean nullable, Site site, TypeReader types) {
    Optional<Declaration> convert = Blueprint.find(scan, member, site, CONVERT);
    if (convert.isEmpty()) {
      NullPaths nulls = Nullness.inClassFiles(scan, member.places());
      return types.read(member.type(), nullable, nulls, site);
    }
    return convert
        .get()
        .type("with")
        .flatMap(each -> Converters.read(scan, each, convert.get().at("with")))
        .flatMap(each -> types.readConverted(member.type(), each, site));
  }

  private Property property(Member member, ValueType type, boolean nullable, Role role, Site site) {
    Optional<Declaration> attribute = Blueprint.find(scan, member, site, ATTRIBUTE);
    String stored = attribute.map(each -> each.text("name")).orElse("");
    String name = stored.isEmpty() ? member.name() : stored;
    return new Property(
        member.name(),
        type,
        Flattening.isPresent(member) ? Flattening.prefix(scan, member, site) : name,
        attribute.map(each -> each.text("format")).orElse(""),
        attribute.map(each -> each.flag("stored")).orElse(true),
        nullable || type instanceof ValueType.OptionalOf,
        member.read(),
        role,
        Roles.isPresent(member.places(), SENSITIVE),
        site,
        Blueprint.find(scan, member, site, DEFAULT).map(each -> each.text("value")));
  }

  private boolean areAttributesDistinct(TypeElement element, List<Property> properties) {
    Map<String, Property> byAttribute = new LinkedHashMap<>();
    boolean distinct = true;
    for (Property property : properties) {
      for (Property each : property.attributes().toList()) {
        if (!each.stored() || each.role() == Role.REST) {
          continue;
        }
        Property other = byAttribute.putIfAbsent(each.attribute(), property);
        if (other != null) {
          distinct = false;
          reportTaken(element, property, each.attribute(), other);
        }
      }
    }
    return distinct;
  }

  private void reportTaken(
      TypeElement element, Property property, String attribute, Property other) {
    boolean flattened = property.role() == Role.FLATTENED;
    scan.report()
        .add(
            Problem.DUPLICATE_ATTRIBUTE,
            property.site(),
            property.site().owner() + " is stored under an attribute name that is taken",
            other.name()
                + " of "
                + element.getSimpleName()
                + " is stored as "
                + attribute
                + ", too",
            flattened
                ? "give its attributes a prefix: @Flatten(prefix = \"" + property.name() + "_\")"
                : "give one of them another name: @Attribute(name = \"" + property.name() + "2\")");
  }
}
