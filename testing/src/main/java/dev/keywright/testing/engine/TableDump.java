package dev.keywright.testing.engine;

import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueOrder;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A table as text that a person can read: partitions in the order of their keys, items in theirs.
 */
public final class TableDump {
  private TableDump() {}

  /** The text, ending in a line break. */
  public static String of(StoredTable table) {
    String partition = table.definition().keys().partition().get(0).name();
    List<String> sort = table.definition().keys().sort().stream().map(KeyAttribute::name).toList();
    StringBuilder text = new StringBuilder();
    text.append(table.name()).append(": ").append(table.itemCount()).append(" items\n");
    // A scan's order within a partition is the sort key's; a stable sort keeps it.
    List<Item> items =
        table.items().stream()
            .sorted(Comparator.comparing(item -> key(item, partition), ValueOrder.ASCENDING))
            .toList();
    Value current = null;
    for (Item item : items) {
      Value value = key(item, partition);
      if (!value.equals(current)) {
        text.append(partition).append(" = ").append(render(value)).append('\n');
        current = value;
      }
      text.append("  ");
      for (String name : sort) {
        text.append(name).append(" = ").append(render(key(item, name))).append("  ");
      }
      String others =
          item.attributes().entrySet().stream()
              .filter(e -> !e.getKey().equals(partition) && !sort.contains(e.getKey()))
              .sorted(Map.Entry.comparingByKey())
              .map(e -> e.getKey() + ": " + render(e.getValue()))
              .collect(Collectors.joining(", "));
      text.append('{').append(others).append("}\n");
    }
    return text.toString();
  }

  private static Value key(Item item, String name) {
    return Objects.requireNonNull(item.get(name), "a stored item has its key");
  }

  private static String render(Value value) {
    return switch (value.type()) {
      case S -> quote(((Value.Text) value).text());
      case N -> ((Value.Numeric) value).text();
      case B -> "0x" + HexFormat.of().formatHex(((Value.Binary) value).bytes());
      case BOOL -> Boolean.toString(((Value.Bool) value).bool());
      case NULL -> "null";
      case SS, NS, BS ->
          ((Value.Group) value)
              .members().stream()
                  .map(TableDump::render)
                  .collect(Collectors.joining(", ", "<", ">"));
      case L ->
          ((Value.Sequence) value)
              .elements().stream()
                  .map(TableDump::render)
                  .collect(Collectors.joining(", ", "[", "]"));
      case M ->
          ((Value.Document) value)
              .entries().entrySet().stream()
                  .map(e -> e.getKey() + ": " + render(e.getValue()))
                  .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
