package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.scan.Blueprint.Lost;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;

/**
 * Annotations of properties where no property is read, which would do nothing: a version that
 * protects nothing, a time at which nothing expires. And properties that a class seems to have, and
 * that are not stored.
 */
final class MisplacedAnnotations {

  private static final List<String> OF_PROPERTIES =
      List.of(
          "Attribute",
          "Computed",
          "Convert",
          "CreatedAt",
          "Default",
          "Flatten",
          "Rest",
          "TimeToLive",
          "UpdatedAt",
          "Version");

  private static final String PACKAGE = "dev.keywright.";
  private static final String IGNORE = PACKAGE + "Ignore";

  private final Scan scan;
  private final TypeElement type;
  private final Blueprint blueprint;
  private final Set<Element> read = new LinkedHashSet<>();

  /**
   * @param properties all that is read of the type, and all that is ignored
   */
  MisplacedAnnotations(
      Scan scan,
      TypeElement type,
      Blueprint blueprint,
      List<Member> properties,
      InheritedAccessors above) {
    this.scan = scan;
    this.type = type;
    this.blueprint = blueprint;
    properties.forEach(each -> read.addAll(above.declarations(each)));
  }

  /** Reports what is found. */
  void report() {
    List<TypeElement> owners = new ArrayList<>(InheritedAccessors.above(scan, type));
    owners.add(type);
    // One that a class overrides and marks so is ignored with what it overrides.
    Set<Name> ignored =
        owners.stream()
            .flatMap(MisplacedAnnotations::members)
            .filter(each -> Declaration.isPresent(each, IGNORE))
            .map(Element::getSimpleName)
            .collect(Collectors.toSet());
    for (TypeElement owner : owners) {
      members(owner)
          .filter(each -> !read.contains(each) && !ignored.contains(each.getSimpleName()))
          .forEach(
              each ->
                  annotation(each, OF_PROPERTIES)
                      .filter(name -> scan.holds(owner))
                      .ifPresent(name -> report(each, name)));
    }
    blueprint.makers().stream()
        .filter(each -> !owners.contains(each.getEnclosingElement()))
        .forEach(this::reportBuilder);
    if (!blueprint.lost().isEmpty() && scan.holds(type)) {
      blueprint.lost().forEach(this::reportLost);
    }
  }

  private static Stream<Element> members(TypeElement owner) {
    return owner.getEnclosedElements().stream()
        .filter(each -> each.getKind().isField() || each.getKind() == ElementKind.METHOD)
        .map(each -> each);
  }

  private static Optional<String> annotation(Element element, List<String> names) {
    return element.getAnnotationMirrors().isEmpty() || Declaration.isPresent(element, IGNORE)
        ? Optional.empty()
        : names.stream().filter(each -> Declaration.isPresent(element, PACKAGE + each)).findFirst();
  }

  private void report(Element element, String annotation) {
    boolean isMethod = element instanceof ExecutableElement;
    String name = element.getSimpleName() + (isMethod ? "()" : "");
    misplaced(element, name, annotation, reason(element, annotation));
  }

  private String reason(Element element, String annotation) {
    boolean isMethod = element instanceof ExecutableElement;
    if (isMethod && element.getModifiers().contains(Modifier.STATIC)) {
      return "it is static, and says nothing of an instance";
    }
    if (isMethod && element.getModifiers().contains(Modifier.PRIVATE)) {
      return "it is private, so that generated code cannot call it";
    }
    if (annotation.equals("Computed")) {
      return "a property that is computed is read by a method without parameters";
    }
    Shape shape = blueprint.shape().apply(List.of(), Map.of());
    if (shape instanceof Shape.Bean) {
      return "a property of a JavaBean has a getter, and a setter that takes what it returns";
    }
    if (shape instanceof Shape.Builder) {
      return "a property has an accessor, and a method of the builder that takes its type";
    }
    return "the constructor takes no such property; what a method returns is stored where it is"
        + " @Computed";
  }

