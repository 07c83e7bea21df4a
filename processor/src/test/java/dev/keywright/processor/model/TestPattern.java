package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Site;
import java.util.List;
import java.util.Optional;

/** Access patterns as tests write them. */
public final class TestPattern {

  private final String name;
  private List<String> by = List.of();
  private String range = "";
  private String prefix = "";
  private String orderBy = "";
  private boolean descending;
  private int limit;
  private boolean unique;
  private String filter = "";
  private boolean consistent;
  private Optional<Projection> projection = Optional.empty();
  private String index = "";
  private boolean fetch;

  private TestPattern(String name) {
    this.name = name;
  }

  /** A pattern that asks for everything. */
  public static TestPattern pattern(String name) {
    return new TestPattern(name);
  }

  /** What is known. */
  public TestPattern by(String... terms) {
    by = List.of(terms);
    return this;
  }

  /** The property in a range. */
  public TestPattern range(String property) {
    range = property;
    return this;
  }

  /** The property with a known beginning. */
  public TestPattern prefix(String property) {
    prefix = property;
    return this;
  }

  /** The property that orders. */
  public TestPattern orderBy(String property) {
    orderBy = property;
    return this;
  }

  /** Greatest first. */
  public TestPattern descending() {
    descending = true;
    return this;
  }

  /** The most items. */
  public TestPattern limit(int items) {
    limit = items;
    return this;
  }

  /** One item at most. */
  public TestPattern unique() {
    unique = true;
    return this;
  }

  /** The filter. */
  public TestPattern filter(String predicate) {
    filter = predicate;
    return this;
  }

  /** Strongly consistent. */
  public TestPattern consistent() {
    consistent = true;
    return this;
  }

  /** Returns some of the properties. */
  public TestPattern as(String projectionName, List<Property> properties) {
    projection =
        Optional.of(
            new Projection(
                projectionName,
                ClassName.get(TestTable.PACKAGE, projectionName),
                properties,
                new Shape.Constructor(properties.stream().map(Property::name).toList()),
                TestTable.PACKAGE,
                Site.unknown()));
    return this;
  }

  /** Pins the index. */
  public TestPattern index(String indexName) {
    index = indexName;
    return this;
  }

  /** Lets items be fetched. */
  public TestPattern fetch() {
    fetch = true;
    return this;
  }

  /** The pattern. */
  public AccessPattern build() {
    return new AccessPattern(
        name,
        by,
        range,
        prefix,
        orderBy,
        descending,
        limit,
        unique,
        filter,
        consistent,
        projection,
        index,
        fetch,
        AccessPattern.Sites.unknown(by.size()));
  }
}
