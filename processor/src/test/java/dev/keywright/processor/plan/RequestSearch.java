package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import dev.keywright.support.key.CodePointOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Looks for a single request that answers a question, knowing nothing of the planner's rules: tries
 * every key with every condition whose text the arguments determine (none, equality, {@code
 * begins_with} and BETWEEN on every beginning of the sort key), and sees whether it selects, of the
 * rows that there are, those that are meant.
 */
final class RequestSearch {

  private static final String END = Character.toString(Character.MAX_CODE_POINT);

  private final TableLayout layout;
  private final EntityLayout entity;
  private final Question question;

  RequestSearch(TableLayout layout, EntityLayout entity, Question question) {
    this.layout = layout;
    this.entity = entity;
    this.question = question;
  }

  /** A kind of request: a path, and a condition on so many parts of its sort key. */
  record Shape(KeyPath path, int sortParts, Kind kind) {
    @Override
    public String toString() {
      return path.label() + " " + kind + " on " + sortParts + " parts of the sort key";
    }
  }

  /** What is asked of the sort key. */
  enum Kind {
    BEGINS,
    EQUALS,
    BETWEEN
  }

  /** Every kind of request that there is, for a question. */
  List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (KeyPath path : KeyPath.of(layout.table())) {
      String pinned = question.pattern().index();
      boolean possible =
          entity.isIn(path)
              && (pinned.isEmpty() || pinned.equals(path.indexName()))
              && !(question.pattern().consistent() && path.isGlobal())
              && path.key().sort().size() < 2
              && new HeldAttributes(layout, entity, path).missingFor(question).isEmpty();
      if (!possible) {
        continue;
      }
      int parts = entity.sort(path.key()).stream().mapToInt(each -> each.parts().size()).sum();
      for (int i = 0; i <= parts; i++) {
        shapes.add(new Shape(path, i, Kind.BEGINS));
        if (i < parts && question.range().isPresent()) {
          shapes.add(new Shape(path, i, Kind.BETWEEN));
        }
      }
      shapes.add(new Shape(path, parts, Kind.EQUALS));
    }
    return shapes;
  }

  /** The stored items of rows. */
  Map<Row, Map<String, AttributeValue>> items(List<Row> rows) {
    Map<Map<String, AttributeValue>, Row> byKey = new LinkedHashMap<>();
    Map<Row, Map<String, AttributeValue>> items = new LinkedHashMap<>();
    for (Row row : rows) {
      EntityLayout of = layout.entity(row.entity()).orElseThrow();
      try {
        Map<String, AttributeValue> item =
            new RowCodec(layout, of, KeyPath.of(layout.table()).get(0)).toItem(row);
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        layout.table().key().attributes().forEach(each -> key.put(each, item.get(each)));
        Row replaced = byKey.put(key, row);
        if (replaced != null) {
          items.remove(replaced);
        }
        items.put(row, item);
      } catch (KeyValueException unwritable) {
        // No such item can be.
      }
    }
    return items;
  }

  /**
   * The rows that a request of a shape selects, in its order, those of other entities told apart by
   * their type; empty where the arguments do not determine the request.
   */
  Optional<List<Row>> select(
      Shape shape, Arguments arguments, Map<Row, Map<String, AttributeValue>> items) {
    Map<String, String> partition = new LinkedHashMap<>();
    for (KeyText text : entity.partition(shape.path().key())) {
      String known = known(text.parts(), arguments);
      if (known == null) {
        return Optional.empty();
      }
      partition.put(text.attribute(), known);
    }
    Predicate<String> sort = each -> true;
    String attribute = "";
    if (!shape.path().key().sort().isEmpty()) {
      KeyText text = entity.sort(shape.path().key()).get(0);
      attribute = text.attribute();
      sort = condition(shape, text, arguments);
      if (sort == null) {
        return Optional.empty();
      }
    }
    List<Row> selected = new ArrayList<>();
    for (Map.Entry<Row, Map<String, AttributeValue>> entry : items.entrySet()) {
      Map<String, AttributeValue> item = entry.getValue();
      boolean mine =
          entry.getKey().entity().equals(entity.entity().name())
              && item.keySet().containsAll(shape.path().key().attributes())
              && partition.entrySet().stream()
                  .allMatch(each -> text(item.get(each.getKey())).equals(each.getValue()));
      if (mine && (attribute.isEmpty() || sort.test(text(item.get(attribute))))) {
        selected.add(entry.getKey());
      }
    }
    if (!attribute.isEmpty()) {
      String by = attribute;
      selected.sort(Comparator.comparing(row -> items.get(row).get(by), RequestSearch::compare));
    }
    return Optional.of(selected);
  }

  private @Nullable Predicate<String> condition(Shape shape, KeyText text, Arguments arguments) {
    String before = known(text.parts().subList(0, shape.sortParts()), arguments);
    if (before == null) {
      return null;
    }
    return switch (shape.kind()) {
      case BEGINS ->
          shape.sortParts() == 0 ? key -> true : textual(text, key -> key.startsWith(before));
      case EQUALS -> key -> key.equals(before);
      case BETWEEN -> between(text, shape.sortParts(), before, arguments.range());
    };
  }

  private static @Nullable Predicate<String> textual(KeyText text, Predicate<String> condition) {
    return text.attributeType().equals("S") ? condition : null;
  }

  private @Nullable Predicate<String> between(
      KeyText text, int part, String before, Range<?> range) {
    if (!(text.parts().get(part) instanceof KeyText.Value value)
        || !value.slot().path().equals(question.range().orElseThrow())) {
      return null;
    }
    KeySlot slot = value.slot();
    if (slot.form() != KeySlot.Form.TEXT) {
      BigDecimal least = new BigDecimal(range.lower().toString());
      BigDecimal greatest = new BigDecimal(range.upper().toString());
      return key ->
          new BigDecimal(key).compareTo(least) >= 0 && new BigDecimal(key).compareTo(greatest) <= 0;
    }
    try {
      String least = before + SlotValues.text(slot.text(), range.lower());
      String upper = before + SlotValues.text(slot.text(), range.upper());
      String greatest = part + 1 < text.parts().size() ? upper + END : upper;
      return key ->
          CodePointOrder.INSTANCE.compare(key, least) >= 0
              && CodePointOrder.INSTANCE.compare(key, greatest) <= 0;
    } catch (KeyValueException unwritable) {
      return null;
    }
  }

  /** The text of some parts, where the arguments determine it. */
  private @Nullable String known(List<KeyText.Part> parts, Arguments arguments) {
    StringBuilder text = new StringBuilder();
    for (KeyText.Part part : parts) {
      if (part instanceof KeyText.Text literal) {
        text.append(literal.text());
        continue;
      }
      String value = known(((KeyText.Value) part).slot(), arguments);
      if (value == null) {
        return null;
      }
      text.append(value);
    }
    return text.toString();
  }

  private @Nullable String known(KeySlot slot, Arguments arguments) {
    for (Term term : question.by()) {
      if (!term.path().equals(slot.path())) {
        continue;
      }
      try {
        if (term instanceof Term.Parameter parameter) {
          Object value = arguments.known().get(term);
          if (!parameter.bucket().isEmpty()) {
            if (parameter.bucket().equals(slot.formats())) {
              return SlotValues.bucketText(slot.text(), value);
            }
          } else {
            return text(slot, value);
          }
        } else if (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1) {
          return text(slot, oneOf.constants().get(0).value());
        }
      } catch (KeyValueException unwritable) {
        return null;
      }
    }
    return null;
  }

  private static String text(KeySlot slot, Object value) {
    return slot.form() == KeySlot.Form.TEXT
        ? SlotValues.text(slot.text(), value)
        : text(SlotValues.attribute(slot.path().property().scalar().orElseThrow(), value));
  }

  private static String text(AttributeValue value) {
    return value.n() == null
        ? value.s()
        : new BigDecimal(value.n()).stripTrailingZeros().toPlainString();
  }

  private static int compare(AttributeValue one, AttributeValue other) {
    return one.n() == null
        ? CodePointOrder.INSTANCE.compare(one.s(), other.s())
        : new BigDecimal(one.n()).compareTo(new BigDecimal(other.n()));
  }
}
