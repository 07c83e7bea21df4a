package dev.keywright.processor.scan;

import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.EnumForm;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads an enum: its constants, and what {@code @EnumValue} says that they are stored as. */
final class EnumReader {

  private static final String VALUE = "dev.keywright.EnumValue";

  private final Scan scan;
  private final String from;
  private final DeclaredType type;
  private final TypeElement element;
  private final String name;

  /**
   * @param from the package that the generated code stands in
   */
  EnumReader(Scan scan, String from, DeclaredType type) {
    this.scan = scan;
    this.from = from;
    this.type = type;
    this.element = (TypeElement) type.asElement();
    this.name = element.getSimpleName().toString();
  }

  /** The enum, or empty where its values cannot be read, which is reported. */
  Optional<Scalar> read() {
    List<Element> constants = constants();
    constants.forEach(scan::uses);
    List<String> names = constants.stream().map(each -> each.getSimpleName().toString()).toList();
    return form(constants)
        .map(form -> new Scalar(TypeName.get(type), ScalarType.ENUM, names, form));
  }

  private List<Element> constants() {
    Stream<Element> found =
        element.getEnclosedElements().stream()
            .filter(each -> each.getKind() == ElementKind.ENUM_CONSTANT)
            .map(each -> each);
    // Of a class file, the Eclipse compiler does not tell the order.
    return (scan.holds(element)
            ? found
            : found.sorted(java.util.Comparator.comparing(each -> each.getSimpleName().toString())))
        .toList();
  }

  private Optional<EnumForm> form(List<Element> constants) {
    List<Element> carriers = new ArrayList<>();
    for (Element each : element.getEnclosedElements()) {
      boolean isMember =
          each.getKind() == ElementKind.FIELD || each.getKind() == ElementKind.METHOD;
      if (isMember && Declaration.isPresent(each, VALUE)) {
        carriers.add(each);
      }
    }
    if (carriers.isEmpty()) {
      return texts(constants);
    }
    Element carrier = carriers.get(0);
    Optional<Element> other =
        Stream.concat(carriers.stream().skip(1), constants.stream())
            .filter(each -> Declaration.isPresent(each, VALUE))
            .findFirst();
    if (other.isPresent()) {
      return refuse(
          declared(other.get()).site(),
          "",
          "annotate the constants, or one accessor, or the field that it reads");
    }
    return accessor(carrier);
  }

  private Optional<EnumForm> texts(List<Element> constants) {
    Map<String, Element> byText = new LinkedHashMap<>();
    boolean sound = true;
    for (Element constant : constants) {
      boolean isDeclared = Declaration.isPresent(constant, VALUE);
      String text =
          isDeclared ? declared(constant).text("value") : constant.getSimpleName().toString();
      if (isDeclared && !declared(constant).has("value")) {
        sound = false;
        refuse(
            declared(constant).site(),
            "." + constant.getSimpleName(),
            "say what it is stored as: @EnumValue(\"" + constant.getSimpleName() + "\")");
      }
      Element other = byText.putIfAbsent(text, constant);
      if (other != null) {
        sound = false;
        Element at = isDeclared ? constant : other;
        refuse(
            declared(at).at("value"),
            "." + at.getSimpleName(),
            "\"" + text + "\" stands for " + (isDeclared ? other : constant) + ", too",
            "give each constant a text of its own");
      }
    }
    return sound
        ? Optional.of(new EnumForm.Texts(new ArrayList<>(byText.keySet())))
        : Optional.empty();
  }

  private Optional<EnumForm> accessor(Element carrier) {
    Declaration declared = declared(carrier);
    if (declared.has("value")) {
      return refuse(
          declared.at("value"),
          "." + carrier.getSimpleName(),
          "a text belongs to a constant alone");
    }
    Optional<ExecutableElement> accessor =
        carrier instanceof ExecutableElement method
            ? Optional.of(method)
            : new ClassMembers(scan, from, type).getter(carrier.getSimpleName().toString());
    if (accessor.isEmpty() && Lombok.isAwaited(scan, element)) {
      scan.deferFor(element);
      return Optional.empty();
    }
    if (accessor.isEmpty()) {
      String field = carrier.getSimpleName().toString();
      return refuse(
          declared.site(),
          "." + field,
          "no accessor reads it that generated code can call: " + field + "()");
    }
    ExecutableElement method = accessor.get();
    scan.uses(method);
    Optional<String> hidden = Access.hidden(scan, method, from);
    if (hidden.isPresent()) {
      return refuse(declared.site(), "." + carrier.getSimpleName(), hidden.get());
    }
    Optional<ScalarType> stored = stored(method.getReturnType());
    boolean isAccessor =
        method.getParameters().isEmpty() && !method.getModifiers().contains(Modifier.STATIC);
    return stored.isPresent() && isAccessor
        ? Optional.of(new EnumForm.Accessor(method.getSimpleName() + "()", stored.get()))
        : refuse(
            declared.site(),
            "." + carrier.getSimpleName(),
            "it must be read by a method without parameters that returns a String, a long, an int,"
                + " a short, a byte, or a wrapper of these");
  }

  private Optional<ScalarType> stored(TypeMirror value) {
    return switch (value.getKind()) {
      case BYTE, SHORT, INT, LONG -> Optional.of(ScalarType.LONG);
      case DECLARED ->
          switch (((TypeElement) ((DeclaredType) value).asElement())
              .getQualifiedName()
              .toString()) {
            case "java.lang.String" -> Optional.of(ScalarType.STRING);
            case "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long" ->
                Optional.of(ScalarType.LONG);
            default -> Optional.empty();
          };
      default -> Optional.empty();
    };
  }

  private Declaration declared(Element member) {
    String owner = member == element ? name : name + "." + member.getSimpleName();
    return Declaration.find(scan, member, Sites.of(owner, member), VALUE).orElseThrow();
  }

  private Optional<EnumForm> refuse(Site site, String member, String... reasons) {
    scan.report()
        .add(
            Problem.INVALID_ENUM_VALUE,
            site,
            member.isEmpty()
                ? name + " says twice what its constants are stored as"
                : name + member + " cannot say what is stored",
            reasons);
    return Optional.empty();
  }
}
