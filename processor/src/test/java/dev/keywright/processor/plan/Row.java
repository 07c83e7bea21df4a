package dev.keywright.processor.plan;

import dev.keywright.processor.model.Property;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An instance of an entity, without a class for it. Constants of an enum are their names, documents
 * are maps, and what is absent is not in the map.
 *
 * @param entity the name of its entity
 * @param values the values by property
 */
record Row(String entity, Map<String, Object> values) {

  Row {
    values = new LinkedHashMap<>(values);
  }

  /** The value of a property or of one inside a document; null where it is absent. */
  @Nullable Object get(PropertyPath path) {
    Object value = values;
    for (Property step : path.steps()) {
      if (value == null) {
        return null;
      }
      value = ((Map<?, ?>) value).get(step.name());
    }
    return value;
  }
}
