package dev.keywright.processor.plan;

import dev.keywright.Range;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Makes a failing case smaller, piece by piece, as long as it still fails. */
final class CaseShrinker {

  private final Predicate<Case> fails;

  CaseShrinker(Predicate<Case> fails) {
    this.fails = fails;
  }

  /** The smallest failing case that taking pieces away leads to. */
  Case shrink(Case failing) {
    Case smallest = failing;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (Case candidate : smallerCases(smallest)) {
        if (fails.test(candidate)) {
          smallest = candidate;
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  private static List<Case> smallerCases(Case from) {
    List<Case> smaller = new ArrayList<>();
    without(from.rows())
        .forEach(rows -> smaller.add(with(from, from.table(), from.pattern(), rows)));
    tables(from).forEach(table -> smaller.add(with(from, table, from.pattern(), from.rows())));
    patterns(from.pattern())
        .forEach(pattern -> smaller.add(with(from, from.table(), pattern, from.rows())));
    if (!from.range().equals(Range.all())) {
      smaller.add(
          new Case(
              from.table(),
              from.entity(),
              from.pattern(),
              from.rows(),
              from.known(),
              Range.<Integer>all(),
              from.prefix()));
    }
    return smaller;
  }

  private static Case with(Case from, Table table, AccessPattern pattern, List<Row> rows) {
    return new Case(table, from.entity(), pattern, rows, from.known(), from.range(), from.prefix());
  }

  /** Halves first, then single elements. */
  private static <T> List<List<T>> without(List<T> all) {
    List<List<T>> fewer = new ArrayList<>();
    if (all.size() > 3) {
      fewer.add(all.subList(0, all.size() / 2));
      fewer.add(all.subList(all.size() / 2, all.size()));
    }
    for (T each : all) {
      List<T> rest = new ArrayList<>(all);
      rest.remove(each);
      fewer.add(rest);
    }
    return fewer;
  }

  private static List<Table> tables(Case from) {
    Table table = from.table();
    List<Table> smaller = new ArrayList<>();
    for (Entity entity : table.entities()) {
      if (!entity.name().equals(from.entity())
          && from.rows().stream().noneMatch(row -> row.entity().equals(entity.name()))) {
        List<Entity> rest = new ArrayList<>(table.entities());
        rest.remove(entity);
        smaller.add(with(table, table.indexes(), rest));
      }
    }
    for (Index index : table.indexes()) {
      List<Index> rest = new ArrayList<>(table.indexes());
      rest.remove(index);
      smaller.add(
          with(
              table,
              rest,
              table.entities().stream()
                  .map(each -> with(each, each.properties(), withoutKey(each, index.name())))
                  .toList()));
    }
    for (Entity entity : table.entities()) {
      for (KeyDeclaration key : entity.keys()) {
        if (!key.index().isEmpty()) {
          smaller.add(
              table.withEntity(with(entity, entity.properties(), withoutKey(entity, key.index()))));
        }
        simplerKeys(key)
            .forEach(
                simpler -> {
                  List<KeyDeclaration> keys = new ArrayList<>(entity.keys());
                  Collections.replaceAll(keys, key, simpler);
                  smaller.add(table.withEntity(with(entity, entity.properties(), keys)));
                });
      }
      for (Property property : entity.properties()) {
        List<Property> rest = new ArrayList<>(entity.properties());
        rest.remove(property);
        smaller.add(table.withEntity(with(entity, rest, entity.keys())));
      }
    }
    return smaller;
  }

  private static List<KeyDeclaration> simplerKeys(KeyDeclaration key) {
    List<KeyDeclaration> simpler = new ArrayList<>();
    if (!key.when().isEmpty()) {
      simpler.add(KeyDeclaration.of(key.index(), key.partition(), key.sort(), ""));
    }
    shorter(key.partition())
        .forEach(each -> simpler.add(KeyDeclaration.of(key.index(), each, key.sort(), key.when())));
    shorter(key.sort())
        .forEach(
            each -> simpler.add(KeyDeclaration.of(key.index(), key.partition(), each, key.when())));
    return simpler;
  }

  private static List<String> shorter(String template) {
    List<String> shorter = new ArrayList<>();
    for (int i = template.indexOf('{'); i > 0; i = template.indexOf('{', i + 1)) {
      shorter.add(template.substring(i));
      shorter.add(template.substring(0, i));
    }
    for (int i = template.indexOf('}'); i >= 0 && i + 1 < template.length(); ) {
      shorter.add(template.substring(0, i + 1));
      i = template.indexOf('}', i + 1);
    }
    return shorter;
  }

  private static List<KeyDeclaration> withoutKey(Entity entity, String index) {
    return entity.keys().stream().filter(each -> !each.index().equals(index)).toList();
  }

  private static Table with(Table table, List<Index> indexes, List<Entity> entities) {
    return new Table(
        table.name(),
        table.type(),
        table.key(),
        indexes,
        entities,
        table.collections(),
        table.typeAttribute(),
        table.site());
  }

  private static Entity with(Entity entity, List<Property> properties, List<KeyDeclaration> keys) {
    return new Entity(
        entity.name(),
        entity.type(),
        entity.typeValue(),
        properties,
        entity.shape(),
        keys,
        entity.patterns(),
        entity.generatedPackage(),
        entity.site());
  }

  private static List<AccessPattern> patterns(AccessPattern p) {
    List<AccessPattern> simpler = new ArrayList<>();
    for (List<String> by : without(p.by())) {
      simpler.add(with(p, by, p.range(), p.orderBy(), p.limit(), p.filter(), p.index()));
    }
    simpler.add(with(p, p.by(), "", p.orderBy(), p.limit(), p.filter(), p.index()));
    simpler.add(with(p, p.by(), p.range(), "", 0, p.filter(), p.index()));
    simpler.add(with(p, p.by(), p.range(), p.orderBy(), 0, p.filter(), p.index()));
    simpler.add(with(p, p.by(), p.range(), p.orderBy(), p.limit(), "", p.index()));
    simpler.add(with(p, p.by(), p.range(), p.orderBy(), p.limit(), p.filter(), ""));
    simpler.add(
        new AccessPattern(
            p.name(),
            p.by(),
            p.range(),
            p.prefix(),
            p.orderBy(),
            false,
            p.limit(),
            false,
            p.filter(),
            false,
            Optional.empty(),
            p.index(),
            false,
            p.sites()));
    simpler.removeIf(p::equals);
    return simpler;
  }

  private static AccessPattern with(
      AccessPattern p,
      List<String> by,
      String range,
      String orderBy,
      int limit,
      String filter,
      String index) {
    return new AccessPattern(
        p.name(),
        by,
        range,
        p.prefix(),
        orderBy,
        p.descending() && !orderBy.isEmpty(),
        limit,
        p.unique(),
        filter,
        p.consistent(),
        p.projection(),
        index,
        p.fetch(),
        AccessPattern.Sites.unknown(by.size()));
  }
}
