package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * What a type consists of, before its properties' types and annotations are read.
 *
 * @param members what may be a property, in the order of the source
 * @param makers the constructor or the methods that make an instance
 * @param lost what looks like a property and is none
 * @param shape makes the shape, given the names of the members that are properties, and a literal
 *     for each that is ignored
 */
record Blueprint(
    List<Member> members,
    List<ExecutableElement> makers,
    List<Lost> lost,
    BiFunction<List<String>, Map<String, String>, Shape> shape) {

  Blueprint {
    members = List.copyOf(members);
    makers = List.copyOf(makers);
    lost = List.copyOf(lost);
  }

  /**
   * What a type keeps and shows, and generated code cannot give back to it.
   *
   * @param name what the property would be called
   * @param places the elements that stand for it
   * @param reason why it is none, in words
   */
  record Lost(String name, List<? extends Element> places, String reason) {
    Lost {
      places = List.copyOf(places);
    }
  }

  /** Takes note of everything that generated code will name. */
  void use(Scan scan, TypeElement type) {
    scan.uses(type);
    makers.forEach(scan::uses);
    members.forEach(each -> each.places().forEach(scan::uses));
  }

  /**
   * Whether nothing that generated code calls declares a checked exception, which it could hand to
   * nobody; where something does, that is reported there.
   */
  boolean throwsNothingChecked(Scan scan, TypeElement type) {
    Stream<Element> read = members.stream().flatMap(each -> each.places().stream());
    return Stream.concat(makers.stream(), read)
        .filter(ExecutableElement.class::isInstance)
        .map(each -> throwsNothingChecked(scan, type, (ExecutableElement) each))
        .reduce(true, Boolean::logicalAnd);
  }

  private static boolean throwsNothingChecked(
      Scan scan, TypeElement type, ExecutableElement called) {
    Optional<? extends TypeMirror> thrown =
        called.getThrownTypes().stream().filter(each -> isChecked(scan, each)).findFirst();
    boolean isConstructor = called.getKind() == ElementKind.CONSTRUCTOR;
    String name = isConstructor ? "its constructor" : called.getSimpleName() + "()";
    thrown.ifPresent(
        each ->
            ShapeReader.refuse(
                scan,
                type,
                Sites.of(type.getSimpleName().toString(), called),
                name + " throws " + TypeReader.describe(each) + ", which nobody could catch",
                "let it throw an unchecked exception"));
    return thrown.isEmpty();
  }

  private static boolean isChecked(Scan scan, TypeMirror thrown) {
    return Stream.of("java.lang.RuntimeException", "java.lang.Error")
        .map(each -> scan.elements().getTypeElement(each))
        .noneMatch(each -> scan.types().isSubtype(thrown, each.asType()));
  }

  /**
   * What may be a property.
   *
   * @param name its name
   * @param type its type, type variables bound
   * @param places the elements that stand for it, the one with the best position first
   * @param accessor the name of the method that reads it
   * @param isUnwrapped whether that method gives an {@code Optional} of what the class is made
   *     with, and null where it is absent
   */
  record Member(
      String name,
      TypeMirror type,
      List<? extends Element> places,
      String accessor,
      boolean isUnwrapped) {
    Member {
      places = List.copyOf(places);
    }

    /** One that is read as it is written. */
    Member(String name, TypeMirror type, List<? extends Element> places, String accessor) {
      this(name, type, places, accessor, false);
    }

    /** The expression that reads it. */
    String read() {
      return accessor + (isUnwrapped ? "().orElse(null)" : "()");
    }

    /** The same that stands at these places. */
    Member at(List<? extends Element> others) {
      return new Member(name, type, others, accessor, isUnwrapped);
    }
  }

  /** The annotation of a type on one of the elements that stand for a member. */
  static Optional<Declaration> find(Scan scan, Member member, Site site, String annotation) {
    return member.places().stream()
        .flatMap(each -> Declaration.find(scan, each, site, annotation).stream())
        .findFirst();
  }

  /** The setters of those members that are properties. */
  static Map<String, String> settersOf(List<String> properties, Map<String, String> setters) {
    Map<String, String> chosen = new LinkedHashMap<>();
    properties.forEach(each -> chosen.put(each, setters.get(each)));
    return chosen;
  }
}
