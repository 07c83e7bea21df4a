package dev.keywright.processor.plan;

import java.util.List;

/** A term of a predicate whose property and constants are known to fit. */
public sealed interface Term {

  /** The property. */
  PropertyPath path();

  /**
   * The property equals a parameter.
   *
   * @param bucket the formats of its bucket, where the bucket alone is known
   */
  record Parameter(PropertyPath path, List<String> bucket) implements Term {
    public Parameter {
      bucket = List.copyOf(bucket);
    }

    @Override
    public String toString() {
      return bucket.isEmpty() ? path.name() : path + ":" + String.join(",", bucket);
    }
  }

  /** The property equals one of some constants. */
  record OneOf(PropertyPath path, List<Constant> constants) implements Term {
    public OneOf {
      constants = List.copyOf(constants);
    }

    @Override
    public String toString() {
      if (constants.size() == 1) {
        return path + " = " + constants.get(0);
      }
      return path
          + " in ("
          + String.join(", ", constants.stream().map(Constant::toString).toList())
          + ")";
    }
  }

  /** The property has a value. */
  record Present(PropertyPath path) implements Term {
    @Override
    public String toString() {
      return path + " present";
    }
  }

  /** The property has no value. */
  record Absent(PropertyPath path) implements Term {
    @Override
    public String toString() {
      return path + " absent";
    }
  }

  /** The same term of the same property where that is reached otherwise. */
  default Term at(PropertyPath other) {
    if (this instanceof Parameter parameter) {
      return new Parameter(other, parameter.bucket());
    }
    if (this instanceof OneOf oneOf) {
      return new OneOf(other, oneOf.constants());
    }
    return this instanceof Present ? new Present(other) : new Absent(other);
  }

  /** Whether every item that meets this term meets the other. */
  default boolean implies(Term other) {
    if (!path().equals(other.path())) {
      return false;
    }
    if (other instanceof Present) {
      return !(this instanceof Absent);
    }
    if (this instanceof OneOf mine && other instanceof OneOf theirs) {
      return theirs.constants().containsAll(mine.constants());
    }
    return equals(other);
  }
}
