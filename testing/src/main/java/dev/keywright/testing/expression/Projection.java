package dev.keywright.testing.expression;

import dev.keywright.testing.expression.DocumentPath.Step;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A choice of paths out of an item: of a projection expression, of {@code AttributesToGet}, or the
 * paths that an update touched.
 */
public final class Projection {
  private final List<DocumentPath> paths;
  private final Branch root = new Branch();

  /** Chooses these paths, of which none lies within another. */
  public Projection(List<DocumentPath> paths) {
    this.paths = List.copyOf(paths);
    for (DocumentPath path : paths) {
      Branch branch = root.entry(path.head());
      for (Step step : path.steps()) {
        branch =
            step instanceof DocumentPath.Element element
                ? branch.elements.computeIfAbsent(element.index(), i -> new Branch())
                : branch.entry(((DocumentPath.Entry) step).name());
      }
    }
  }

  /** The paths, in the order in which they were written. */
  public List<DocumentPath> paths() {
    return paths;
  }

  /** What an item has at the paths: chosen elements of a list move together. */
  public Map<String, Value> of(Map<String, Value> attributes) {
    return root.chooseEntries(attributes);
  }

  /** A place in the tree of paths; one without children is chosen as a whole. */
  private static final class Branch {
    private final Map<String, Branch> entries = new LinkedHashMap<>();
    private final TreeMap<Integer, Branch> elements = new TreeMap<>();

    Branch entry(String name) {
      return entries.computeIfAbsent(name, n -> new Branch());
    }

    private @Nullable Value choose(Value value) {
      if (entries.isEmpty() && elements.isEmpty()) {
        return value;
      }
      if (value instanceof Value.Document document) {
        Map<String, Value> chosen = chooseEntries(document.entries());
        return chosen.isEmpty() ? null : new Value.Document(chosen);
      }
      if (value instanceof Value.Sequence sequence) {
        List<Value> chosen = chooseElements(sequence.elements());
        return chosen.isEmpty() ? null : new Value.Sequence(chosen);
      }
      return null;
    }

    private Map<String, Value> chooseEntries(Map<String, Value> from) {
      Map<String, Value> chosen = new LinkedHashMap<>();
      entries.forEach(
          (name, branch) -> {
            Value value = from.get(name);
            Value part = value == null ? null : branch.choose(value);
            if (part != null) {
              chosen.put(name, part);
            }
          });
      return chosen;
    }

    private List<Value> chooseElements(List<Value> from) {
      List<Value> chosen = new ArrayList<>();
      elements
          .headMap(from.size())
          .forEach(
              (index, branch) -> {
                Value part = branch.choose(from.get(index));
                if (part != null) {
                  chosen.add(part);
                }
              });
      return chosen;
    }
  }
}
