package dev.keywright.processor.plan;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.ItemCollection.Member;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Makes item collections of a random model's entities, each with a pattern that is answered. */
final class RandomCollection {

  private static final int ATTEMPTS = 60;
  private static final int MOST = 4;

  private final TableLayout layout;
  private final Random random;

  RandomCollection(TableLayout layout, Random random) {
    this.layout = layout;
    this.random = random;
  }

  /** A few collections; none where chance gives none that is answered. */
  List<ItemCollection> some() {
    List<ItemCollection> answered = new ArrayList<>();
    for (int i = 0; i < ATTEMPTS && answered.size() < MOST; i++) {
      ItemCollection collection = next("Group" + answered.size());
      Report report = new Report();
      new CollectionPlanner(layout, collection, report).plan();
      // Those of one entity are answered most easily, and say least.
      boolean isOneMore =
          collection.members().size() > 1
              || answered.stream().allMatch(each -> each.members().size() > 1);
      if (!report.hasErrors() && isOneMore) {
        answered.add(collection);
      }
    }
    return answered;
  }

  /** The same table with collections. */
  static Table with(Table table, List<ItemCollection> collections) {
    return new Table(
        table.name(),
        table.type(),
        table.key(),
        table.indexes(),
        table.entities(),
        collections,
        table.typeAttribute(),
        table.site());
  }

  private ItemCollection next(String name) {
    List<EntityLayout> entities = new ArrayList<>(layout.entities());
    Collections.shuffle(entities, random);
    int few = random.nextInt(4) == 0 ? 1 : Math.min(2 + random.nextInt(2), entities.size());
    List<EntityLayout> taken = entities.subList(0, few);
    List<Member> members = new ArrayList<>();
    for (EntityLayout each : taken) {
      String entity = each.entity().name();
      String component = "of" + entity;
      members.add(
          random.nextInt(4) == 0
              ? TestTable.optional(component, entity)
              : TestTable.list(component, entity));
    }
    AccessPattern pattern =
        random.nextBoolean()
            ? ofKey(taken.get(0))
            : new RandomPattern(layout, taken.get(0), random).next();
    return new ItemCollection(
        name,
        ClassName.get(TestTable.PACKAGE, name),
        members,
        List.of(whole(pattern)),
        false,
        TestTable.PACKAGE,
        Site.unknown());
  }

  /** Knows one entity's whole key in the table, where those of others may go on. */
  private AccessPattern ofKey(EntityLayout entity) {
    Set<String> known = new LinkedHashSet<>();
    layout.table().key().attributes().stream()
        .flatMap(each -> entity.texts().get(each).slots().stream())
        .forEach(slot -> known.add(slot.path().name()));
    return TestPattern.pattern("find").by(known.toArray(String[]::new)).build();
  }

  /** The pattern without what no collection takes. */
  private static AccessPattern whole(AccessPattern pattern) {
    return new AccessPattern(
        "find",
        pattern.by(),
        pattern.range(),
        pattern.prefix(),
        pattern.orderBy(),
        pattern.descending(),
        pattern.limit(),
        pattern.unique(),
        "",
        pattern.consistent(),
        Optional.empty(),
        pattern.index(),
        false,
        pattern.sites());
  }
}
