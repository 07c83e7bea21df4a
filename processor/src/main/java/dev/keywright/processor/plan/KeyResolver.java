package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.NearMatch;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out what an entity stores in each key attribute of its table, and reports what does not
 * fit: the step from {@code @Key} declarations to an {@link EntityLayout}. An attribute is filled
 * by the property stored under its name, by the table's key, by another index's key, or by a
 * template.
 */
final class KeyResolver {

  private final Table table;
  private final Entity entity;
  private final Report report;
  private final TemplateResolver templates;
  private final Map<String, KeyText> texts = new LinkedHashMap<>();
  private final Map<String, List<Term>> whens = new LinkedHashMap<>();

  /** Attributes whose property was reported, so that nothing more is said of them. */
  private final Set<String> broken = new LinkedHashSet<>();

  private boolean failed;

  KeyResolver(Table table, Entity entity, Report report) {
    this.table = table;
    this.entity = entity;
    this.report = report;
    this.templates = new TemplateResolver(entity, report);
  }

  /** The layout; empty where a mistake was reported. */
  Optional<EntityLayout> resolve() {
    checkIndexNames();
    for (KeyPath path : KeyPath.of(table)) {
      path.key().attributes().forEach(this::fillFromProperty);
    }
    tableKey();
    for (Index index : table.indexes()) {
      entity.key(index.name()).ifPresent(declaration -> indexKey(index, declaration));
    }
    if (failed) {
      return Optional.empty();
    }
    Map<String, String> leftOut =
        new SparseKeys(table, entity, texts, whens, report).attributesLeftOut();
    return leftOut.keySet().containsAll(whens.keySet())
        ? Optional.of(new EntityLayout(entity, inPathOrder(), whens, leftOut))
        : Optional.empty();
  }

  private void checkIndexNames() {
    Set<String> seen = new LinkedHashSet<>();
    List<String> known = table.indexes().stream().map(Index::name).toList();
    for (KeyDeclaration declaration : entity.keys()) {
      if (!declaration.index().isEmpty() && !known.contains(declaration.index())) {
        fail(
            Problem.UNKNOWN_INDEX,
            declaration.indexSite(),
            entity.name() + ": " + table.name() + " has no index \"" + declaration.index() + "\"",
            NearMatch.hint(declaration.index(), known),
            "or add to "
                + table.type().simpleName()
                + ":  @GlobalIndex(name = \""
                + declaration.index()
                + "\", partitionKey = \""
                + declaration.index()
                + "PK\", sortKey = \""
                + declaration.index()
                + "SK\")");
      } else if (!seen.add(declaration.index())) {
        fail(
            Problem.DUPLICATE_DECLARATION,
            declaration.site(),
            entity.name()
                + " has two @Key for "
                + (declaration.index().isEmpty() ? "the table" : declaration.index()),
            "an entity stands once in each index; remove or merge one of them");
      }
    }
  }

  private void fillFromProperty(String attribute) {
    Optional<Property> unshared = entity.unsharedStoredAs(attribute);
    if (unshared.isPresent()) {
      unshared(attribute, unshared.get());
      return;
    }
    Optional<PropertyPath> path = PropertyPath.storedAs(entity, attribute);
    if (path.isPresent() && !texts.containsKey(attribute)) {
      Optional<KeyText> own = templates.own(attribute, path.get());
      own.ifPresentOrElse(
          text -> texts.put(attribute, text),
          () -> {
            failed = true;
            broken.add(attribute);
          });
    }
  }

  private void unshared(String attribute, Property property) {
    if (broken.add(attribute)) {
      fail(
          Problem.SEALED_ENTITY,
          property.site(),
          property.site().owner()
              + " is stored as "
              + attribute
              + ", a key attribute, and is no property of "
              + entity.name()
              + " as a whole",
          entity.unshared(property.name()).orElseThrow(),
          "store it under another name: @Attribute(name = …)");
    }
  }

  private void tableKey() {
    Optional<KeyDeclaration> declared = entity.key("");
    if (declared.isEmpty()) {
      if (!isFilled(table.key().attributes())) {
        fail(
            Problem.MISSING_KEY,
            entity.site(),
            entity.name() + " does not say what the key of " + table.name() + " holds",
            "add to " + entity.name() + ":  " + exampleKey());
      }
      return;
    }
    KeyDeclaration key = declared.get();
    fill(table.key().partition(), key.partition(), key.partitionSite(), key, "partition");
    fill(table.key().sort(), key.sort(), key.sortSite(), key, "sort");
    if (!key.when().isEmpty()) {
      fail(
          Problem.INVALID_WHEN,
          key.whenSite(),
          entity.name() + ": the table's own key holds every item, so it takes no when",
          "move the when to the @Key of an index");
    }
  }

