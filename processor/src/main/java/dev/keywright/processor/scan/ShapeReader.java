package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds out how instances of a type are read and made: a record, a class with a builder, a
 * JavaBean, or a class with one constructor, tried in this order.
 */
final class ShapeReader {

  private static final String CREATOR = "dev.keywright.Creator";

  private final Scan scan;
  private final String from;
  private final BuilderReader builders;

  ShapeReader(Scan scan, String from) {
    this.scan = scan;
    this.from = from;
    this.builders = new BuilderReader(scan, from);
  }

  /** The blueprint of a type; what is in its way is reported at a place. */
  Optional<Blueprint> read(DeclaredType type, TypeElement element, Site site) {
    Optional<String> obstacle = obstacle(element);
    if (obstacle.isPresent()) {
      return refuse(element, site, obstacle.get());
    }
    if (element.getKind() == ElementKind.RECORD) {
      return Optional.of(record(new ClassMembers(scan, from, type)));
    }
    if (Lombok.isAwaited(scan, element)) {
      scan.deferFor(element);
      return Optional.empty();
    }
    ClassMembers members = new ClassMembers(scan, from, type);
    Optional<Blueprint> built = builders.read(members);
    if (built.isPresent()) {
      return built;
    }
    if (element.getKind() == ElementKind.ENUM) {
      return refuse(
          element,
          site,
          "it is an enum, whose constants are no items or documents",
          "let a record hold it: record "
              + element.getSimpleName()
              + "Value("
              + element.getSimpleName()
              + " value)");
    }
    if (element.getKind() != ElementKind.CLASS
        || element.getModifiers().contains(Modifier.ABSTRACT)) {
      return refuse(
          element,
          site,
          "it cannot be instantiated, and has no static builder() method",
          "seal it, so that it is known which types there are, or name one of them");
    }
    return classOf(members, site);
  }

  /**
   * The blueprint of a projection: of a type like any other, or of an interface, which generated
   * code implements.
   *
   * @param properties the names of what it may show
   * @param as where a pattern names it
   */
  Optional<Blueprint> readProjection(
      DeclaredType type, TypeElement element, Set<String> properties, Site site, Site as) {
    if (element.getKind() != ElementKind.INTERFACE || obstacle(element).isPresent()) {
      return read(type, element, site);
    }
    ClassMembers members = new ClassMembers(scan, from, type);
    Optional<Blueprint> built = builders.read(members);
    if (built.isPresent()) {
      return built;
    }
    return element.getModifiers().contains(Modifier.SEALED)
        ? refuse(
            element,
            site,
            "it is sealed, and no generated class may implement it",
            "name an interface that is not sealed, or a record")
        : new InterfaceReader(scan, properties, as).read(members);
  }

  private Optional<String> obstacle(TypeElement element) {
    if (element.getNestingKind() == NestingKind.LOCAL) {
      return Optional.of("it is declared inside a method");
    }
    boolean isInner =
        element.getNestingKind() == NestingKind.MEMBER
            && element.getKind() == ElementKind.CLASS
            && !element.getModifiers().contains(Modifier.STATIC);
    return isInner
        ? Optional.of(element.getSimpleName() + " is an inner class; make it static, or a record")
        : Access.obstacle(scan, element, from);
  }

  private static Blueprint record(ClassMembers members) {
    List<Member> found = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    for (RecordComponentElement component :
        ElementFilter.recordComponentsIn(members.element().getEnclosedElements())) {
      String name = component.getSimpleName().toString();
      parameters.add(name);
      // The field first: only there does the compiler know where the annotations stand.
      List<Element> places = new ArrayList<>();
      Optional<VariableElement> field = members.field(name);
      field.ifPresent(places::add);
      places.add(component);
      ElementFilter.methodsIn(members.element().getEnclosedElements()).stream()
          .filter(each -> each.getSimpleName().contentEquals(name))
          .filter(each -> each.getParameters().isEmpty())
          .forEach(places::add);
      TypeMirror type = field.map(members::resolved).orElse(component.asType());
      found.add(new Member(name, type, places, name));
    }
    return new Blueprint(
        found,
        List.of(),
        List.of(),
        (properties, ignored) -> new Shape.Constructor(parameters, ignored));
  }

