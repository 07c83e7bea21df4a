package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.TableLayout;
import java.util.Optional;

/**
 * A key attribute has one type, in the table's definition and so in every item that has the
 * attribute at all: also in those of entities that merely store a property under its name.
 */
final class KeyTypes {

  private KeyTypes() {}

  static void check(TableLayout layout, Report report) {
    for (String attribute : layout.keyAttributeTypes().keySet()) {
      Optional<EntityLayout> first = Optional.empty();
      for (EntityLayout entity : layout.entities()) {
        Optional<KeyText> text = entity.text(attribute);
        if (text.isEmpty()) {
          continue;
        }
        if (first.isEmpty()) {
          first = Optional.of(entity);
        } else if (!type(first.get(), attribute).equals(type(entity, attribute))) {
          conflict(layout, attribute, first.get(), entity, report);
        }
      }
    }
  }

  private static void conflict(
      TableLayout layout, String attribute, EntityLayout first, EntityLayout other, Report report) {
    report.add(
        Problem.KEY_TYPE_CONFLICT,
        site(layout, other, attribute),
        first.entity().name()
            + " and "
            + other.entity().name()
            + " store different types in the key attribute "
            + attribute,
        describe(first, attribute),
        describe(other, attribute),
        "store both as text, by a template or a format; or store one of them under another name");
  }

  private static Site site(TableLayout layout, EntityLayout entity, String attribute) {
    return entity
        .entity()
        .propertyStoredAs(attribute)
        .map(Property::site)
        .orElseGet(() -> Keys.site(layout, entity, attribute));
  }

  private static String describe(EntityLayout entity, String attribute) {
    KeyText text = entity.texts().get(attribute);
    return entity.entity().name()
        + " stores "
        + text.source()
        + " as "
        + switch (text.attributeType()) {
          case "N" -> "a number";
          case "B" -> "binary";
          default -> "text";
        };
  }

  private static String type(EntityLayout entity, String attribute) {
    return entity.texts().get(attribute).attributeType();
  }
}
