package dev.keywright.processor.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How instances of an entity or a document are made from the values of its properties. */
public sealed interface Shape {

  /**
   * By a constructor.
   *
   * @param parameters the property of each parameter, in order
   * @param constants the literal for each parameter whose property is not stored
   */
  record Constructor(List<String> parameters, Map<String, String> constants) implements Shape {
    public Constructor {
      parameters = List.copyOf(parameters);
      constants = Map.copyOf(constants);
    }

    /** A constructor that takes properties alone. */
    public Constructor(List<String> parameters) {
      this(parameters, Map.of());
    }
  }

  /**
   * By a builder: {@code Order.builder().total(total).build()}.
   *
   * @param factory the static method of the type that gives a builder
   * @param setters the builder's method for each property, in order
   * @param isChained whether each of these methods gives the builder back; else they are called one
   *     by one, as those that return nothing are
   * @param presentOnly the properties whose method is left out where they are absent: it takes no
   *     null
   * @param build the builder's method that gives the instance
   */
  record Builder(
      String factory,
      Map<String, String> setters,
      boolean isChained,
      Set<String> presentOnly,
      String build)
      implements Shape {
    public Builder {
      setters = new LinkedHashMap<>(setters);
      presentOnly = Set.copyOf(presentOnly);
    }
  }

  /**
   * By a constructor without parameters, and setters.
   *
   * @param setters the setter of each property, in order
   */
  record Bean(Map<String, String> setters) implements Shape {
    public Bean {
      setters = new LinkedHashMap<>(setters);
    }
  }

  /**
   * By a class that is generated, which implements an interface.
   *
   * @param accessors the property that each of the interface's methods reads, in order
   * @param serializable whether the interface is {@code Serializable}
   */
  record Implementation(Map<String, String> accessors, boolean serializable) implements Shape {
    public Implementation {
      accessors = Collections.unmodifiableMap(new LinkedHashMap<>(accessors));
    }
  }

  /**
   * A sealed type, whose instances are those of the types that it permits. Only an entity has this
   * shape; a sealed type inside one is a {@link ValueType.Union}.
   *
   * @param attribute the attribute of the item that says which of them it is
   * @param variants the permitted types, in the order of their names
   * @param unshared by name, the properties of some permitted types that are none of the sealed
   *     type, and why
   */
  record Sealed(String attribute, List<ValueType.Variant> variants, Map<String, String> unshared)
      implements Shape {
    public Sealed {
      variants = List.copyOf(variants);
      unshared = Collections.unmodifiableMap(new LinkedHashMap<>(unshared));
    }
  }
}