  private Optional<Blueprint> classOf(ClassMembers members, Site site) {
    List<ExecutableElement> constructors = members.constructors();
    List<ExecutableElement> marked =
        constructors.stream().filter(each -> Declaration.isPresent(each, CREATOR)).toList();
    Optional<ExecutableElement> empty =
        constructors.stream().filter(each -> each.getParameters().isEmpty()).findFirst();
    if (marked.isEmpty() && empty.isPresent()) {
      Optional<Blueprint> bean = new BeanReader(scan, members).read(empty.get());
      if (bean.isPresent()) {
        return bean;
      }
    }
    List<ExecutableElement> candidates =
        marked.isEmpty()
            ? constructors.stream().filter(each -> !each.getParameters().isEmpty()).toList()
            : marked;
    Optional<String> hidden = builders.obstacle(members);
    if (candidates.isEmpty() && hidden.isPresent()) {
      return refuse(members.element(), site, hidden.get());
    }
    if (candidates.isEmpty()) {
      return refuse(
          members.element(),
          site,
          "it has no accessible constructor with its properties, no builder() method, and no"
              + " setters");
    }
    if (candidates.size() > 1) {
      return refuse(
          members.element(),
          site,
          marked.isEmpty()
              ? "it has several constructors; mark one of them with @Creator"
              : "several of its constructors carry @Creator; one of them makes the instances");
    }
    return constructor(members, candidates.get(0), site);
  }

  private Optional<Blueprint> constructor(
      ClassMembers members, ExecutableElement constructor, Site site) {
    List<Member> found = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    List<? extends TypeMirror> types = members.resolved(constructor).getParameterTypes();
    for (int i = 0; i < types.size(); i++) {
      VariableElement parameter = constructor.getParameters().get(i);
      String name = parameter.getSimpleName().toString();
      TypeMirror type = types.get(i);
      Optional<ExecutableElement> getter =
          members.getter(name).filter(each -> given(members, each, type).isPresent());
      if (getter.isEmpty()) {
        return refuse(
            members.element(),
            site,
            "its constructor takes "
                + name
                + ", and no "
                + name
                + "() or getter of that type"
                + " reads it",
            "the names of parameters in class files are known where they were compiled with"
                + " -parameters");
      }
      List<Element> places = new ArrayList<>();
      members.field(name).ifPresent(places::add);
      places.add(getter.get());
      places.add(parameter);
      TypeMirror given = given(members, getter.get(), type).orElseThrow();
      found.add(
          new Member(
              name,
              given,
              places,
              getter.get().getSimpleName().toString(),
              !scan.types().isSubtype(members.resolved(getter.get()).getReturnType(), type)));
      parameters.add(name);
    }
    return Optional.of(
        new Blueprint(
            found,
            List.of(constructor),
            members.lost(found, "the constructor"),
            (properties, ignored) -> new Shape.Constructor(parameters, ignored)));
  }

  /** What a getter gives of what a constructor takes: itself, or what is in an {@code Optional}. */
  private Optional<TypeMirror> given(
      ClassMembers members, ExecutableElement getter, TypeMirror taken) {
    TypeMirror whole = members.resolved(getter).getReturnType();
    return scan.types().isSubtype(whole, taken)
        ? Optional.of(whole)
        : members.unwrapped(getter).filter(each -> scan.types().isSubtype(each, taken));
  }

  private Optional<Blueprint> refuse(TypeElement element, Site site, String... reasons) {
    List<String> all = new ArrayList<>(List.of(reasons));
    if (!scan.holds(element)) {
      all.add("what another library brings is stored by a converter: @Convert(with = …)");
    }
    refuse(scan, element, site, all.toArray(String[]::new));
    return Optional.empty();
  }

  /** Reports that instances of a type cannot be read or made, and why. */
  static void refuse(Scan scan, TypeElement element, Site site, String... reasons) {
    scan.report()
        .add(
            Problem.UNSUPPORTED_SHAPE,
            site,
            "generated code cannot read or make a " + element.getSimpleName(),
            reasons);
  }
}
