package dev.keywright.processor.scan;

import dev.keywright.processor.scan.Blueprint.Lost;
import dev.keywright.processor.scan.Blueprint.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The fields and methods of a class that generated code may use, inherited ones first, each group
 * in the order of its source, with type variables bound as the class binds them.
 */
final class ClassMembers {

  private final Scan scan;
  private final String from;
  private final DeclaredType type;
  private final TypeElement element;
  private final List<TypeElement> lineage = new ArrayList<>();

  ClassMembers(Scan scan, String from, DeclaredType type) {
    this.scan = scan;
    this.from = from;
    this.type = type;
    this.element = (TypeElement) type.asElement();
    collect(element);
  }

  private void collect(TypeElement each) {
    if (each.getQualifiedName().contentEquals("java.lang.Object") || lineage.contains(each)) {
      return;
    }
    for (TypeMirror parent : scan.types().directSupertypes(each.asType())) {
      if (parent.getKind() == TypeKind.ERROR) {
        scan.defer();
      } else if (parent instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement found) {
        collect(found);
      }
    }
    lineage.add(each);
  }

  DeclaredType type() {
    return type;
  }

  TypeElement element() {
    return element;
  }

  /** The constructors that generated code may call. */
  List<ExecutableElement> constructors() {
    return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
        .filter(each -> Access.hidden(scan, each, from).isEmpty())
        .toList();
  }

  /** The static methods that generated code may call. */
  List<ExecutableElement> factories() {
    return ElementFilter.methodsIn(element.getEnclosedElements()).stream()
        .filter(each -> each.getModifiers().contains(Modifier.STATIC))
        .filter(each -> Access.hidden(scan, each, from).isEmpty())
        .toList();
  }

  /** The instance methods with so many parameters; one that overrides stands for all. */
  List<ExecutableElement> methods(int parameters) {
    return methods().stream().filter(each -> each.getParameters().size() == parameters).toList();
  }

  /** The instance methods; one that overrides stands for all. */
  List<ExecutableElement> methods() {
    Map<String, ExecutableElement> methods = new LinkedHashMap<>();
    for (TypeElement owner : lineage) {
      for (ExecutableElement each : ElementFilter.methodsIn(owner.getEnclosedElements())) {
        if (!each.getModifiers().contains(Modifier.STATIC)
            && Access.hidden(scan, each, from).isEmpty()) {
          methods.merge(signature(each), each, this::overriding);
        }
      }
    }
    return new ArrayList<>(methods.values());
  }

  /** The one that a class must implement: interfaces without each other may return less. */
  private ExecutableElement overriding(ExecutableElement earlier, ExecutableElement later) {
    TypeMirror first = resolved(earlier).getReturnType();
    TypeMirror second = resolved(later).getReturnType();
    boolean isFiner = !scan.types().isSameType(first, second) && isSubtype(first, second);
    return isFiner ? earlier : later;
  }

  private boolean isSubtype(TypeMirror type, TypeMirror of) {
    return type.getKind() == TypeKind.DECLARED && scan.types().isSubtype(type, of);
  }

  private String signature(ExecutableElement method) {
    ExecutableType resolved = resolved(method);
    StringBuilder signature = new StringBuilder(method.getSimpleName());
    resolved
        .getParameterTypes()
        .forEach(each -> signature.append(' ').append(scan.types().erasure(each)));
    return signature.toString();
  }

  /** The field of a name, wherever in the class's lineage, private or not. */
  Optional<VariableElement> field(String name) {
    VariableElement found = null;
    for (TypeElement owner : lineage) {
      for (VariableElement each : ElementFilter.fieldsIn(owner.getEnclosedElements())) {
        if (each.getSimpleName().contentEquals(name)
            && !each.getModifiers().contains(Modifier.STATIC)) {
          found = each;
        }
      }
    }
    return Optional.ofNullable(found);
  }

