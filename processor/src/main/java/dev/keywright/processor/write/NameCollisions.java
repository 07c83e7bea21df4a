package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Reports names of generated code that would be equal to each other, or to what Java reserves. */
public final class NameCollisions {

  /** Methods that every class has, and that no other method of the same parameters may replace. */
  private static final Set<String> OBJECT =
      Set.of(
          "getClass()",
          "hashCode()",
          "toString()",
          "clone()",
          "finalize()",
          "notify()",
          "notifyAll()",
          "wait()",
          "wait(long)",
          "wait(long,int)");

  private static final Set<String> TABLE_METHODS = Set.of("createIfMissing", "definition");
  private static final String TABLE_FIELD = "table";

  private final PlannedTable planned;
  private final Report report;

  private NameCollisions(PlannedTable planned, Report report) {
    this.planned = planned;
    this.report = report;
  }

  /**
   * Looks for collisions.
   *
   * @param taken whether a class of a name exists that is not made for this table
   */
  public static void check(PlannedTable planned, Predicate<ClassName> taken, Report report) {
    NameCollisions names = new NameCollisions(planned, report);
    names.classes(taken);
    names.accessors();
    for (EntityLayout entity : planned.layout().entities()) {
      names.builders(entity);
      Map<String, String> methods = names.repositoryMethods(entity);
      for (Planner.Planned each : planned.of(entity)) {
        names.pattern(each.question(), methods);
      }
    }
    for (List<CollectionPlan> plans : planned.collections().values()) {
      plans.forEach(each -> names.pattern(each.question(), Map.of()));
    }
  }

  private void classes(Predicate<ClassName> taken) {
    Table table = planned.layout().table();
    Map<String, String> makers = new HashMap<>();
    for (Entity entity : table.entities()) {
      String what = "entity " + entity.name();
      add(GeneratedNames.keys(entity), what, entity.site(), makers, taken);
      add(GeneratedNames.codec(entity), what, entity.site(), makers, taken);
      add(GeneratedNames.repository(entity), what, entity.site(), makers, taken);
    }
    for (ItemCollection collection : table.collections()) {
      String what = "item collection " + collection.name();
      add(GeneratedNames.repository(collection), what, collection.site(), makers, taken);
    }
    projections(makers, taken);
    add(GeneratedNames.table(table), "table " + table.name(), table.site(), makers, taken);
  }

  private void projections(Map<String, String> makers, Predicate<ClassName> taken) {
    // Codecs are written to be compared, which a table with mistakes in it may not be ready for.
    Optional<ProjectionCodecs> codecs =
        report.hasErrors() ? Optional.empty() : Optional.of(ProjectionCodecs.of(planned));
    Map<ClassName, ClassName> seen = new HashMap<>();
    for (Entity entity : planned.layout().table().entities()) {
      for (AccessPattern pattern : entity.patterns()) {
        Optional<Projection> projection = pattern.projection();
        if (projection.isEmpty()) {
          continue;
        }
        ClassName name =
            codecs
                .map(each -> each.name(entity, projection.get()))
                .orElseGet(() -> GeneratedNames.codec(projection.get()));
        ClassName type = projection.get().type();
        if (!type.equals(seen.put(name, type))) {
          String what = "projection " + type.canonicalName();
          add(name, what, projection.get().site(), makers, taken);
        }
      }
    }
  }

  private void add(
      ClassName name,
      String what,
      Site site,
      Map<String, String> makers,
      Predicate<ClassName> taken) {
    String other = makers.putIfAbsent(name.canonicalName(), what);
    if (other != null) {
      collision(
          site,
          "the " + what + " and the " + other + " would both generate " + name.canonicalName(),
          "rename one of them");
    } else if (taken.test(name)) {
      collision(
          site,
          "the " + what + " would generate " + name.canonicalName() + ", which exists",
          "rename your class, or move it to another package");
    }
  }

  private void accessors() {
    Table table = planned.layout().table();
    Map<String, String> accessors = new HashMap<>();
    table.entities().forEach(each -> accessor(each.name(), each.site(), accessors));
    table.collections().forEach(each -> accessor(each.name(), each.site(), accessors));
  }

