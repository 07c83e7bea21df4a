package dev.keywright.processor.plan;

import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeySchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The keys of an entity, resolved: what it stores in each key attribute of its table, and which of
 * its items are in which index. Made by {@link KeyResolver}.
 *
 * @param entity the entity
 * @param texts what it stores, by key attribute, in the order of the table's paths
 * @param whens by index, the terms that an item must meet to be in it
 * @param leftOut by index with a predicate, the derived attribute that is left out for the others
 */
public record EntityLayout(
    Entity entity,
    Map<String, KeyText> texts,
    Map<String, List<Term>> whens,
    Map<String, String> leftOut) {

  public EntityLayout {
    texts = new LinkedHashMap<>(texts);
    whens = new LinkedHashMap<>(whens);
    leftOut = new LinkedHashMap<>(leftOut);
  }

  /** What it stores in a key attribute, where anything. */
  public Optional<KeyText> text(String attribute) {
    return Optional.ofNullable(texts.get(attribute));
  }

  /** Whether its items can be in a path: every key attribute is filled. */
  public boolean isIn(KeyPath path) {
    return texts.keySet().containsAll(path.key().attributes());
  }

  /** What it stores in the partition key attributes of a schema that it is in. */
  public List<KeyText> partition(KeySchema key) {
    return key.partition().stream().map(texts::get).toList();
  }

  /** What it stores in the sort key attributes of a schema that it is in. */
  public List<KeyText> sort(KeySchema key) {
    return key.sort().stream().map(texts::get).toList();
  }

  /** The terms that an item must meet to be in an index; none for most. */
  public List<Term> when(KeyPath path) {
    return whens.getOrDefault(path.indexName(), List.of());
  }

  /** How messages write the key of a path: {@code CUSTOMER#{customerId} / ORDER#{placedAt}}. */
  public String describe(KeyPath path) {
    StringBuilder text = new StringBuilder();
    for (KeyText each : partition(path.key())) {
      text.append(text.isEmpty() ? "" : ", ").append(each.source());
    }
    String separator = " / ";
    for (KeyText each : sort(path.key())) {
      text.append(separator).append(each.source());
      separator = ", ";
    }
    return text.toString();
  }
}
