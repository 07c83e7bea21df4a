package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestProperty.enumeration;
import static dev.keywright.processor.model.TestProperty.property;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestProperty;
import dev.keywright.processor.model.TestTable;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Makes tables of one to four entities and up to three indexes, with every kind of key. */
final class RandomModel {

  private static final List<String> NAMES = List.of("Alpha", "Beta", "Gamma", "Delta");

  private final Random random;
  private final boolean ofChildren;

  RandomModel(Random random) {
    this(random, false);
  }

  private RandomModel(Random random, boolean ofChildren) {
    this.random = random;
    this.ofChildren = ofChildren;
  }

  /** Models in which the sort keys of some entities go on where those of others end. */
  static RandomModel ofChildren(Random random) {
    return new RandomModel(random, true);
  }

  /** A model without mistakes. */
  TableLayout next() {
    while (true) {
      Table table = table();
      Report report = new Report();
      TableLayout layout = TableLayout.of(table, report);
      if (!report.hasErrors() && layout.isComplete() && isSound(layout)) {
        return layout;
      }
    }
  }

  /** What checks of the whole table see to: one type for each key attribute, no equal keys. */
  static boolean isSound(TableLayout layout) {
    Map<String, String> types = new HashMap<>();
    for (EntityLayout entity : layout.entities()) {
      for (KeyText text : entity.texts().values()) {
        String other = types.putIfAbsent(text.attribute(), text.attributeType());
        if (other != null && !other.equals(text.attributeType())) {
          return false;
        }
      }
    }
    for (int i = 0; i < layout.entities().size(); i++) {
      for (int j = 0; j < i; j++) {
        EntityLayout one = layout.entities().get(i);
        EntityLayout other = layout.entities().get(j);
        if (layout.table().key().attributes().stream()
            .allMatch(
                each ->
                    KeyLanguage.of(one.texts().get(each))
                        .meets(KeyLanguage.of(other.texts().get(each))))) {
          return false;
        }
      }
    }
    return true;
  }