  /**
   * The field that a getter reads, by its name: {@code open}, or {@code isOpen} as Lombok lets a
   * flag be called, or {@code aName} for {@code getAName()}, whose property is {@code AName}.
   */
  Optional<VariableElement> field(ExecutableElement getter) {
    String accessor = getter.getSimpleName().toString();
    String name = propertyOf(getter);
    return field(name)
        .or(() -> field(accessor))
        .or(() -> field(Character.toLowerCase(name.charAt(0)) + name.substring(1)));
  }

  /**
   * What the class shows of its changing state, and nothing that makes an instance takes.
   *
   * @param found the properties, which what makes an instance takes
   * @param taker what that is, in messages
   */
  List<Lost> lost(List<Member> found, String taker) {
    List<Lost> lost = new ArrayList<>();
    for (ExecutableElement getter : methods(0)) {
      String name = propertyOf(getter);
      TypeMirror type = resolved(getter).getReturnType();
      boolean isTaken =
          found.stream()
              .anyMatch(
                  each ->
                      each.name().equals(name)
                          || getter.getSimpleName().contentEquals(each.accessor()));
      Optional<VariableElement> state =
          isTaken || !isGetter(getter) ? Optional.empty() : field(getter).filter(this::mayChange);
      state
          .filter(each -> scan.types().isSameType(resolved(each), type))
          .ifPresent(
              each ->
                  lost.add(
                      new Lost(
                          name,
                          List.of(each, getter),
                          getter.getSimpleName()
                              + "() returns "
                              + TypeReader.describe(type)
                              + ", and "
                              + taker
                              + " does not take it")));
    }
    return lost;
  }

  /** Whether a field is more than what a constructor has made of its parameters. */
  private boolean mayChange(VariableElement field) {
    return !field.getModifiers().contains(Modifier.STATIC)
        && !field.getModifiers().contains(Modifier.FINAL)
        && !field.getModifiers().contains(Modifier.TRANSIENT);
  }

  /** The method that reads a property: {@code total()}, {@code getTotal()}, {@code isTotal()}. */
  Optional<ExecutableElement> getter(String name) {
    ExecutableElement found = null;
    for (ExecutableElement each : methods(0)) {
      if (isGetter(each)
          && (each.getSimpleName().contentEquals(name) || propertyOf(each).equals(name))) {
        found = each;
      }
    }
    return Optional.ofNullable(found);
  }

  /**
   * What a method returns inside an {@code Optional}, where it returns one: an accessor may give so
   * what the class itself keeps as a value or null.
   */
  Optional<TypeMirror> unwrapped(ExecutableElement method) {
    return resolved(method).getReturnType() instanceof DeclaredType declared
            && TypeReader.nameOf(declared).equals("java.util.Optional")
            && declared.getTypeArguments().size() == 1
        ? Optional.of(declared.getTypeArguments().get(0))
        : Optional.empty();
  }

  static boolean isGetter(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID
        && method.getTypeParameters().isEmpty();
  }

  /** The property that a getter reads, by the rules of JavaBeans, or else its own name. */
  static String propertyOf(ExecutableElement getter) {
    String name = getter.getSimpleName().toString();
    if (name.startsWith("get") && name.length() > 3 && !Character.isLowerCase(name.charAt(3))) {
      return decapitalized(name.substring(3));
    }
    boolean isBoolean =
        getter.getReturnType().getKind() == TypeKind.BOOLEAN
            || getter.getReturnType().toString().endsWith("java.lang.Boolean");
    return isBoolean
            && name.startsWith("is")
            && name.length() > 2
            && !Character.isLowerCase(name.charAt(2))
        ? decapitalized(name.substring(2))
        : name;
  }

  /** {@code URL} stays as it is, as JavaBeans have it. */
  static String decapitalized(String name) {
    return name.length() > 1
            && Character.isUpperCase(name.charAt(0))
            && Character.isUpperCase(name.charAt(1))
        ? name
        : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /** A method's type as a member of the class. */
  ExecutableType resolved(ExecutableElement method) {
    return (ExecutableType) scan.types().asMemberOf(type, method);
  }

  /** A field's type as a member of the class. */
  TypeMirror resolved(VariableElement field) {
    return scan.types().asMemberOf(type, field);
  }
}
