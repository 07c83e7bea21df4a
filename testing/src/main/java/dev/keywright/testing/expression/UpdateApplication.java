package dev.keywright.testing.expression;

import dev.keywright.testing.expression.DocumentPath.Step;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Applies the actions of an update to one item. Values are computed from the item as it was, then
 * written: assignments first, in the order of list indexes, so that what lies behind a list's end
 * is appended in that order; removals last, from the end of a list, so that indexes stay true.
 */
final class UpdateApplication {
  private final Map<String, Value> before;
  private final Map<String, Value> after;

  UpdateApplication(Map<String, Value> attributes) {
    this.before = attributes;
    this.after = new LinkedHashMap<>(attributes);
  }

  Map<String, Value> apply(List<Update.Action> actions) {
    // By index within one list; in the order written otherwise.
    Map<DocumentPath, @Nullable Value> values = new LinkedHashMap<>();
    actions.forEach(action -> values.put(action.path(), newValue(action)));
    List<DocumentPath> byIndex = new ArrayList<>(values.keySet());
    byIndex.sort(Comparator.comparingInt(UpdateApplication::lastIndex));
    for (DocumentPath path : byIndex) {
      Value value = values.get(path);
      if (value != null) {
        change(path, old -> value);
      }
    }
    Collections.reverse(byIndex);
    for (DocumentPath path : byIndex) {
      if (values.get(path) == null) {
        change(path, old -> null);
      }
    }
    return after;
  }

  private static int lastIndex(DocumentPath path) {
    List<Step> steps = path.steps();
    return !steps.isEmpty() && steps.get(steps.size() - 1) instanceof DocumentPath.Element element
        ? element.index()
        : -1;
  }

  /** The value that an action puts at its path, or null to remove what is there. */
  private @Nullable Value newValue(Update.Action action) {
    Value old = action.path().in(before);
    if (action instanceof Update.Assign assign) {
      return assign.value().in(before);
    }
    if (action instanceof Update.Add add) {
      return added(old, add.value());
    }
    if (action instanceof Update.Delete delete) {
      return deleted(old, delete.value());
    }
    return null;
  }

  private static Value added(@Nullable Value old, Value value) {
    if (old == null) {
      return value;
    }
    if (old.type() != value.type()) {
      throw UpdateOperand.incorrectType();
    }
    if (old instanceof Value.Numeric sum && value instanceof Value.Numeric number) {
      return ValueReader.calculated(sum.number().add(number.number()));
    }
    if (old instanceof Value.Group set && value instanceof Value.Group more) {
      Set<Value> members = new LinkedHashSet<>(set.members());
      members.addAll(more.members());
      return new Value.Group(set.type(), Collections.unmodifiableSet(members));
    }
    if (old instanceof Value.Sequence list && value instanceof Value.Sequence more) {
      List<Value> elements = new ArrayList<>(list.elements());
      elements.addAll(more.elements());
      return new Value.Sequence(Collections.unmodifiableList(elements));
    }
    throw UpdateOperand.incorrectType();
  }

  private static @Nullable Value deleted(@Nullable Value old, Value value) {
    if (old == null) {
      return null;
    }
    if (!(old instanceof Value.Group set
        && value instanceof Value.Group less
        && set.type() == less.type())) {
      throw UpdateOperand.incorrectType();
    }
    Set<Value> members = new LinkedHashSet<>(set.members());
    members.removeAll(less.members());
    return members.isEmpty()
        ? null
        : new Value.Group(set.type(), Collections.unmodifiableSet(members));
  }

  private void change(DocumentPath path, UnaryOperator<@Nullable Value> change) {
    Value old = after.get(path.head());
    Value changed =
        path.isNested() ? changeWithin(old, path.steps(), 0, change) : change.apply(old);
    if (changed == null) {
      after.remove(path.head());
    } else {
      after.put(path.head(), changed);
    }
  }

  private static Value changeWithin(
      @Nullable Value container,
      List<Step> steps,
      int position,
      UnaryOperator<@Nullable Value> change) {
    Step step = steps.get(position);
    Value old = DocumentPath.follow(container, step);
    Value changed =
        position + 1 == steps.size()
            ? change.apply(old)
            : changeWithin(old, steps, position + 1, change);
    if (container instanceof Value.Document document && step instanceof DocumentPath.Entry entry) {
      Map<String, Value> entries = new LinkedHashMap<>(document.entries());
      if (changed == null) {
        entries.remove(entry.name());
      } else {
        entries.put(entry.name(), changed);
      }
      return new Value.Document(Collections.unmodifiableMap(entries));
    }
    if (container instanceof Value.Sequence sequence
        && step instanceof DocumentPath.Element element) {
      List<Value> elements = new ArrayList<>(sequence.elements());
      if (element.index() < elements.size()) {
        if (changed == null) {
          elements.remove(element.index());
        } else {
          elements.set(element.index(), changed);
        }
      } else if (changed != null) {
        elements.add(changed);
      }
      return new Value.Sequence(Collections.unmodifiableList(elements));
    }
    throw ServiceError.validation(
        "The document path provided in the update expression is invalid for update");
  }
}