  private Table table() {
    boolean sorted = ofChildren || random.nextInt(6) != 0;
    boolean nativeKeys = !ofChildren && random.nextInt(8) == 0;
    String name = "Model";
    TestTable table;
    if (nativeKeys) {
      table = sorted ? TestTable.table(name, "id", "at") : TestTable.table(name, "id");
    } else {
      table = sorted ? TestTable.table(name, "PK", "SK") : TestTable.table(name, "PK");
    }
    if (random.nextInt(5) == 0) {
      table.typeAttribute("");
    }
    List<Declared> entities = new ArrayList<>();
    int count = nativeKeys ? 1 : ofChildren ? 2 + random.nextInt(2) : 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      entities.add(new Declared(NAMES.get(i)));
    }
    String shared = literal() + "{id}";
    String parent = literal() + "{ref}";
    for (Declared each : entities) {
      if (nativeKeys) {
        continue;
      }
      if (ofChildren && random.nextInt(4) != 0) {
        each.entity.key(shared, parent);
        parent += pick(List.of("#X#", "#", "|C", "-")) + "{" + each.commonName() + "}";
      } else {
        String partition = random.nextInt(3) != 0 ? shared : each.template(true);
        each.entity.key(partition, sorted ? each.template(false) : "");
      }
    }
    indexes(table, entities, sorted, nativeKeys);
    entities.forEach(each -> table.entity(each.entity));
    return table.build();
  }

  private void indexes(
      TestTable table, List<Declared> entities, boolean sorted, boolean nativeKeys) {
    int count = random.nextInt(4);
    for (int i = 1; i <= count; i++) {
      String index = "GSI" + i;
      IndexProjection projection =
          List.of(
                  IndexProjection.ALL,
                  IndexProjection.ALL,
                  IndexProjection.KEYS_ONLY,
                  IndexProjection.INCLUDE)
              .get(random.nextInt(4));
      String[] include =
          projection == IndexProjection.INCLUDE
              ? List.of("ref", "n", "status", "entityType", "at")
                  .subList(0, 1 + random.nextInt(4))
                  .toArray(String[]::new)
              : new String[0];
      switch (random.nextInt(9)) {
        case 0 -> {
          if (sorted && !nativeKeys && i == 1) {
            table.index(index, "SK", "PK", projection, include);
          }
        }
        case 1 -> {
          // Over properties, which need no template.
          KeySchema schema =
              new KeySchema(
                  random.nextBoolean() ? List.of("ref") : List.of("ref", "n"),
                  random.nextBoolean() ? List.of("at") : List.of("status", "at"));
          if (!nativeKeys) {
            table.index(index, schema, projection, include);
          }
        }
        case 2 -> {
          if (sorted && !nativeKeys) {
            table.local(index, random.nextBoolean() ? "n" : "at", projection, include);
          }
        }
        case 3 -> {
          table.index(index, new KeySchema(List.of(index + "PK"), List.of()), projection, include);
          keys(entities, index, false);
        }
        case 4 -> {
          // One attribute in two indexes.
          table.index(index, "Both", index + "SK", projection, include);
          entities.forEach(each -> each.sharedKey(index));
        }
        default -> {
          table.index(index, index + "PK", index + "SK", projection, include);
          keys(entities, index, true);
        }
      }
    }
  }

  private void keys(List<Declared> entities, String index, boolean sorted) {
    String shared = literal() + "{ref}";
    for (Declared each : entities) {
      if (random.nextInt(4) != 0) {
        each.entity.key(
            index,
            random.nextInt(3) == 0 ? shared : each.template(true),
            sorted ? each.template(false) : "",
            random.nextInt(4) == 0 ? each.when() : "");
      }
    }
  }

  private String literal() {
    return pick(List.of("", "A#", "B#", "ORDER#", "N", "x-", "K|", "C:"));
  }

  /** An entity that is being declared. */
  private final class Declared {
    private final TestEntity entity;
    private final List<Property> properties = new ArrayList<>();
    private boolean sharesKey;

    Declared(String name) {
      entity = TestEntity.entity(name);
      add(property("id", ScalarType.STRING));
      TestProperty ref = property("ref", ScalarType.STRING);
      // A plain attribute of that name enters the index.
      add(random.nextInt(12) == 0 ? ref.attribute("GSI1PK") : ref, 4);
      TestProperty at = property("at", ScalarType.INSTANT);
      add(
          switch (random.nextInt(10)) {
            case 0 -> at.unstored();
            case 1 -> at.format("ms");
            default -> at;
          });
      add(property("n", pick(List.of(ScalarType.INT, ScalarType.LONG))), 4);
      add(enumeration("status", "NEW", "NEWER", "OLD"), 3);
      List<ScalarType> types = new ArrayList<>(NastyValues.TYPES);
      Collections.shuffle(types, random);
      for (int i = 0; i < 1 + random.nextInt(2); i++) {
        add(property("p" + i, types.get(i)), 3);
      }
      if (random.nextInt(4) == 0) {
        TestProperty document =
            TestProperty.document("place", property("city", ScalarType.STRING).nullable());
        add(random.nextBoolean() ? document.nullable() : document);
      }
    }

    private void add(TestProperty declared, int nullableOneIn) {
      add(random.nextInt(nullableOneIn) == 0 ? declared.nullable() : declared);
    }

    private void add(TestProperty declared) {
      entity.property(declared);
      properties.add(declared.build());
    }

    private void sharedKey(String index) {
      if (!sharesKey) {
        entity.key(index, template(true), template(false), random.nextInt(4) == 0 ? when() : "");
        sharesKey = true;
      } else {
        entity.key(index, "", template(false), "");
      }
    }

    /** A property that all entities have, of one type. */
    private String commonName() {
      return pick(List.of("id", "ref", "at"));
    }

    private String when() {
      return pick(
          List.of(
              "status = NEW",
              "status in (NEW, OLD)",
              "ref present",
              "n absent",
              "status = OLD and ref present"));
    }

    private String template(boolean partition) {
      StringBuilder template = new StringBuilder(literal());
      int slots = random.nextInt(10) == 0 ? 0 : 1 + random.nextInt(partition ? 2 : 3);
      Set<String> used = new HashSet<>();
      for (int i = 0; i < slots; i++) {
        if (i > 0) {
          template.append(pick(List.of("#", "#", "#", "#X#", "|", "-", ":", "")));
        }
        template.append(slot(partition, used));
      }
      if (template.isEmpty()) {
        template.append("ROOT");
      } else if (random.nextInt(6) == 0) {
        template.append(pick(List.of("#", "#END", "Z", "|E")));
      }
      return template.toString();
    }

    private String slot(boolean partition, Set<String> used) {
      Property property = pick(properties);
      if (property.document().isPresent()) {
        return "{place.city}";
      }
      ValueType.Scalar type = property.scalar().orElseThrow();
      List<String> formats = formats(type.scalar(), partition);
      // A bucket is of use before the value itself.
      String format = used.add(property.name()) ? pick(formats) : formats.get(0);
      return "{" + property.name() + (format.isEmpty() ? "" : ":" + format) + "}";
    }

    private List<String> formats(ScalarType type, boolean partition) {
      List<String> formats =
          switch (type) {
            case STRING ->
                List.of("", "", "", "ordered", "raw", "lower", "upper", "escaped", "shard(3)");
            case INT, LONG -> List.of("", "", "2", "plain", "shard(2)");
            case INSTANT -> List.of("", "", "ms", "s", "iso", "hour", "day", "month", "year");
            case LOCAL_DATE -> List.of("", "", "month", "year");
            case BIG_DECIMAL -> List.of("3.2");
            default -> List.of("");
          };
      return partition ? formats : formats.stream().filter(each -> !isShard(each)).toList();
    }

    private boolean isShard(String format) {
      return format.startsWith("shard(") && random.nextInt(4) != 0;
    }
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** A row of an entity. */
  static Row row(Entity entity, NastyValues values, Random random) {
    Map<String, Object> row = new HashMap<>();
    for (Property property : entity.properties()) {
      if (property.nullable() && random.nextInt(3) == 0) {
        continue;
      }
      Optional<ValueType.Document> document = property.document();
      if (document.isPresent()) {
        Map<String, Object> inside = new HashMap<>();
        for (Property each : document.get().properties()) {
          if (random.nextInt(3) != 0) {
            inside.put(each.name(), values.shared(each.name(), each.scalar().orElseThrow()));
          }
        }
        row.put(property.name(), inside);
      } else {
        row.put(property.name(), values.shared(property.name(), property.scalar().orElseThrow()));
      }
    }
    return new Row(entity.name(), row);
  }

  /** The indexes of a table by name, for patterns that pin one. */
  static List<String> indexNames(Table table) {
    return table.indexes().stream().map(Index::name).toList();
  }
}