  private void indexKey(Index index, KeyDeclaration key) {
    fill(index.key().partition(), key.partition(), key.partitionSite(), key, "partition");
    fill(index.key().sort(), key.sort(), key.sortSite(), key, "sort");
    if (!key.when().isEmpty()) {
      new TermResolver(
              entity, report, Problem.INVALID_WHEN, entity.name() + ", @Key of " + index.name())
          .resolve(key.when(), key.whenSite())
          .filter(terms -> isWhen(terms, key))
          .ifPresentOrElse(terms -> whens.put(index.name(), terms), () -> failed = true);
    }
  }

  private boolean isWhen(List<Term> terms, KeyDeclaration key) {
    for (Term term : terms) {
      if (term instanceof Term.Parameter) {
        fail(
            Problem.INVALID_WHEN,
            key.whenSite(),
            entity.name() + ": when compares " + term.path() + " with nothing",
            "write " + term.path() + " = CONST, in (A, B), present or absent");
        return false;
      }
    }
    return true;
  }

  private void fill(
      List<String> attributes, String template, Site site, KeyDeclaration key, String member) {
    if (attributes.isEmpty()) {
      if (!template.isEmpty()) {
        fail(
            Problem.SUPERFLUOUS_TEMPLATE,
            site,
            entity.name() + ": " + pathName(key) + " has no sort key, so there is nothing to fill",
            "remove the template, or declare a sortKey");
      }
      return;
    }
    if (attributes.size() > 1) {
      fillSeveral(attributes, template, site, key);
      return;
    }
    String attribute = attributes.get(0);
    if (broken.contains(attribute)) {
      return;
    }
    KeyText present = texts.get(attribute);
    if (template.isEmpty()) {
      if (present == null) {
        fail(
            Problem.MISSING_TEMPLATE,
            key.site(),
            entity.name()
                + ": nothing fills "
                + attribute
                + ", the "
                + member
                + " key of "
                + pathName(key),
            "add to this @Key:  " + exampleTemplate(member));
      }
      return;
    }
    if (present != null) {
      if (!templates.saysTheSame(present, template)) {
        fail(
            Problem.SUPERFLUOUS_TEMPLATE,
            site,
            entity.name() + ": " + attribute + " is filled already, with " + present.source(),
            present.isDerived()
                ? "remove this template: one attribute holds one text"
                : "remove this template, or store the property under another name");
      }
      return;
    }
    templates
        .derived(attribute, template, site)
        .ifPresentOrElse(text -> texts.put(attribute, text), () -> failed = true);
  }

  private void fillSeveral(
      List<String> attributes, String template, Site site, KeyDeclaration key) {
    if (!template.isEmpty()) {
      fail(
          Problem.SUPERFLUOUS_TEMPLATE,
          site,
          entity.name() + ": a key of several attributes holds a property in each",
          "remove the template, and store a property under each of "
              + String.join(", ", attributes));
      return;
    }
    for (String attribute : attributes) {
      if (!isFilled(List.of(attribute))) {
        fail(
            Problem.MISSING_TEMPLATE,
            key.site(),
            entity.name()
                + ": no property is stored as "
                + attribute
                + ", which is a key of "
                + pathName(key),
            "add @Attribute(name = \"" + attribute + "\") to the property that fills it");
      }
    }
  }

  private boolean isFilled(List<String> attributes) {
    return attributes.stream().allMatch(each -> texts.containsKey(each) || broken.contains(each));
  }

  private Map<String, KeyText> inPathOrder() {
    Map<String, KeyText> ordered = new LinkedHashMap<>();
    for (KeyPath path : KeyPath.of(table)) {
      for (String attribute : path.key().attributes()) {
        if (texts.containsKey(attribute)) {
          ordered.put(attribute, texts.get(attribute));
        }
      }
    }
    return ordered;
  }

  /** A key of the table that would do, of the attributes that no property fills. */
  private String exampleKey() {
    List<String> members = new ArrayList<>();
    if (!texts.keySet().containsAll(table.key().partition())) {
      members.add(exampleTemplate("partition"));
    }
    if (!texts.keySet().containsAll(table.key().sort())) {
      members.add(exampleTemplate("sort"));
    }
    return "@Key(" + String.join(", ", members) + ")";
  }

  private String exampleTemplate(String member) {
    String name = SuggestedText.upper(entity.name());
    if (member.equals("sort")) {
      return "sort = \"" + name + "\"";
    }
    String id =
        entity.properties().stream()
            .filter(each -> !each.nullable() && hasDefaultFormat(each))
            .map(Property::name)
            .findFirst()
            .orElse("id");
    return "partition = \"" + name + "#{" + id + "}\"";
  }

  private static boolean hasDefaultFormat(Property property) {
    return property
        .scalar()
        .flatMap(ValueType.Scalar::slotType)
        .filter(each -> !each.needsFormat())
        .isPresent();
  }

  private String pathName(KeyDeclaration key) {
    return key.index().isEmpty() ? table.name() : key.index();
  }

  private void fail(Problem problem, Site site, String headline, String... details) {
    failed = true;
    report.add(problem, site, headline, details);
  }
}
