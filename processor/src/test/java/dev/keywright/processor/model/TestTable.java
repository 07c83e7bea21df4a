package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Tables as tests write them: what the scan would make of annotated types, without a compiler. */
public final class TestTable {

  /** The package of every type that tests make. */
  public static final String PACKAGE = "shop";

  private final String name;
  private final KeySchema key;
  private final List<Index> indexes = new ArrayList<>();
  private final List<Entity> entities = new ArrayList<>();
  private final List<ItemCollection> collections = new ArrayList<>();
  private String typeAttribute = "entityType";

  private TestTable(String name, KeySchema key) {
    this.name = name;
    this.key = key;
  }

  /** A table with a partition key alone. */
  public static TestTable table(String name, String partitionKey) {
    return new TestTable(name, new KeySchema(List.of(partitionKey), List.of()));
  }

  /** A table with both keys. */
  public static TestTable table(String name, String partitionKey, String sortKey) {
    return new TestTable(name, new KeySchema(List.of(partitionKey), List.of(sortKey)));
  }

  /**
   * A global index with the attributes {@code GSI1PK} and {@code GSI1SK} where that is its name.
   */
  public TestTable index(String index) {
    return index(index, index + "PK", index + "SK");
  }

  /** A global index that holds whole items. */
  public TestTable index(String index, String partitionKey, String sortKey) {
    return index(index, partitionKey, sortKey, IndexProjection.ALL);
  }

  /** A global index. */
  public TestTable index(
      String index,
      String partitionKey,
      String sortKey,
      IndexProjection projection,
      String... include) {
    return index(
        index, new KeySchema(List.of(partitionKey), List.of(sortKey)), projection, include);
  }

  /** A global index with any key. */
  public TestTable index(
      String index, KeySchema schema, IndexProjection projection, String... include) {
    indexes.add(new Index.Global(index, schema, projection, List.of(include), Site.unknown()));
    return this;
  }

  /** A local index. */
  public TestTable local(
      String index, String sortKey, IndexProjection projection, String... include) {
    indexes.add(
        new Index.Local(
            index,
            new KeySchema(key.partition(), List.of(sortKey)),
            projection,
            List.of(include),
            Site.unknown()));
    return this;
  }

  /** Stores the type under another name; not at all under an empty one. */
  public TestTable typeAttribute(String attribute) {
    typeAttribute = attribute;
    return this;
  }

  /** Adds an entity. */
  public TestTable entity(TestEntity entity) {
    entities.add(entity.build());
    return this;
  }

  /**
   * Adds an item collection.
   *
   * @param members its components
   */
  public TestTable collection(
      String collection, List<ItemCollection.Member> members, TestPattern... patterns) {
    collections.add(
        new ItemCollection(
            collection,
            ClassName.get(PACKAGE, collection),
            members,
            Stream.of(patterns).map(TestPattern::build).toList(),
            false,
            PACKAGE,
            Site.unknown()));
    return this;
  }

  /** A component that takes any number of an entity's items. */
  public static ItemCollection.Member list(String component, String entity) {
    return member(component, entity, ItemCollection.Arity.LIST);
  }

  /** A component that takes one item of an entity, if there is one. */
  public static ItemCollection.Member optional(String component, String entity) {
    return member(component, entity, ItemCollection.Arity.OPTIONAL);
  }

  private static ItemCollection.Member member(
      String component, String entity, ItemCollection.Arity arity) {
    return new ItemCollection.Member(
        component, ClassName.get(PACKAGE, entity), List.of(entity), arity, Site.unknown());
  }

  /** The table. */
  public Table build() {
    return new Table(
        name,
        ClassName.get(PACKAGE, name),
        key,
        indexes,
        entities,
        collections,
        typeAttribute,
        Site.unknown());
  }
}
