package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Site;
import java.util.ArrayList;
import java.util.List;

/** Entities as tests write them. */
public final class TestEntity {

  private final String name;
  private final List<Property> properties = new ArrayList<>();
  private final List<KeyDeclaration> keys = new ArrayList<>();
  private final List<AccessPattern> patterns = new ArrayList<>();

  private TestEntity(String name) {
    this.name = name;
  }

  /** An entity without anything yet. */
  public static TestEntity entity(String name) {
    return new TestEntity(name);
  }

  /** A property that is never null, stored under its own name. */
  public TestEntity property(String property, ScalarType type) {
    return property(TestProperty.property(property, type));
  }

  /** A property with constants. */
  public TestEntity enumeration(String property, String... constants) {
    return property(TestProperty.enumeration(property, constants));
  }

  /** A property. */
  public TestEntity property(TestProperty property) {
    properties.add(property.build());
    return this;
  }

  /** The table's own key. */
  public TestEntity key(String partition, String sort) {
    return key("", partition, sort, "");
  }

  /** An index's key. */
  public TestEntity key(String index, String partition, String sort) {
    return key(index, partition, sort, "");
  }

  /** An index's key for some of the items. */
  public TestEntity key(String index, String partition, String sort, String when) {
    keys.add(KeyDeclaration.of(index, partition, sort, when));
    return this;
  }

  /** An access pattern. */
  public TestEntity pattern(TestPattern pattern) {
    patterns.add(pattern.build());
    return this;
  }

  /** The entity. */
  public Entity build() {
    return new Entity(
        name,
        ClassName.get(TestTable.PACKAGE, name),
        name,
        properties,
        new Shape.Constructor(properties.stream().map(Property::name).toList()),
        keys,
        patterns,
        TestTable.PACKAGE,
        Site.unknown());
  }
}
