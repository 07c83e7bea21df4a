package dev.keywright.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.KeyValueException;
import dev.keywright.processor.check.TableChecks;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.resource.TableDescription;
import dev.keywright.processor.write.NameCollisions;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.ShrinkingMode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A sample of what {@link PlannerSoundnessTest} does below the compiler, through it: the sources of
 * random models compile, the table is described as it was planned in memory, and the generated
 * methods find what a look at every row finds.
 */
class GeneratedQueriesTest {

  private static final int PATTERNS = 12;
  private static final int ROWS = 24;
  private static final int ARGUMENTS = 4;

  /** With one seed, so that a build fails for what was changed and not for the day. */
  @net.jqwik.api.Property(tries = 12, seed = "42", shrinking = ShrinkingMode.OFF)
  void generatedMethodsFindWhatIsMeant(@ForAll long seed) {
    check(new Random(seed));
  }

  /** More, on demand: {@code -Dkeywright.sources=500 -Dkeywright.seed=7}. */
  @Example
  void manyGeneratedMethodsFindWhatIsMeant() {
    Random random = new Random(Long.getLong("keywright.seed", 1));
    for (int i = 0; i < Integer.getInteger("keywright.sources", 0); i++) {
      check(random);
    }
  }

  private static void check(Random random) {
    PlannedTable planned = draw(random);
    Table table = planned.layout().table();
    CompiledModel compiled = CompiledModel.of(table);
    assertEquals(comparable(TableDescription.json(planned)), comparable(compiled.description()));
    NastyValues values = new NastyValues(random);
    try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
      compiled.create(dynamoDb.client());
      List<Row> rows = store(planned.layout(), compiled, values, random);
      for (EntityLayout entity : planned.layout().entities()) {
        for (Planner.Planned each : planned.of(entity)) {
          ask(planned.layout(), entity, each, compiled, rows, values);
        }
      }
      for (List<CollectionPlan> plans : planned.collections().values()) {
        plans.forEach(plan -> ask(planned.layout(), plan, compiled, rows, values));
      }
    }
  }

  /** A model that no check objects to, with patterns that are answered. */
  private static PlannedTable draw(Random random) {
    while (true) {
      RandomModel models =
          random.nextBoolean() ? new RandomModel(random) : RandomModel.ofChildren(random);
      TableLayout layout = models.next();
      List<Entity> entities = new ArrayList<>();
      int named = 0;
      for (EntityLayout entity : layout.entities()) {
        List<AccessPattern> answered = new ArrayList<>();
        for (int i = 0; i < PATTERNS / layout.entities().size(); i++) {
          AccessPattern pattern = named(new RandomPattern(layout, entity, random).next(), named++);
          Case.resolve(layout.table(), entity.entity().name(), pattern)
              .filter(each -> each.plan() instanceof Planner.Planned)
              .ifPresent(each -> answered.add(pattern));
        }
        entities.add(ModelSource.with(entity.entity(), answered));
      }
      Report report = new Report();
      Table asRead = asRead(layout.table()).withEntities(entities);
      TableLayout sound =
          TableLayout.of(
              RandomCollection.with(asRead, new RandomCollection(layout, random).some()), report);
      TableChecks.errors(sound, report);
      PlannedTable planned = PlannedTable.of(sound, report);
      NameCollisions.check(planned, each -> false, report);
      if (!report.hasErrors()) {
        return planned;
      }
    }
  }

  /** The table as the annotations of two kinds say it: global indexes first. */
  private static Table asRead(Table table) {
    List<Index> indexes = new ArrayList<>(table.indexes());
    indexes.sort(Comparator.comparing(each -> !(each instanceof Index.Global)));
    return table.withIndexes(indexes);
  }

  private static AccessPattern named(AccessPattern pattern, int number) {
    return new AccessPattern(
        "find" + number,
        pattern.by(),
        pattern.range(),
        pattern.prefix(),
        pattern.orderBy(),
        pattern.descending(),
        pattern.limit(),
        pattern.unique(),
        pattern.filter(),
        pattern.consistent(),
        pattern.projection().map(each -> named(each, "Part" + number)),
        pattern.index(),
        pattern.fetch(),
        pattern.sites());
  }

  private static Projection named(Projection projection, String name) {
    return new Projection(
        name,
        projection.type().peerClass(name),
        projection.properties(),
        projection.shape(),
        projection.generatedPackage(),
        projection.site());
  }

  /** The lines of a description; a component that may be null has a boxed type in a source. */
  private static String comparable(String description) {
    return description
        .lines()
        .filter(line -> !line.strip().startsWith("\"type\": "))
        .collect(Collectors.joining("\n"));
  }

  /** The rows that are stored, of one key the last one. */
  private static List<Row> store(
      TableLayout layout, CompiledModel compiled, NastyValues values, Random random) {
    Map<Map<String, AttributeValue>, Row> rows = new LinkedHashMap<>();
    for (int i = 0; i < ROWS; i++) {
      EntityLayout entity = layout.entities().get(random.nextInt(layout.entities().size()));
      Row row = RandomModel.row(entity.entity(), values, random);
      Optional<Map<String, AttributeValue>> key = key(layout, entity, row);
      String refused = "";
      try {
        compiled.put(row);
      } catch (KeyValueException unwritable) {
        refused = String.valueOf(unwritable.getMessage());
      }
      if (key.isPresent() != refused.isEmpty()) {
        throw new AssertionError(
            row
                + (refused.isEmpty() ? " is written" : " is refused: " + refused)
                + "\n"
                + String.join("\n", new ModelSource(layout.table()).types().values()));
      }
      key.ifPresent(each -> rows.put(each, row));
    }
    return new ArrayList<>(rows.values());
  }

  private static Optional<Map<String, AttributeValue>> key(
      TableLayout layout, EntityLayout entity, Row row) {
    try {
      Map<String, AttributeValue> item =
          new RowCodec(layout, entity, KeyPath.of(layout.table()).get(0)).toItem(row);
      Map<String, AttributeValue> key = new LinkedHashMap<>();
      layout.table().key().attributes().forEach(each -> key.put(each, item.get(each)));
      return Optional.of(key);
    } catch (KeyValueException unwritable) {
      return Optional.empty();
    }
  }

  private static void ask(
      TableLayout layout,
      EntityLayout entity,
      Planner.Planned planned,
      CompiledModel compiled,
      List<Row> rows,
      NastyValues values) {
    Question question = planned.question();
    List<Row> own =
        rows.stream().filter(row -> row.entity().equals(entity.entity().name())).toList();
    for (int i = 0; i < ARGUMENTS; i++) {
      Row like = own.isEmpty() ? new Row(entity.entity().name(), Map.of()) : values.row(own);
      Arguments arguments = values.arguments(question, like);
      Optional<String> difference =
          difference(
              new Case.Resolved(layout, entity, question), planned, compiled, rows, arguments);
      if (difference.isPresent()) {
        fail(question.label(), arguments, difference.get(), layout);
      }
    }
  }

  private static void ask(
      TableLayout layout,
      CollectionPlan plan,
      CompiledModel compiled,
      List<Row> rows,
      NastyValues values) {
    String first = plan.first().entity().name();
    List<Row> own = rows.stream().filter(row -> row.entity().equals(first)).toList();
    for (int i = 0; i < ARGUMENTS; i++) {
      Row like = own.isEmpty() ? new Row(first, Map.of()) : values.row(own);
      Arguments arguments = values.arguments(plan.question(), like);
      Optional<String> difference;
      try {
        difference =
            new CollectionSoundness(layout, plan, arguments, rows)
                .difference(() -> compiled.ask(plan, arguments));
      } catch (RuntimeException failed) {
        difference = Optional.of("failed with " + failed);
      }
      if (difference.isPresent()) {
        fail(plan.collection().name(), arguments, difference.get(), layout);
      }
    }
  }

  private static void fail(
      String label, Arguments arguments, String difference, TableLayout layout) {
    throw new AssertionError(
        label
            + " with "
            + arguments
            + ": "
            + difference
            + "\n"
            + String.join("\n", new ModelSource(layout.table()).types().values()));
  }

  private static Optional<String> difference(
      Case.Resolved resolved,
      Planner.Planned planned,
      CompiledModel compiled,
      List<Row> rows,
      Arguments arguments) {
    try {
      return new Soundness(
              resolved,
              planned.plan(),
              arguments,
              rows,
              () -> compiled.ask(resolved.question(), arguments))
          .difference();
    } catch (RuntimeException failed) {
      return Optional.of("failed with " + failed);
    }
  }
}
