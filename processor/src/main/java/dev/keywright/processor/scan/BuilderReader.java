package dev.keywright.processor.scan;

import dev.keywright.processor.model.Shape;
import dev.keywright.processor.scan.Blueprint.Lost;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads classes that are made by a builder: a static {@code builder()} of the class, a method for
 * each property, {@code build()}. AutoValue, Immutables and Lombok write such classes, and people
 * do.
 */
final class BuilderReader {

  private static final Set<String> FACTORIES = Set.of("builder", "newBuilder");
  private static final Set<String> BUILDS = Set.of("build", "create");

  private final Scan scan;
  private final String from;

  BuilderReader(Scan scan, String from) {
    this.scan = scan;
    this.from = from;
  }

  /** The blueprint, where the class has a builder. */
  Optional<Blueprint> read(ClassMembers members) {
    for (ExecutableElement factory : members.factories()) {
      if (!FACTORIES.contains(factory.getSimpleName().toString())
          || !factory.getParameters().isEmpty()) {
        continue;
      }
      TypeMirror made = factory.getReturnType();
      if (made.getKind() == TypeKind.ERROR) {
        scan.defer();
        return Optional.empty();
      }
      if (made instanceof DeclaredType declared
          && Access.obstacle(scan, (TypeElement) declared.asElement(), from).isEmpty()) {
        // Captured, for a builder may say of itself no more than Builder<?, ?>.
        DeclaredType builder = (DeclaredType) scan.types().capture(declared);
        Optional<Blueprint> found = read(members, factory, new ClassMembers(scan, from, builder));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** What keeps generated code from using the builder that a class has, in words. */
  Optional<String> obstacle(ClassMembers members) {
    return members.factories().stream()
        .filter(each -> FACTORIES.contains(each.getSimpleName().toString()))
        .map(ExecutableElement::getReturnType)
        .filter(DeclaredType.class::isInstance)
        .map(each -> (TypeElement) ((DeclaredType) each).asElement())
        .flatMap(each -> Access.obstacle(scan, each, from).stream())
        .findFirst();
  }

  private Optional<Blueprint> read(
      ClassMembers members, ExecutableElement factory, ClassMembers builder) {
    Optional<ExecutableElement> build =
        builder.methods(0).stream()
            .filter(each -> BUILDS.contains(each.getSimpleName().toString()))
            .filter(
                each ->
                    scan.types()
                        .isAssignable(builder.resolved(each).getReturnType(), members.type()))
            .findFirst();
    if (build.isEmpty()) {
      return Optional.empty();
    }
    List<Member> found = new ArrayList<>();
    Map<String, String> setters = new LinkedHashMap<>();
    List<ExecutableElement> makers = new ArrayList<>(List.of(factory, build.get()));
    List<Lost> lost = new ArrayList<>();
    boolean isChained = true;
    for (ExecutableElement getter : members.methods(0)) {
      if (!ClassMembers.isGetter(getter)) {
        continue;
      }
      String name = ClassMembers.propertyOf(getter);
      TypeMirror type = members.resolved(getter).getReturnType();
      Optional<ExecutableElement> same = setter(builder, getter, type);
      Optional<TypeMirror> value = same.isPresent() ? Optional.empty() : members.unwrapped(getter);
      Optional<ExecutableElement> setter =
          same.or(() -> value.flatMap(each -> setter(builder, getter, each)));
      List<Element> places = new ArrayList<>();
      members.field(getter).ifPresent(places::add);
      places.add(getter);
      if (setter.isEmpty()) {
        named(builder, getter).stream()
            .findFirst()
            .map(each -> reasonOfLoss(members, getter, builder, each))
            .ifPresent(reason -> lost.add(new Lost(name, places, reason)));
      }
      if (setter.isEmpty() || setters.containsKey(name)) {
        continue;
      }
      String accessor = getter.getSimpleName().toString();
      found.add(new Member(name, value.orElse(type), places, accessor, value.isPresent()));
      setters.put(name, setter.get().getSimpleName().toString());
      makers.add(setter.get());
      isChained &= returns(builder, setter.get());
    }
    lost.addAll(members.lost(found, "the builder"));
    lost.removeIf(each -> setters.containsKey(each.name()));
    boolean chained = isChained;
    String factoryName = factory.getSimpleName().toString();
    String buildName = build.get().getSimpleName().toString();
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Blueprint(
                found,
                makers,
                lost,
                (properties, ignored) ->
                    new Shape.Builder(
                        factoryName,
                        Blueprint.settersOf(properties, setters),
                        chained,
                        presentOnly(found, properties),
                        buildName)));
  }

  /**
   * What an accessor gives as an {@code Optional} and the builder takes as a value, as AutoValue's
   * do, which refuse null.
   */
  private static Set<String> presentOnly(List<Member> members, List<String> properties) {
    return members.stream()
        .filter(Member::isUnwrapped)
        .map(Member::name)
        .filter(properties::contains)
        .collect(Collectors.toSet());
  }

  /** Whether a method of a builder gives a builder of the same type back. */
  private boolean returns(ClassMembers builder, ExecutableElement setter) {
    TypeMirror returned = builder.resolved(setter).getReturnType();
    return returned.getKind() != TypeKind.VOID
        && scan.types().isAssignable(returned, builder.type());
  }

  private Optional<ExecutableElement> setter(
      ClassMembers builder, ExecutableElement getter, TypeMirror type) {
    return named(builder, getter).stream()
        .filter(
            each ->
                scan.types().isAssignable(type, builder.resolved(each).getParameterTypes().get(0)))
        .findFirst();
  }

  /** The methods of a builder for a property, whatever they take. */
  private static List<ExecutableElement> named(ClassMembers builder, ExecutableElement getter) {
    String name = ClassMembers.propertyOf(getter);
    String accessor = getter.getSimpleName().toString();
    String capitalized = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    String lower = Character.toLowerCase(name.charAt(0)) + name.substring(1);
    Set<String> names = new HashSet<>();
    // Lombok calls a flag's method isOpen(), as its field, and that of getAName() aName().
    Collections.addAll(names, name, "set" + capitalized, "with" + capitalized, accessor, lower);
    return builder.methods(1).stream()
        .filter(each -> names.contains(each.getSimpleName().toString()))
        .toList();
  }

  private static String reasonOfLoss(
      ClassMembers members,
      ExecutableElement getter,
      ClassMembers builder,
      ExecutableElement setter) {
    return getter.getSimpleName()
        + "() returns "
        + TypeReader.describe(members.resolved(getter).getReturnType())
        + ", and "
        + setter.getSimpleName()
        + "() of the builder takes "
        + TypeReader.describe(builder.resolved(setter).getParameterTypes().get(0));
  }
}
