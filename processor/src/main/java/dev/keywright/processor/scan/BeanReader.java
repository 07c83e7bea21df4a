package dev.keywright.processor.scan;

import dev.keywright.processor.model.Shape;
import dev.keywright.processor.scan.Blueprint.Lost;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeMirror;

/**
 * Reads JavaBeans: a constructor without parameters, getters, and setters that take their types.
 */
final class BeanReader {

  private final Scan scan;
  private final ClassMembers members;
  private final Map<String, Member> found = new LinkedHashMap<>();
  private final Map<String, String> setters = new LinkedHashMap<>();
  private final List<Lost> lost = new ArrayList<>();

  BeanReader(Scan scan, ClassMembers members) {
    this.scan = scan;
    this.members = members;
  }

  /** The blueprint, where a getter has its setter. */
  Optional<Blueprint> read(ExecutableElement constructor) {
    for (ExecutableElement getter : members.methods(0)) {
      String name = ClassMembers.propertyOf(getter);
      if (ClassMembers.isGetter(getter) && !getter.getSimpleName().contentEquals(name)) {
        add(name, getter);
      }
    }
    lost.removeIf(each -> found.containsKey(each.name()));
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Blueprint(
                List.copyOf(found.values()),
                List.of(constructor),
                lost,
                (properties, ignored) -> new Shape.Bean(Blueprint.settersOf(properties, setters))));
  }

  private void add(String name, ExecutableElement getter) {
    TypeMirror type = members.resolved(getter).getReturnType();
    Optional<ExecutableElement> whole = setter(name, type);
    Optional<TypeMirror> value = whole.isPresent() ? Optional.empty() : members.unwrapped(getter);
    Optional<ExecutableElement> setter = whole.or(() -> value.flatMap(each -> setter(name, each)));
    if (setter.isEmpty()) {
      List<Element> places = new ArrayList<>();
      members.field(getter).ifPresent(places::add);
      places.add(getter);
      reasonOfLoss(name, getter, type)
          .ifPresent(reason -> lost.add(new Lost(name, places, reason)));
      return;
    }
    // A flag may have two getters, isOpen() and getOpen(); both speak for it.
    Member twin = found.get(name);
    List<Element> places = new ArrayList<>();
    if (twin != null) {
      places.addAll(twin.places());
      places.add(getter);
      found.put(name, twin.at(places));
      return;
    }
    members.field(getter).ifPresent(places::add);
    places.add(getter);
    places.add(setter.get());
    places.add(setter.get().getParameters().get(0));
    String accessor = getter.getSimpleName().toString();
    found.put(name, new Member(name, value.orElse(type), places, accessor, value.isPresent()));
    setters.put(name, setter.get().getSimpleName().toString());
  }

  /** The setter that takes a type; what takes it among others, only where none is as narrow. */
  private Optional<ExecutableElement> setter(String name, TypeMirror type) {
    List<ExecutableElement> named = named(name);
    return named.stream()
        .filter(each -> scan.types().isSameType(taken(each), type))
        .findFirst()
        .or(
            () ->
                named.stream()
                    .filter(each -> scan.types().isSubtype(type, taken(each)))
                    .findFirst());
  }

  /** The setters of a name, whatever they take. */
  private List<ExecutableElement> named(String name) {
    return members.methods(1).stream()
        .filter(each -> each.getSimpleName().length() > 3)
        .filter(each -> each.getSimpleName().toString().startsWith("set"))
        .filter(
            each ->
                ClassMembers.decapitalized(each.getSimpleName().toString().substring(3))
                    .equals(name))
        .toList();
  }

  private TypeMirror taken(ExecutableElement setter) {
    return members.resolved(setter).getParameterTypes().get(0);
  }

  /** Why a getter that shows a field, or that has a setter of its name, reads no property. */
  private Optional<String> reasonOfLoss(String name, ExecutableElement getter, TypeMirror type) {
    String shown = getter.getSimpleName() + "() returns " + TypeReader.describe(type);
    List<ExecutableElement> others = named(name);
    if (!others.isEmpty()) {
      return Optional.of(
          shown
              + ", and "
              + others.get(0).getSimpleName()
              + "() takes "
              + TypeReader.describe(taken(others.get(0))));
    }
    return members
        .field(getter)
        .filter(each -> !each.getModifiers().contains(Modifier.STATIC))
        .filter(each -> !each.getModifiers().contains(Modifier.TRANSIENT))
        .filter(each -> scan.types().isSameType(members.resolved(each), type))
        .map(each -> shown + ", and no setter takes it back");
  }
}
