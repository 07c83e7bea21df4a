package dev.keywright.processor.plan;

import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Makes patterns: most are led by a key and then bent a little, some are made of thin air. */
final class RandomPattern {

  private static final List<String> BUCKETS = List.of("hour", "day", "month", "year");

  private final TableLayout layout;
  private final EntityLayout entity;
  private final Random random;

  RandomPattern(TableLayout layout, EntityLayout entity, Random random) {
    this.layout = layout;
    this.entity = entity;
    this.random = random;
  }

  AccessPattern next() {
    Set<String> by = new LinkedHashSet<>();
    String next = "";
    List<KeyPath> paths = KeyPath.of(layout.table()).stream().filter(entity::isIn).toList();
    KeyPath path = pick(paths);
    boolean free = random.nextInt(5) == 0;
    if (!free) {
      for (KeyText text : entity.partition(path.key())) {
        for (KeySlot slot : text.slots()) {
          if (!(slot.isShard() && random.nextInt(3) != 0)) {
            by.add(term(slot));
          }
        }
      }
      next = sort(path, by);
    }
    bend(by);
    return pattern(by, next, path);
  }

  /** Binds some slots of the sort key, and returns the property of the next. */
  private String sort(KeyPath path, Set<String> by) {
    for (KeyText text : entity.sort(path.key())) {
      for (KeySlot slot : text.slots()) {
        if (random.nextInt(5) < 3) {
          if (random.nextInt(8) == 0 && isTime(slot)) {
            by.add(slot.path().name() + ":" + pick(BUCKETS));
          }
          return slot.path().name();
        }
        by.add(term(slot));
      }
    }
    return "";
  }

  private void bend(Set<String> by) {
    if (random.nextInt(6) == 0 && !by.isEmpty()) {
      by.remove(pick(new ArrayList<>(by)));
    }
    if (random.nextInt(6) == 0) {
      by.add(anyTerm());
    }
    if (random.nextInt(8) == 0) {
      by.add(anyTerm());
    }
  }

  private AccessPattern pattern(Set<String> by, String next, KeyPath path) {
    TestPattern pattern = TestPattern.pattern("find").by(by.toArray(String[]::new));
    String ordered = random.nextInt(8) == 0 ? anyProperty() : next;
    if (!ordered.isEmpty()) {
      int kind = random.nextInt(6);
      if (kind < 3) {
        pattern.range(ordered);
      } else if (kind == 3) {
        pattern.prefix(ordered);
      }
      if (random.nextBoolean()) {
        pattern.orderBy(random.nextInt(10) == 0 ? anyProperty() : ordered);
        if (random.nextBoolean()) {
          pattern.descending();
        }
        if (random.nextInt(3) == 0) {
          pattern.limit(1 + random.nextInt(3));
        }
      }
    } else if (random.nextInt(3) == 0) {
      pattern.unique();
    }
    if (random.nextInt(5) == 0) {
      pattern.filter(filter());
    }
    if (random.nextInt(10) == 0) {
      pattern.consistent();
    }
    if (random.nextInt(3) == 0) {
      pattern.fetch();
    }
    if (!path.isTable() && random.nextInt(3) == 0) {
      pattern.index(path.indexName());
    }
    if (random.nextInt(4) == 0) {
      pattern.as("Part", some());
    }
    return pattern.build();
  }

  private List<Property> some() {
    List<Property> some =
        entity.entity().properties().stream().filter(each -> random.nextBoolean()).toList();
    return some.isEmpty() ? List.of(entity.entity().properties().get(0)) : some;
  }

  private String term(KeySlot slot) {
    String name = slot.path().name();
    if (isTime(slot) && random.nextInt(6) == 0) {
      return name + ":" + pick(BUCKETS);
    }
    if (!slot.formats().isEmpty() && isBucket(slot.formats()) && random.nextBoolean()) {
      return name + ":" + slot.formats().get(0);
    }
    ValueType.Scalar type = slot.path().property().scalar().orElseThrow();
    if (random.nextInt(4) == 0) {
      Optional<String> constant = constant(type);
      if (constant.isPresent()) {
        return name + " = " + constant.get();
      }
    }
    return name;
  }

  private static boolean isTime(KeySlot slot) {
    ScalarType type = slot.path().property().scalar().orElseThrow().scalar();
    return type == ScalarType.INSTANT || type == ScalarType.LOCAL_DATE;
  }

  private static boolean isBucket(List<String> formats) {
    return switch (formats.get(0)) {
      case "hour", "day", "month", "year", "lower", "upper" -> true;
      default -> formats.get(0).startsWith("shard(");
    };
  }

  private String anyTerm() {
    String name = anyProperty();
    Property property = entity.entity().property(name).orElseThrow();
    return switch (random.nextInt(4)) {
      case 0 -> name + " present";
      case 1 -> property.nullable() ? name + " absent" : name;
      case 2 -> name.equals("status") ? "status in (NEW, OLD)" : name;
      default -> name;
    };
  }

  private String filter() {
    return switch (random.nextInt(5)) {
      case 0 -> "status = NEW";
      case 1 -> "status in (OLD, NEWER)";
      case 2 -> "ref present";
      case 3 -> anyProperty();
      default -> "n absent";
    };
  }

  private String anyProperty() {
    Entity model = entity.entity();
    List<String> scalars =
        model.properties().stream()
            .filter(each -> each.scalar().isPresent())
            .map(Property::name)
            .toList();
    return pick(scalars);
  }

  private Optional<String> constant(ValueType.Scalar type) {
    ScalarType scalar = type.scalar();
    return switch (scalar) {
      case ENUM -> Optional.of(pick(type.constants()));
      case BOOLEAN -> Optional.of(pick(List.of("true", "false")));
      case INT, LONG -> Optional.of(pick(List.of("0", "1", "-1", "100")));
      case STRING -> Optional.of(pick(List.of("'1#2'", "A", "'a$'", "12")));
      case INSTANT -> Optional.of("2024-02-01T00:00:00Z");
      case LOCAL_DATE -> Optional.of("2024-02-01");
      case BIG_DECIMAL -> Optional.of(pick(List.of("1.1", "0.5")));
      default -> Optional.empty();
    };
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
