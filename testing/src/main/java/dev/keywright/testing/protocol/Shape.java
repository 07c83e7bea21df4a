package dev.keywright.testing.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The declared form of a request member: its type, for which a mismatch is a serialization error,
 * and its constraints, whose violations are collected and answered together. Declared once per
 * operation with {@link Shapes}; applied by {@link ShapeCheck}.
 */
public sealed interface Shape {

  /** The constraints on the member, in the order in which they are answered. */
  List<Constraint> constraints();

  /** The same shape with one constraint more. */
  Shape with(Constraint constraint);

  /** The same shape, which the request must have. */
  default Shape required() {
    return with(Constraint.PRESENT);
  }

  /** The same shape of at least so many characters, elements or entries. */
  default Shape minLength(int least) {
    return with(Constraint.minLength(least));
  }

  /** The same shape of at most so many characters, elements or entries. */
  default Shape maxLength(int most) {
    return with(Constraint.maxLength(most));
  }

  private static List<Constraint> append(List<Constraint> constraints, Constraint added) {
    List<Constraint> all = new ArrayList<>(constraints);
    all.add(added);
    return List.copyOf(all);
  }

  /** A string. */
  record Text(List<Constraint> constraints) implements Shape {
    @Override
    public Text with(Constraint added) {
      return new Text(append(constraints, added));
    }

    /** The same string, one of these values. */
    public Text oneOf(String... values) {
      return with(Constraint.oneOf(List.of(values)));
    }

    /** The same string, matching a pattern as a whole. */
    public Text matching(String pattern) {
      return with(Constraint.matching(Pattern.compile(pattern)));
    }
  }

  /**
   * A whole number.
   *
   * @param javaType the name in messages: {@code Integer} or {@code Long}
   */
  record Whole(String javaType, List<Constraint> constraints) implements Shape {
    @Override
    public Whole with(Constraint added) {
      return new Whole(javaType, append(constraints, added));
    }

    /** The same number, not less. */
    public Whole min(long least) {
      return with(Constraint.min(least));
    }

    /** The same number, not more. */
    public Whole max(long most) {
      return with(Constraint.max(most));
    }
  }

  /** A boolean. */
  record Flag(List<Constraint> constraints) implements Shape {
    @Override
    public Flag with(Constraint added) {
      return new Flag(append(constraints, added));
    }
  }

  /** A list of members of one shape. */
  record ListOf(Shape element, List<Constraint> constraints) implements Shape {
    @Override
    public ListOf with(Constraint added) {
      return new ListOf(element, append(constraints, added));
    }
  }

  /**
   * A map from names to members of one shape.
   *
   * @param javaType the type of its values in messages
   */
  record MapOf(String javaType, Shape element, List<Constraint> constraints) implements Shape {
    @Override
    public MapOf with(Constraint added) {
      return new MapOf(javaType, element, append(constraints, added));
    }
  }

  /**
   * An object with declared members, in the order in which their constraints are checked.
   *
   * @param javaType its name in messages
   */
  record Struct(String javaType, Map<String, Shape> members, List<Constraint> constraints)
      implements Shape {
    @Override
    public Struct with(Constraint added) {
      return new Struct(javaType, members, append(constraints, added));
    }
  }

  /** An attribute value: that it is of exactly one type is checked by {@link ValueReader}. */
  record AttributeValue(List<Constraint> constraints) implements Shape {
    @Override
    public AttributeValue with(Constraint added) {
      return new AttributeValue(append(constraints, added));
    }
  }
}
