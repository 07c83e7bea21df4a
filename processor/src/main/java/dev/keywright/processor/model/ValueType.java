package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.support.key.SlotType;
import java.util.List;
import java.util.Optional;

/** The type of a value, as the codec and the keys see it. */
public sealed interface ValueType {

  /** The Java type as declared. */
  TypeName javaType();

  /** The same values where a primitive is boxed, or the other way round. */
  default ValueType as(TypeName boxedOrNot) {
    return this;
  }

  /** The Java type as messages show it, without packages: {@code List<String>}. */
  default String shown() {
    return shown(javaType());
  }

  /** Any Java type as messages show it, without packages. */
  static String shown(TypeName type) {
    String text = type.toString();
    StringBuilder shown = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && isOfName(text.charAt(end))) {
        end++;
      }
      if (end == at) {
        shown.append(text.charAt(at++));
      } else {
        shown.append(text.substring(afterPackage(text, at, end), end));
        at = end;
      }
    }
    return shown.toString();
  }

  private static boolean isOfName(char each) {
    return each == '.' || Character.isJavaIdentifierPart(each);
  }

  /** Where the class begins in a qualified name: its packages begin with small letters. */
  private static int afterPackage(String text, int from, int to) {
    int start = from;
    for (int dot = text.indexOf('.', start);
        dot >= 0 && dot < to && !Character.isUpperCase(text.charAt(start));
        dot = text.indexOf('.', start)) {
      start = dot + 1;
    }
    return Character.isUpperCase(text.charAt(start)) ? start : from;
  }

  /**
   * What tells apart types that are written alike in Java: {@code List<String>} that holds nulls is
   * another type than one that does not.
   */
  default String signature() {
    return javaType().toString();
  }

  /**
   * A value of one attribute that is no container.
   *
   * @param javaType as declared: {@code int} and {@code Integer} differ
   * @param scalar which scalar it is
   * @param constants an enum's constants, in order; empty for all else
   * @param form what they are stored as
   */
  record Scalar(TypeName javaType, ScalarType scalar, List<String> constants, EnumForm form)
      implements ValueType {
    public Scalar {
      constants = List.copyOf(constants);
    }

    /** A scalar that is no enum, or whose constants are stored as their names. */
    public Scalar(TypeName javaType, ScalarType scalar, List<String> constants) {
      this(javaType, scalar, constants, new EnumForm.Texts(constants));
    }

    @Override
    public Scalar as(TypeName boxedOrNot) {
      return new Scalar(boxedOrNot, scalar, constants, form);
    }

    /** The DynamoDB type descriptor that stores it; empty where any may. */
    public String attributeType() {
      return form instanceof EnumForm.Accessor accessor
          ? accessor.stored().attributeType()
          : scalar.attributeType();
    }

    /** How it stands in a slot of a key, where it can. */
    public Optional<SlotType> slotType() {
      return form instanceof EnumForm.Accessor ? Optional.empty() : scalar.slotType();
    }

    /** What an enum's constants are stored as, in order; empty where only a run can tell. */
    public List<String> texts() {
      return form instanceof EnumForm.Texts known ? known.texts() : List.of();
    }

    /** Whether constants are stored as something else than their names. */
    public boolean declaresValues() {
      return !texts().equals(constants);
    }
  }

  /** An {@code Optional}, or one of its primitive kin. */
  record OptionalOf(TypeName javaType, ValueType value) implements ValueType {}

  /** What may be null inside a list or a map. */
  record NullableOf(TypeName javaType, ValueType value) implements ValueType {
    @Override
    public String signature() {
      return value.signature() + "?";
    }

    @Override
    public String shown() {
      return "@Nullable " + value.shown();
    }
  }

  /** A list, a collection. */
  record ListOf(TypeName javaType, ValueType element) implements ValueType {
    @Override
    public String signature() {
      return javaType + " of " + element.signature();
    }
  }

  /** A set: a DynamoDB set where its elements are strings, numbers or binaries, else a list. */
  record SetOf(TypeName javaType, ValueType element) implements ValueType {
    @Override
    public String signature() {
      return javaType + " of " + element.signature();
    }
  }

  /** A map with keys of a scalar type. */
  record MapOf(TypeName javaType, Scalar key, ValueType value) implements ValueType {
    @Override
    public String signature() {
      return javaType + " to " + value.signature();
    }
  }

  /**
   * A nested record or bean, stored as a map.
   *
   * @param javaType as declared, with type arguments where it is generic
   * @param type its class
   * @param name its simple name
   * @param signature its type with the nulls that type arguments may be
   */
  record Document(
      TypeName javaType,
      ClassName type,
      String name,
      List<Property> properties,
      Shape shape,
      String signature)
      implements ValueType {
    public Document {
      properties = List.copyOf(properties);
    }

    /** A document of a class that is not generic. */
    public Document(ClassName type, String name, List<Property> properties, Shape shape) {
      this(type, type, name, properties, shape, type.toString());
    }
  }

  /**
   * A document inside itself: the same type as a {@link Document} around it.
   *
   * @param name its simple name
   * @param signature that of the type around it
   */
  record Recursion(TypeName javaType, String name, String signature) implements ValueType {}

  /**
   * A value that a converter stores as another type.
   *
   * @param converter the converter's class
   * @param stored what it makes of the value
   * @param order what it says of the order of values
   */
  record Converted(TypeName javaType, ClassName converter, ValueType stored, Order order)
      implements ValueType {
    @Override
    public Converted as(TypeName boxedOrNot) {
      return new Converted(boxedOrNot, converter, stored, order);
    }

    /** The scalar by which keys know the value: empty where the converter does not keep order. */
    public Optional<Scalar> inKeys() {
      return order != Order.UNKNOWN
              && stored instanceof Scalar scalar
              && scalar.slotType().isPresent()
          ? Optional.of(scalar)
          : Optional.empty();
    }
  }

  /** What a converter says of the order of values. */
  enum Order {
    /** Nothing: what it stores cannot stand in keys. */
    UNKNOWN,
    /** It keeps order; the values themselves have none in Java but that of what is stored. */
    AS_STORED,
    /** It keeps order, and the values are {@code Comparable}, so that there are ranges of them. */
    COMPARABLE
  }

  /**
   * A sealed type, stored as a map with an attribute that says which of the permitted types it is.
   *
   * @param name its simple name
   * @param attribute the attribute that tells them apart
   * @param variants the permitted types, in order
   * @param signature its type with the nulls that type arguments may be
   */
  record Union(
      TypeName javaType, String name, String attribute, List<Variant> variants, String signature)
      implements ValueType {
    public Union {
      variants = List.copyOf(variants);
    }
  }

  /**
   * A permitted type.
   *
   * @param tag what is stored for it
   */
  record Variant(String tag, Document document) {}
}
