package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Declarations that have one name: the later stages find indexes, entities and patterns by name, so
 * that each name must mean one of them.
 */
final class DuplicateRules {

  private DuplicateRules() {}

  /** Reports names that are declared twice in a table. */
  static void check(Table table, Report report) {
    String owner = table.type().simpleName();
    Set<String> indexes = new HashSet<>();
    for (Index each : table.indexes()) {
      if (!indexes.add(each.name())) {
        twice(report, each.site(), owner + " declares two indexes called " + each.name());
      }
    }
    Map<String, Entity> entities = new HashMap<>();
    Map<String, Entity> typeValues = new HashMap<>();
    for (Entity each : table.entities()) {
      Entity namesake = entities.putIfAbsent(each.name(), each);
      if (namesake != null) {
        twice(
            report,
            each.site(),
            owner + " lists two entities called " + each.name(),
            namesake.type().canonicalName() + " and " + each.type().canonicalName());
        continue;
      }
      Entity other = typeValues.putIfAbsent(each.typeValue(), each);
      if (other != null && !table.typeAttribute().isEmpty()) {
        twice(
            report,
            each.site(),
            other.name()
                + " and "
                + each.name()
                + " have one value in the type attribute: "
                + each.typeValue(),
            "name another one: @Entity(type = \"" + each.name() + "\")");
      }
      checkEntity(each, table, report);
    }
    for (ItemCollection each : table.collections()) {
      checkPatterns(each.name(), each.patterns(), report);
    }
  }

  private static void checkEntity(Entity entity, Table table, Report report) {
    checkPatterns(entity.name(), entity.patterns(), report);
    entity.sealedShape().ifPresent(each -> checkTag(entity, each.attribute(), table, report));
    String typeAttribute = table.typeAttribute();
    if (typeAttribute.isEmpty()) {
      return;
    }
    boolean isTag =
        entity.sealedShape().filter(each -> each.attribute().equals(typeAttribute)).isPresent();
    for (Property each : isTag ? entity.storedProperties() : entity.itemAttributes()) {
      if (each.stored() && each.attribute().equals(typeAttribute)) {
        report.add(
            Problem.DUPLICATE_ATTRIBUTE,
            each.site(),
            each.site().owner() + " is stored under an attribute name that is taken",
            typeAttribute + " is the type attribute of " + table.type().simpleName(),
            "name another one: @Table(…, typeAttribute = …), or @Attribute(name = …) here");
      }
    }
  }

  /**
   * What tells the types of a sealed entity apart is no key, and not the table's type attribute.
   */
  private static void checkTag(Entity entity, String attribute, Table table, Report report) {
    Set<String> keys = new HashSet<>(table.key().attributes());
    table.indexes().forEach(each -> keys.addAll(each.key().attributes()));
    boolean isKey = keys.contains(attribute);
    if (isKey || attribute.equals(table.typeAttribute())) {
      report.add(
          Problem.DUPLICATE_ATTRIBUTE,
          entity.site(),
          entity.name() + " tells its types apart by an attribute name that is taken",
          attribute
              + (isKey ? " is a key attribute of " : " is the type attribute of ")
              + table.type().simpleName(),
          "name another one: @Variants(attribute = …) on " + entity.name());
    }
  }

  private static void checkPatterns(String owner, List<AccessPattern> patterns, Report report) {
    Set<String> names = new HashSet<>();
    for (AccessPattern each : patterns) {
      if (!names.add(each.name())) {
        twice(report, each.sites().name(), owner + " declares two patterns called " + each.name());
      }
    }
  }

  private static void twice(Report report, Site site, String headline, String... details) {
    report.add(Problem.DUPLICATE_DECLARATION, site, headline, details);
  }
}