  private void reportBuilder(ExecutableElement maker) {
    List<String> names = new ArrayList<>(OF_PROPERTIES);
    names.add("Sensitive");
    Stream.concat(Stream.of(maker), maker.getParameters().stream())
        .forEach(
            each ->
                annotation(each, names)
                    .filter(name -> scan.holds((TypeElement) maker.getEnclosingElement()))
                    .ifPresent(
                        name ->
                            misplaced(
                                each,
                                maker.getSimpleName() + "()",
                                name,
                                "it belongs to the builder; annotate the accessor or the field of "
                                    + type.getSimpleName())));
  }

  private void misplaced(Element element, String name, String annotation, String reason) {
    String owner = owner(element).getSimpleName() + "." + name;
    scan.report()
        .add(
            Problem.MISPLACED_ANNOTATION,
            Sites.of(owner, element),
            owner + " carries @" + annotation + ", and is read as no property of " + name(type),
            reason,
            "move @" + annotation + " to a property, or remove it");
  }

  private static Element owner(Element element) {
    Element each = element;
    while (!(each instanceof TypeElement)) {
      each = each.getEnclosingElement();
    }
    return each;
  }

  private static String name(TypeElement type) {
    return type.getSimpleName().toString();
  }

  private void reportLost(Lost lost) {
    boolean isMeant =
        lost.places().stream()
            .noneMatch(
                each ->
                    read.contains(each)
                        || Declaration.isPresent(each, IGNORE)
                        || annotation(each, OF_PROPERTIES).isPresent());
    if (isMeant) {
      scan.report()
          .add(
              Problem.LOST_PROPERTY,
              Sites.of(name(type) + "." + lost.name(), lost.places().get(0)),
              name(type) + "." + lost.name() + " is not stored, and lost when an item is read",
              lost.reason(),
              "let what makes an instance take it, or mark it @Ignore",
              "where it is deliberate: @SuppressWarnings(\"keywright:"
                  + Problem.LOST_PROPERTY.id()
                  + "\")");
    }
  }

  /**
   * Reports what the writing of an item fills, or DynamoDB reads, where it stands in a document: an
   * item alone has a version, and expires. A document that is an entity elsewhere may have them.
   */
  static void checkDocuments(Scan scan, Property property) {
    if (property.role() != Property.Role.FLATTENED) {
      documents(property.type())
          .filter(each -> !isEntity(scan, each))
          .flatMap(each -> each.properties().stream())
          .forEach(each -> checkInside(scan, property, each));
    }
  }

  private static void checkInside(Scan scan, Property holder, Property inside) {
    String annotation =
        switch (inside.role()) {
          case VERSION -> "Version";
          case CREATED_AT -> "CreatedAt";
          case UPDATED_AT -> "UpdatedAt";
          case TIME_TO_LIVE -> "TimeToLive";
          default -> "";
        };
    if (!annotation.isEmpty()) {
      scan.report()
          .add(
              Problem.MISPLACED_ANNOTATION,
              inside.site(),
              inside.site().owner() + " carries @" + annotation + " inside a document",
              holder.site().owner() + " is stored as a map, and only an item has one",
              "spread it over the item: @Flatten on "
                  + holder.name()
                  + "; or remove @"
                  + annotation);
    }
  }

  private static Stream<ValueType.Document> documents(ValueType type) {
    if (type instanceof ValueType.Document document) {
      return Stream.of(document);
    }
    if (type instanceof ValueType.Union union) {
      return union.variants().stream().map(ValueType.Variant::document);
    }
    if (type instanceof ValueType.OptionalOf optional) {
      return documents(optional.value());
    }
    if (type instanceof ValueType.NullableOf nullable) {
      return documents(nullable.value());
    }
    if (type instanceof ValueType.ListOf list) {
      return documents(list.element());
    }
    if (type instanceof ValueType.SetOf set) {
      return documents(set.element());
    }
    return type instanceof ValueType.MapOf map ? documents(map.value()) : Stream.empty();
  }

  /** Whether items of a table are made of a document's type as well. */
  private static boolean isEntity(Scan scan, ValueType.Document document) {
    TypeElement element = scan.elements().getTypeElement(document.type().canonicalName());
    return element == null
        || Stream.concat(Stream.of(element), InheritedAccessors.above(scan, element).stream())
            .anyMatch(each -> Declaration.isPresent(each, EntityReader.ANNOTATION));
  }
}
