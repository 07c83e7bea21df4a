package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableLayout;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A list, set or map that grows as long as its item lives. Which do cannot be read from a type, so
 * the rule keeps to three signs: its elements carry the time at which they were added, they are
 * themselves an entity of the table, or they are the ids of one ({@code orderIds}). The lines of an
 * order show none of them.
 */
final class UnboundedItem {

  private UnboundedItem() {}

  static void check(TableLayout layout, Report report) {
    Table table = layout.table();
    for (Entity entity : table.entities()) {
      for (Property property : entity.itemAttributes()) {
        element(property.type())
            .flatMap(element -> sign(table, property, element))
            .ifPresent(sign -> advise(entity, property, sign, report));
      }
    }
  }

  private static void advise(Entity entity, Property property, String sign, Report report) {
    Advice.add(
        report,
        Problem.UNBOUNDED_ITEM,
        property.site(),
        property.site().owner() + " may grow without end: " + sign,
        "an item holds 400 KB at the most, and each write of it is billed for its whole size",
        "store each element as an item of its own, with a @Key in the partition of "
            + entity.name());
  }

  private static Optional<String> sign(Table table, Property property, ValueType element) {
    Optional<String> entity =
        table.entities().stream()
            .filter(each -> each.type().equals(element.javaType()))
            .findFirst()
            .map(each -> "its elements are the entity " + each.name());
    if (entity.isPresent()) {
      return entity;
    }
    List<ValueType.Document> documents = documents(element);
    if (!documents.isEmpty()) {
      return documents.stream().flatMap(each -> time(each).stream()).findFirst();
    }
    String name = property.name().toLowerCase(Locale.ROOT);
    return table.entities().stream()
        .filter(each -> name.endsWith(each.name().toLowerCase(Locale.ROOT) + "ids"))
        .findFirst()
        .map(each -> "it holds the ids of items of " + each.name());
  }

  /** The documents that an element may be: one, or each that a sealed type permits. */
  private static List<ValueType.Document> documents(ValueType element) {
    if (element instanceof ValueType.Document document) {
      return List.of(document);
    }
    return element instanceof ValueType.Union union
        ? union.variants().stream().map(ValueType.Variant::document).toList()
        : List.of();
  }

  private static Optional<String> time(ValueType.Document document) {
    return document.properties().stream()
        .filter(each -> each.scalar().filter(type -> isTime(type.scalar())).isPresent())
        .findFirst()
        .map(each -> "its elements have a time, " + document.name() + "." + each.name());
  }

  private static boolean isTime(ScalarType type) {
    return switch (type) {
      case INSTANT, OFFSET_DATE_TIME, ZONED_DATE_TIME, LOCAL_DATE_TIME -> true;
      default -> false;
    };
  }

  private static Optional<ValueType> element(ValueType type) {
    if (type instanceof ValueType.OptionalOf optional) {
      return element(optional.value());
    }
    if (type instanceof ValueType.ListOf list) {
      return Optional.of(present(list.element()));
    }
    if (type instanceof ValueType.SetOf set) {
      return Optional.of(set.element());
    }
    return type instanceof ValueType.MapOf map
        ? Optional.of(present(map.value()))
        : Optional.empty();
  }

  private static ValueType present(ValueType held) {
    if (held instanceof ValueType.NullableOf nullable) {
      return nullable.value();
    }
    return held instanceof ValueType.OptionalOf optional ? optional.value() : held;
  }
}
