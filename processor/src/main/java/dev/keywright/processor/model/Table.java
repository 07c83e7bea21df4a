package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Site;
import java.util.List;
import java.util.Optional;

/**
 * A table as declared: the root that a report and the generated files belong to.
 *
 * @param name the table's name in DynamoDB
 * @param type the annotated type
 * @param key its key attributes
 * @param indexes its indexes, in the order of declaration
 * @param entities what it holds, in the order of declaration
 * @param collections its item collections
 * @param typeAttribute the attribute that holds the type, empty for none
 * @param site the {@code @Table} annotation's place
 */
public record Table(
    String name,
    ClassName type,
    KeySchema key,
    List<Index> indexes,
    List<Entity> entities,
    List<ItemCollection> collections,
    String typeAttribute,
    Site site) {

  public Table {
    indexes = List.copyOf(indexes);
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
  }

  /** The index of a name. */
  public Optional<Index> index(String indexName) {
    return indexes.stream().filter(each -> each.name().equals(indexName)).findFirst();
  }

  /** The same table with other indexes: to try whether one more would help. */
  public Table withIndexes(List<Index> others) {
    return new Table(name, type, key, others, entities, collections, typeAttribute, site);
  }

  /** The same table with other entities. */
  public Table withEntities(List<Entity> others) {
    return new Table(name, type, key, indexes, others, collections, typeAttribute, site);
  }

  /** The same table with an entity replaced: to try whether another key would help. */
  public Table withEntity(Entity changed) {
    List<Entity> others =
        entities.stream().map(each -> each.name().equals(changed.name()) ? changed : each).toList();
    return new Table(name, type, key, indexes, others, collections, typeAttribute, site);
  }
}