  private void accessor(String name, Site site, Map<String, String> accessors) {
    String accessor = GeneratedNames.accessor(name);
    String table = GeneratedNames.table(planned.layout().table()).simpleName();
    String other = accessors.putIfAbsent(accessor, name);
    if (other != null) {
      collision(
          site,
          other + " and " + name + " would both be " + table + "." + accessor + "()",
          "rename one of them");
    } else if (OBJECT.contains(accessor + "()")
        || TABLE_METHODS.contains(accessor)
        || accessor.equals(TABLE_FIELD)) {
      collision(
          site,
          name + " would be " + table + "." + accessor + "(), which is taken",
          "rename the type: " + name + "Item");
    }
  }

  /** The methods that a repository has beside its patterns. */
  private Map<String, String> repositoryMethods(EntityLayout entity) {
    Map<String, String> methods = new LinkedHashMap<>();
    List<String> key =
        EntityKeys.keyParameters(planned.layout(), entity).values().stream()
            .map(each -> erased(PropertyCode.valueType(each)))
            .toList();
    String whole = "(" + erased(entity.entity().type()) + ")";
    for (String each : List.of("get", "delete")) {
      methods.put(each + "(" + String.join(",", key) + ")", each);
    }
    for (String each : List.of("put", "create", "replace")) {
      methods.put(each + whole, each);
    }
    return methods;
  }

  private void pattern(Question question, Map<String, String> reserved) {
    parameters(question);
    AccessPattern pattern = question.pattern();
    List<String> types =
        RepositoryWriter.parameters(question).values().stream()
            .map(NameCollisions::erased)
            .toList();
    String signature = pattern.name() + "(" + String.join(",", types) + ")";
    Site site = pattern.sites().name();
    if (OBJECT.contains(signature)) {
      collision(
          site,
          site.owner() + " would replace a method of java.lang.Object",
          "rename the pattern: find" + capitalized(pattern.name()));
    } else if (reserved.containsKey(signature)) {
      collision(
          site,
          site.owner() + " would have the name and the parameters of a method that is always there",
          "every repository has "
              + reserved.get(signature)
              + "; rename the pattern, or leave it out");
    }
  }

  /** Each parameter needs a name of its own. */
  private void parameters(Question question) {
    List<String> names = new ArrayList<>();
    for (Term term : question.by()) {
      if (term instanceof Term.Parameter parameter) {
        names.add(KnownType.name(parameter));
      }
    }
    question.range().ifPresent(each -> names.add(KnownType.name(each)));
    question.prefix().ifPresent(each -> names.add(KnownType.name(each)));
    for (Term term : question.filter()) {
      if (term instanceof Term.Parameter parameter) {
        names.add(KnownType.name(parameter));
      }
    }
    Set<String> seen = new HashSet<>();
    Optional<String> twice = names.stream().filter(each -> !seen.add(each)).findFirst();
    Site site = question.pattern().sites().name();
    twice.ifPresent(
        each ->
            collision(
                site,
                site.owner() + " would have two parameters called " + each,
                "rename one of the properties, or ask by one of them"));
  }

  /** Two indexes whose names differ in signs or case alone have builders of one name. */
  private void builders(EntityLayout entity) {
    Map<String, KeyBuilder> methods = new HashMap<>();
    Set<String> reported = new LinkedHashSet<>();
    for (KeyBuilder builder : KeyBuilder.of(planned.layout(), entity).values()) {
      KeyBuilder other = methods.putIfAbsent(builder.method(), builder);
      if (other != null
          && !other.path().equals(builder.path())
          && reported.add(builder.path().label())) {
        collision(
            builder.path().index().map(each -> each.site()).orElse(entity.entity().site()),
            other.path().label()
                + " and "
                + builder.path().label()
                + " would both have the key builder "
                + GeneratedNames.keys(entity.entity()).simpleName()
                + "."
                + builder.method(),
            "rename one of the indexes");
      }
    }
  }

  private void collision(Site site, String headline, String mend) {
    report.add(Problem.NAME_COLLISION, site, headline, mend);
  }

  private static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static String erased(TypeName type) {
    if (type instanceof ClassName name) {
      return name.canonicalName();
    }
    return type instanceof ParameterizedTypeName generic
        ? generic.rawType.canonicalName()
        : type.toString();
  }
}
