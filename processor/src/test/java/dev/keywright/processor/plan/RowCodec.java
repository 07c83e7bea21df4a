package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.ItemCodec;
import dev.keywright.support.key.EnumEncoding;
import dev.keywright.support.key.InstantEncoding;
import dev.keywright.support.key.KeyLimits;
import dev.keywright.support.key.KeyReader;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.TimePrecision;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores rows as a generated codec would: the properties, the key attributes of the table and of
 * every index that holds the row, and the type attribute; and reads them back from what a path
 * holds.
 */
final class RowCodec implements ItemCodec<Row> {

  /** The one format that random models store an attribute in. */
  private static final SlotEncoding<Instant> MILLIS =
      InstantEncoding.of(SlotName.of("Row", "instant"), TimePrecision.MILLIS);

  private final Table table;
  private final EntityLayout layout;
  private final Entity entity;
  private final HeldAttributes held;

  RowCodec(TableLayout tableLayout, EntityLayout layout, KeyPath readFrom) {
    this.table = tableLayout.table();
    this.layout = layout;
    this.entity = layout.entity();
    this.held = new HeldAttributes(tableLayout, layout, readFrom);
  }

  @Override
  public String entity() {
    return entity.name();
  }

  @Override
  public Map<String, AttributeValue> toItem(Row row) {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    for (Property property : entity.properties()) {
      Object value = row.values().get(property.name());
      if (property.stored() && value != null) {
        item.put(property.attribute(), attribute(property, value));
      }
    }
    layout.texts().forEach((attribute, text) -> putKey(item, attribute, text, row));
    if (!table.typeAttribute().isEmpty()) {
      item.put(table.typeAttribute(), AttributeValue.fromS(entity.typeValue()));
    }
    return item;
  }

  private static AttributeValue attribute(Property property, Object value) {
    Optional<ValueType.Document> document = property.document();
    if (document.isPresent()) {
      Map<String, AttributeValue> inside = new LinkedHashMap<>();
      for (Property each : document.get().properties()) {
        Object member = ((Map<?, ?>) value).get(each.name());
        if (member != null) {
          inside.put(each.attribute(), attribute(each, member));
        }
      }
      return AttributeValue.fromM(inside);
    }
    return property.format().isEmpty()
        ? SlotValues.attribute(property.scalar().orElseThrow(), value)
        : AttributeValue.fromS(SlotValues.text(MILLIS, value));
  }

  private void putKey(Map<String, AttributeValue> item, String attribute, KeyText text, Row row) {
    boolean ofTable = table.key().attributes().contains(attribute);
    boolean present = isPresent(text, row);
    if (ofTable && !present) {
      throw new KeyValueException(entity.name() + " has no " + attribute);
    }
    boolean indexed =
        table.indexes().stream()
            .map(index -> new KeyPath(Optional.of(index), index.key()))
            .filter(path -> path.key().attributes().contains(attribute))
            .anyMatch(path -> holds(path, row));
    if (text instanceof KeyText.Native own) {
      if (!ofTable && !indexed && !present) {
        return;
      }
      if (present) {
        String sent = keyText(text, row);
        checkSize(attribute, sent);
        if (own.slot().form() == KeySlot.Form.TEXT) {
          item.put(attribute, AttributeValue.fromS(sent));
        }
      }
    } else if (ofTable || indexed) {
      String sent = keyText(text, row);
      checkSize(attribute, sent);
      item.put(attribute, AttributeValue.fromS(sent));
    }
  }

  /** Whether an index holds a row: its condition is met, and every slot has a value. */
  boolean holds(KeyPath path, Row row) {
    return layout.isIn(path)
        && layout.when(path).stream().allMatch(term -> Meaning.holds(term, row))
        && path.key().attributes().stream()
            .allMatch(attribute -> isPresent(layout.texts().get(attribute), row));
  }

  private static boolean isPresent(KeyText text, Row row) {
    return text.slots().stream().allMatch(slot -> row.get(slot.path()) != null);
  }

  private void checkSize(String attribute, String text) {
    boolean sorts =
        table.key().sort().contains(attribute)
            || table.indexes().stream().anyMatch(each -> each.key().sort().contains(attribute));
    StringBuilder key = new StringBuilder(text);
    if (sorts) {
      KeyLimits.sort(key, entity.name(), attribute);
    } else {
      KeyLimits.partition(key, entity.name(), attribute);
    }
  }

  private static String keyText(KeyText text, Row row) {
    StringBuilder key = new StringBuilder();
    for (KeyText.Part part : text.parts()) {
      if (part instanceof KeyText.Text literal) {
        key.append(literal.text());
      } else {
        KeySlot slot = ((KeyText.Value) part).slot();
        Object value = row.get(slot.path());
        key.append(slot.form() == KeySlot.Form.TEXT ? SlotValues.text(slot.text(), value) : value);
      }
    }
    return key.toString();
  }

  @Override
  public Row fromItem(Map<String, AttributeValue> item) {
    Map<String, Object> values = new HashMap<>();
    for (Property property : entity.properties()) {
      Object value = read(property, item);
      if (value != null) {
        values.put(property.name(), value);
      }
    }
    return new Row(entity.name(), values);
  }

  private @Nullable Object read(Property property, Map<String, AttributeValue> item) {
    if (property.stored() && item.containsKey(property.attribute())) {
      return value(property, item.get(property.attribute()));
    }
    Optional<KeyText> text = held.keyTextOf(property);
    if (text.isPresent() && item.containsKey(text.get().attribute())) {
      return readBack(property, text.get(), item.get(text.get().attribute()).s());
    }
    return null;
  }

  private static Object value(Property property, AttributeValue stored) {
    Optional<ValueType.Document> document = property.document();
    if (document.isPresent()) {
      Map<String, Object> inside = new HashMap<>();
      for (Property each : document.get().properties()) {
        if (stored.m().containsKey(each.attribute())) {
          inside.put(each.name(), value(each, stored.m().get(each.attribute())));
        }
      }
      return inside;
    }
    return SlotValues.scalar(property.scalar().orElseThrow(), stored);
  }

  private Object readBack(Property property, KeyText text, String key) {
    KeyReader reader = KeyReader.of(key, entity.name());
    List<KeyText.Part> parts = text.parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof KeyText.Text literal) {
        reader.literal(literal.text());
        continue;
      }
      KeySlot slot = ((KeyText.Value) parts.get(i)).slot();
      String after =
          i + 1 < parts.size() && parts.get(i + 1) instanceof KeyText.Text literal
              ? literal.text()
              : "";
      int next = after.isEmpty() ? -1 : after.codePointAt(0);
      boolean wanted =
          slot.path().isDirect()
              && slot.path().name().equals(property.name())
              && slot.text().isInvertible();
      if (!wanted) {
        reader.skip(slot.text(), next);
      } else if (slot.text() instanceof EnumEncoding<?> constants) {
        String rest = reader.rest();
        boolean last = i + 1 == parts.size();
        return constants.texts().stream()
            .filter(each -> last ? rest.equals(each) : rest.startsWith(each + after))
            .findFirst()
            .orElseThrow();
      } else {
        return reader.slot(slot.text(), next);
      }
    }
    throw new AssertionError(property.name() + " is not in " + text.source());
  }
}
