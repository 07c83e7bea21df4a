package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.diagnostic.WrittenAnnotation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * One annotation as written, read from its mirror: each member with its value and its place. Where
 * the compiler could not make sense of a member, the scan is deferred; the compiler has said, or
 * will say, what is wrong with it.
 */
final class Declaration {

  private final Scan scan;
  private final Map<String, AnnotationValue> explicit;
  private final Map<String, AnnotationValue> values;
  private final Site site;

  private Declaration(Scan scan, AnnotationMirror mirror, Site on) {
    this.scan = scan;
    WrittenAnnotation written = WrittenAnnotation.of(mirror);
    this.explicit = written.members();
    this.values = byName(scan.elements().getElementValuesWithDefaults(mirror));
    Set<String> suppressed = new TreeSet<>();
    if (explicit.containsKey("suppress")) {
      suppressed.addAll(texts("suppress"));
    }
    this.site = on.annotation(written, suppressed);
  }

  private static Map<String, AnnotationValue> byName(
      Map<? extends ExecutableElement, ? extends AnnotationValue> members) {
    Map<String, AnnotationValue> named = new LinkedHashMap<>();
    members.forEach((member, value) -> named.put(member.getSimpleName().toString(), value));
    return named;
  }

  /** The annotation of a type on an element, if it is there. */
  static Optional<Declaration> find(Scan scan, Element element, Site on, String annotation) {
    return element.getAnnotationMirrors().stream()
        .filter(each -> isOf(each, annotation))
        .findFirst()
        .map(each -> new Declaration(scan, each, on));
  }

  /** Whether an element carries an annotation of a type. */
  static boolean isPresent(Element element, String annotation) {
    return element.getAnnotationMirrors().stream().anyMatch(each -> isOf(each, annotation));
  }

  /**
   * All annotations of a repeatable type on an element, in the order of the source: alone, in an
   * explicit container, or in the one that the compiler makes up for repeated ones.
   */
  static List<Declaration> all(
      Scan scan, Element element, Site on, String annotation, String container) {
    List<Declaration> found = new ArrayList<>();
    for (AnnotationMirror each : element.getAnnotationMirrors()) {
      if (isOf(each, annotation)) {
        found.add(new Declaration(scan, each, on));
      } else if (isOf(each, container)) {
        AnnotationValue held = byName(each.getElementValues()).get("value");
        for (AnnotationValue value : elementsOf(held)) {
          if (value.getValue() instanceof AnnotationMirror inner) {
            found.add(new Declaration(scan, inner, on));
          }
        }
      }
    }
    return found;
  }

  private static boolean isOf(AnnotationMirror mirror, String annotation) {
    return mirror.getAnnotationType().asElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals(annotation);
  }

  /** The annotation's place. */
  Site site() {
    return site;
  }

  /** The place of a member, whether written or left at its default. */
  Site at(String member) {
    return site.member(member, explicit.get(member));
  }

  /** The place of each element of an array member. */
  List<Site> elements(String member) {
    return elementsOf(explicit.get(member)).stream()
        .map(each -> site.member(member, each))
        .toList();
  }

  /** Whether a member is written. */
  boolean has(String member) {
    return explicit.containsKey(member);
  }

  String text(String member) {
    return read(member, String.class, "");
  }

  boolean flag(String member) {
    return read(member, Boolean.class, false);
  }

  int number(String member) {
    return read(member, Integer.class, 0);
  }

  List<String> texts(String member) {
    List<String> texts = new ArrayList<>();
    for (AnnotationValue each : elementsOf(values.get(member))) {
      if (each.getValue() instanceof String text) {
        texts.add(text);
      } else {
        scan.defer();
      }
    }
    return texts;
  }

  /** The name of an enum constant. */
  String constant(String member, String otherwise) {
    AnnotationValue value = values.get(member);
    if (value != null && value.getValue() instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    scan.defer();
    return otherwise;
  }

  /** The type of a class literal; empty for {@code void}, a primitive or an array. */
  Optional<TypeElement> type(String member) {
    AnnotationValue value = values.get(member);
    return value == null ? Optional.empty() : typeOf(value);
  }

  /**
   * The type that an element of an array member names.
   *
   * @param element one of {@link #values}
   */
  Optional<TypeElement> typeOf(AnnotationValue element) {
    if (!(element.getValue() instanceof TypeMirror type)) {
      // An unresolved class literal is the text "<error>".
      scan.defer();
      return Optional.empty();
    }
    if (type.getKind() == TypeKind.ERROR) {
      scan.defer();
      return Optional.empty();
    }
    return type instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement found
        ? Optional.of(found)
        : Optional.empty();
  }

  /** The elements of an array member. */
  List<AnnotationValue> values(String member) {
    return elementsOf(values.get(member));
  }

  private <V> V read(String member, Class<V> kind, V otherwise) {
    AnnotationValue value = values.get(member);
    if (value == null || !kind.isInstance(value.getValue())) {
      scan.defer();
      return otherwise;
    }
    return kind.cast(value.getValue());
  }

  private static List<AnnotationValue> elementsOf(
      @org.jspecify.annotations.Nullable AnnotationValue value) {
    if (value == null) {
      return List.of();
    }
    if (value.getValue() instanceof List<?> several) {
      List<AnnotationValue> held = new ArrayList<>();
      for (Object each : several) {
        held.add((AnnotationValue) each);
      }
      return held;
    }
    return List.of(value);
  }

  @Override
  public String toString() {
    return site.owner();
  }
}
