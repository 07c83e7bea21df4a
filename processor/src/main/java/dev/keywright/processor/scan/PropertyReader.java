package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the properties of an entity or a document, and how its instances are made. */
final class PropertyReader {

  private static final String ATTRIBUTE = "dev.keywright.Attribute";

  private final Scan scan;
  private final String from;

  /**
   * @param from the package that the generated code stands in
   */
  PropertyReader(Scan scan, String from) {
    this.scan = scan;
    this.from = from;
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
  Optional<Members> read(DeclaredType type, TypeElement element, Site site, TypeReader types) {
    Optional<String> obstacle = obstacle(element);
    if (obstacle.isPresent()) {
      scan.report()
          .add(
              Problem.UNSUPPORTED_SHAPE,
              site,
              "generated code cannot read or make a " + element.getSimpleName(),
              obstacle.get());
      return Optional.empty();
    }
    return record(type, element, types);
  }

  private Optional<String> obstacle(TypeElement element) {
    if (element.getKind() != ElementKind.RECORD) {
      return Optional.of(
          element.getSimpleName() + " is no record; use a record of the properties to be stored");
    }
    if (element.getNestingKind() == NestingKind.LOCAL) {
      return Optional.of("it is declared inside a method");
    }
    return Access.obstacle(scan, element, from);
  }

  private Optional<Members> record(DeclaredType type, TypeElement element, TypeReader types) {
    List<Property> properties = new ArrayList<>();
    boolean complete = true;
    List<String> parameters = new ArrayList<>();
    for (RecordComponentElement component :
        ElementFilter.recordComponentsIn(element.getEnclosedElements())) {
      Optional<Property> property = component(type, element, component, types);
      property.ifPresent(properties::add);
      complete &= property.isPresent();
      parameters.add(component.getSimpleName().toString());
    }
    complete &= areAttributesDistinct(element, properties);
    return complete
        ? Optional.of(new Members(properties, new Shape.Constructor(parameters)))
        : Optional.empty();
  }

  private Optional<Property> component(
      DeclaredType type, TypeElement element, RecordComponentElement component, TypeReader types) {
    String name = component.getSimpleName().toString();
    // The field first: only there does the compiler know where the annotations stand.
    List<Element> places = new ArrayList<>();
    TypeMirror declared = component.asType();
    for (var field : ElementFilter.fieldsIn(element.getEnclosedElements())) {
      if (field.getSimpleName().contentEquals(name)
          && !field.getModifiers().contains(Modifier.STATIC)) {
        places.add(field);
        declared = scan.types().asMemberOf(type, field);
      }
    }
    places.add(component);
    for (var method : ElementFilter.methodsIn(element.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals(name) && method.getParameters().isEmpty()) {
        places.add(method);
      }
    }
    boolean nullable = Nullness.isNullable(places);
    Site site = Sites.of(element.getSimpleName() + "." + name, places.get(0));
    Optional<Declaration> attribute =
        places.stream()
            .flatMap(each -> Declaration.find(scan, each, site, ATTRIBUTE).stream())
            .findFirst();
    return types
        .read(declared, nullable, site)
        .map(read -> property(name, read, nullable, attribute, site));
  }

  private static Property property(
      String name, ValueType type, boolean nullable, Optional<Declaration> attribute, Site site) {
    String stored = attribute.map(each -> each.text("name")).orElse("");
    return new Property(
        name,
        type,
        stored.isEmpty() ? name : stored,
        attribute.map(each -> each.text("format")).orElse(""),
        attribute.map(each -> each.flag("stored")).orElse(true),
        nullable || type instanceof ValueType.OptionalOf,
        name + "()",
        Property.Role.PLAIN,
        false,
        site);
  }

  private boolean areAttributesDistinct(TypeElement element, List<Property> properties) {
    Map<String, Property> byAttribute = new LinkedHashMap<>();
    boolean distinct = true;
    for (Property each : properties) {
      if (!each.stored()) {
        continue;
      }
      Property other = byAttribute.putIfAbsent(each.attribute(), each);
      if (other != null) {
        distinct = false;
        scan.report()
            .add(
                Problem.DUPLICATE_ATTRIBUTE,
                each.site(),
                each.site().owner() + " is stored under an attribute name that is taken",
                other.name()
                    + " of "
                    + element.getSimpleName()
                    + " is stored as "
                    + each.attribute()
                    + ", too",
                "give one of them another name: @Attribute(name = \"" + each.name() + "2\")");
      }
    }
    return distinct;
  }
}
