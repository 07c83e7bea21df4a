package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.ValueType.Scalar;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Reads the type of a property: a scalar, a container of such, or a document, whose own properties
 * {@link PropertyReader} reads. What has no attribute form is reported at the property.
 */
final class TypeReader {

  /** The types of what may be empty. */
  static final Set<String> OPTIONALS =
      Set.of(
          "java.util.Optional",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.OptionalDouble");

  private final Scan scan;
  private final String from;
  private final PropertyReader properties;
  private final Nesting nesting;

  /** What converters around what is being read convert, up to the document that holds it. */
  private Deque<TypeName> converting = new ArrayDeque<>();

  /** Where null may stand in the type that is being read, by its class file. */
  private NullPaths nulls = NullPaths.NONE;

  /**
   * @param from the package that the generated code stands in
   */
  TypeReader(Scan scan, String from, PropertyReader properties) {
    this.scan = scan;
    this.from = from;
    this.properties = properties;
    this.nesting = new Nesting(this::unsupported);
  }

  /**
   * The type of a property.
   *
   * @param mayBeAbsent whether the property may be null, so that recursion through it can end
   * @param inClassFile where in it null may stand, by its class file
   */
  Optional<ValueType> read(TypeMirror type, boolean mayBeAbsent, NullPaths inClassFile, Site site) {
    NullPaths around = nulls;
    nulls = inClassFile;
    try {
      return read(type, mayBeAbsent, site);
    } finally {
      nulls = around;
    }
  }

  private Optional<ValueType> read(TypeMirror type, boolean mayBeAbsent, Site site) {
    if (type instanceof DeclaredType declared && type.getKind() == TypeKind.DECLARED) {
      Optional<Optional<ValueType>> optional = optional(declared, site);
      if (optional.isPresent()) {
        return optional.get();
      }
    }
    return mayBeAbsent ? nesting.absent(() -> value(type, site)) : value(type, site);
  }

  /** The type where it is an {@code Optional} or its kin; the outer is empty where it is not. */
  private Optional<Optional<ValueType>> optional(DeclaredType type, Site site) {
    TypeName javaType = TypeName.get(type);
    return switch (nameOf(type)) {
      case "java.util.OptionalInt" ->
          Optional.of(optionalOf(javaType, TypeName.INT, ScalarType.INT));
      case "java.util.OptionalLong" ->
          Optional.of(optionalOf(javaType, TypeName.LONG, ScalarType.LONG));
      case "java.util.OptionalDouble" ->
          Optional.of(optionalOf(javaType, TypeName.DOUBLE, ScalarType.DOUBLE));
      case "java.util.Optional" ->
          Optional.of(
              argument(type, 0, site, each -> value(each, site))
                  .map(each -> new ValueType.OptionalOf(javaType, each)));
      default -> Optional.empty();
    };
  }

  private static Optional<ValueType> optionalOf(
      TypeName javaType, TypeName primitive, ScalarType scalar) {
    return Optional.of(
        new ValueType.OptionalOf(javaType, new Scalar(primitive, scalar, List.of())));
  }

  private Optional<ValueType> value(TypeMirror type, Site site) {
    return switch (type.getKind()) {
      case BOOLEAN -> scalar(type, ScalarType.BOOLEAN);
      case BYTE -> scalar(type, ScalarType.BYTE);
      case SHORT -> scalar(type, ScalarType.SHORT);
      case INT -> scalar(type, ScalarType.INT);
      case LONG -> scalar(type, ScalarType.LONG);
      case CHAR -> scalar(type, ScalarType.CHAR);
      case FLOAT -> scalar(type, ScalarType.FLOAT);
      case DOUBLE -> scalar(type, ScalarType.DOUBLE);
      case ARRAY ->
          ((ArrayType) type).getComponentType().getKind() == TypeKind.BYTE
              ? scalar(type, ScalarType.BYTES)
              : unsupported(type, site, "an array has no attribute form; use a List, or byte[]");
      case WILDCARD -> bound((WildcardType) type, site);
      case DECLARED -> declared((DeclaredType) type, site);
      case ERROR -> {
        scan.defer();
        yield Optional.empty();
      }
      case TYPEVAR ->
          unsupported(type, site, "a type variable must be bound by the type that is stored");
      default -> unsupported(type, site, "it has no attribute form");
    };
  }

  private Optional<ValueType> bound(WildcardType wildcard, Site site) {
    TypeMirror upper = wildcard.getExtendsBound();
    return upper == null
        ? unsupported(wildcard, site, "a wildcard needs an upper bound to be read back")
        : value(upper, site);
  }

  private static Optional<ValueType> scalar(TypeMirror type, ScalarType scalar) {
    return Optional.of(new Scalar(TypeName.get(type), scalar, List.of()));
  }

  private Optional<ValueType> declared(DeclaredType type, Site site) {
    TypeName javaType = TypeName.get(type);
    Optional<Converters.Converter> converter = scan.converters().of(javaType);
    if (converter.isPresent() && !converting.contains(javaType)) {
      return converted(type, converter.get(), site);
    }
    return switch (nameOf(type)) {
      case "java.util.List", "java.util.Collection" ->
          argument(type, 0, site, each -> held(each, site))
              .map(each -> new ValueType.ListOf(javaType, each));
      case "java.util.Set", "java.util.SortedSet" ->
          argument(type, 0, site, each -> present(each, "a set", site))
              .map(each -> new ValueType.SetOf(javaType, each));
      case "java.util.Map", "java.util.SortedMap" -> map(type, site);
      case "java.util.Optional",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.OptionalDouble" ->
          unsupported(
              type, site, "an Optional stands as a property, or as what a list or a map holds");
      default -> named(type, site);
    };
  }

  private Optional<ValueType> named(DeclaredType type, Site site) {
    String name = nameOf(type);
    Optional<ScalarType> library = Scalars.named(name);
    if (library.isPresent()) {
      return scalar(type, library.get());
    }
    TypeElement element = (TypeElement) type.asElement();
    if (element.getKind() == ElementKind.ENUM) {
      return enumeration(type, element, site);
    }
    if (name.startsWith("java.") || name.startsWith("javax.")) {
      return unsupported(type, site, "it has no attribute form", OtherTypes.mend(type));
    }
    return PermittedTypes.isSealed(element)
        ? new UnionReader(scan, this).read(type, element, site)
        : document(type, element, site);
  }

  /** The type of a property that names its converter. */
  Optional<ValueType> readConverted(TypeMirror type, Converters.Converter converter, Site site) {
    if (type instanceof DeclaredType declared
        && nameOf(declared).equals("java.util.Optional")
        && declared.getTypeArguments().size() == 1) {
      return converted(declared.getTypeArguments().get(0), converter, site)
          .map(each -> new ValueType.OptionalOf(TypeName.get(type), each));
    }
    return converted(type, converter, site);
  }

  private Optional<ValueType> converted(
      TypeMirror type, Converters.Converter converter, Site site) {
    TypeName javaType = TypeName.get(type);
    TypeName boxed = javaType.isPrimitive() ? javaType.box() : javaType;
    if (!boxed.equals(converter.from())) {
      return unsupported(
          type,
          site,
          "its converter " + converter.type().simpleName() + " converts " + converter.from());
    }
    Optional<String> hidden = Access.obstacle(scan, converter.element(), from);
    if (hidden.isPresent()) {
      return unsupported(type, site, hidden.get());
    }
    scan.uses(converter.element());
    converting.push(boxed);
    try {
      return value(converter.stored(), site)
          .map(
              stored ->
                  new ValueType.Converted(javaType, converter.type(), stored, converter.order()));
    } finally {
      converting.pop();
    }
  }

  private Optional<ValueType> enumeration(DeclaredType type, TypeElement element, Site site) {
    Optional<String> hidden = Access.obstacle(scan, element, from);
    if (hidden.isPresent()) {
      return unsupported(type, site, hidden.get());
    }
    return new EnumReader(scan, from, type).read().map(each -> each);
  }

  private Optional<ValueType> map(DeclaredType type, Site site) {
    if (type.getTypeArguments().isEmpty()) {
      return raw(type, site);
    }
    Optional<ValueType> key =
        argument(type, 0, site, each -> present(each, "the keys of a map", site));
    Optional<ValueType> held = argument(type, 1, site, each -> held(each, site));
    if (key.isEmpty() || held.isEmpty()) {
      return Optional.empty();
    }
    if (!(key.get() instanceof Scalar scalar) || !isMapKey(scalar.scalar())) {
      return unsupported(
          type, site, "the keys of a stored map are strings, enums, numbers or UUIDs");
    }
    return Optional.of(new ValueType.MapOf(TypeName.get(type), scalar, held.get()));
  }

  private static boolean isMapKey(ScalarType key) {
    return switch (key) {
      case STRING, CHAR, ENUM, UUID, BYTE, SHORT, INT, LONG, BIG_INTEGER, BIG_DECIMAL -> true;
      default -> false;
    };
  }

  private Optional<ValueType> document(DeclaredType type, TypeElement element, Site site) {
    TypeName javaType = TypeName.get(type);
    return nested(
        type,
        element,
        site,
        () ->
            properties
                .readDocument(type, element, site, this)
                .map(
                    members ->
                        new ValueType.Document(
                            javaType,
                            ClassName.get(element),
                            element.getSimpleName().toString(),
                            members.properties(),
                            members.shape(),
                            Nullness.signature(type))));
  }

  /** A variant of a sealed type, which is a document. */
  Optional<ValueType> variant(DeclaredType type, TypeElement element, Site site) {
    return document(type, element, site);
  }

  /** What may hold itself: read by the supplier, unless it is being read already. */
  Optional<ValueType> nested(
      DeclaredType type,
      TypeElement element,
      Site site,
      Supplier<Optional<? extends ValueType>> reader) {
    NullPaths nullsAround = nulls;
    Deque<TypeName> convertingAround = converting;
    nulls = NullPaths.NONE;
    converting = new ArrayDeque<>();
    try {
      return nesting.read(type, element, site, reader);
    } finally {
      nulls = nullsAround;
      converting = convertingAround;
    }
  }

  private Optional<ValueType> argument(
      DeclaredType type, int index, Site site, Function<TypeMirror, Optional<ValueType>> reader) {
    if (type.getTypeArguments().size() <= index) {
      return raw(type, site);
    }
    NullPaths around = nulls;
    nulls = around.argument(index);
    try {
      return nesting.absent(() -> reader.apply(type.getTypeArguments().get(index)));
    } finally {
      nulls = around;
    }
  }

  /** What a list or a map holds, which may be null or an empty {@code Optional}. */
  private Optional<ValueType> held(TypeMirror argument, Site site) {
    boolean nullable = Nullness.mayBeNull(argument) || nulls.isNullable();
    if (isOptional(argument)) {
      return nullable
          ? unsupported(
              argument,
              site,
              "it is @Nullable and Optional; one of them says that it may be absent")
          : read(upper(argument), false, site);
    }
    Optional<ValueType> value = value(argument, site);
    return nullable ? value.map(each -> new ValueType.NullableOf(each.javaType(), each)) : value;
  }

  /** What is there wherever a value stands: DynamoDB has nothing to store its absence as. */
  private Optional<ValueType> present(TypeMirror argument, String where, Site site) {
    return isOptional(argument) || Nullness.mayBeNull(argument) || nulls.isNullable()
        ? unsupported(argument, site, where + " cannot hold what may be absent")
        : value(argument, site);
  }

  private static boolean isOptional(TypeMirror type) {
    return upper(type) instanceof DeclaredType declared && OPTIONALS.contains(nameOf(declared));
  }

  /** The upper bound of a wildcard that has one. */
  private static TypeMirror upper(TypeMirror type) {
    return type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
        ? wildcard.getExtendsBound()
        : type;
  }

  private Optional<ValueType> raw(DeclaredType type, Site site) {
    return unsupported(type, site, "it needs type arguments to be read back");
  }

  private Optional<ValueType> unsupported(TypeMirror type, Site site, String... reasons) {
    scan.report()
        .add(
            Problem.UNSUPPORTED_TYPE,
            site,
            site.owner() + " cannot be stored: " + describe(type) + " is unsupported",
            reasons);
    return Optional.empty();
  }

  /** A type in messages: with simple names. */
  static String describe(TypeMirror type) {
    return ValueType.shown(TypeName.get(type));
  }

  /** The qualified name of a type's class. */
  static String nameOf(DeclaredType type) {
    Element element = type.asElement();
    return element instanceof TypeElement named ? named.getQualifiedName().toString() : "";
  }
}
