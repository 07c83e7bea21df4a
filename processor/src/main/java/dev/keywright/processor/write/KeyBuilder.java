package dev.keywright.processor.write;

import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.TableLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A key builder: the method of an entity's keys class for one derived key attribute.
 *
 * @param method its name
 * @param text what it builds
 * @param path the path whose key it belongs to
 * @param isPartition whether that is the partition key there
 */
record KeyBuilder(String method, KeyText text, KeyPath path, boolean isPartition) {

  /** The builders of an entity's derived key attributes, by attribute. */
  static Map<String, KeyBuilder> of(TableLayout layout, EntityLayout entity) {
    Map<String, KeyBuilder> builders = new LinkedHashMap<>();
    for (KeyPath path : KeyPath.of(layout.table())) {
      String prefix = path.isTable() ? "" : GeneratedNames.indexPrefix(path.indexName());
      for (String attribute : path.key().attributes()) {
        Optional<KeyText> text = entity.text(attribute).filter(KeyText::isDerived);
        boolean isPartition = path.key().partition().contains(attribute);
        String role = isPartition ? "partition" : "sort";
        String method = prefix.isEmpty() ? role : prefix + (isPartition ? "Partition" : "Sort");
        text.ifPresent(
            each ->
                builders.putIfAbsent(attribute, new KeyBuilder(method, each, path, isPartition)));
      }
    }
    return builders;
  }

  /** The properties that it takes, in the order of the slots. */
  List<PropertyPath> parameters() {
    Set<PropertyPath> paths = new LinkedHashSet<>();
    text.slots().forEach(slot -> paths.add(slot.path()));
    return new ArrayList<>(paths);
  }
}
