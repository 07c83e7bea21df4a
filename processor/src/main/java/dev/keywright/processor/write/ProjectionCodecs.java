package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.Planner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The codecs of a table's projections. Entities that store a projection's properties alike share
 * one, {@code SummaryCodec}; where they do not, each has its own, {@code OrderSummaryCodec}.
 */
final class ProjectionCodecs {

  private final Map<Use, ClassName> names = new LinkedHashMap<>();
  private final Map<ClassName, Supplier<TypeSpec>> classes = new LinkedHashMap<>();

  /** An entity's use of a projection, in however many patterns. */
  private record Use(String entity, ClassName projection) {}

  private record Source(EntityLayout entity, Projection projection) {}

  private ProjectionCodecs() {}

  /** The codecs that a table needs, in the order of its patterns. */
  static ProjectionCodecs of(PlannedTable planned) {
    Map<ClassName, Map<String, Source>> sources = new LinkedHashMap<>();
    for (EntityLayout entity : planned.layout().entities()) {
      for (Planner.Planned plan : planned.of(entity)) {
        plan.question()
            .pattern()
            .projection()
            .ifPresent(
                each ->
                    sources
                        .computeIfAbsent(each.type(), type -> new LinkedHashMap<>())
                        .putIfAbsent(entity.entity().name(), new Source(entity, each)));
      }
    }
    ProjectionCodecs codecs = new ProjectionCodecs();
    sources.values().forEach(each -> codecs.add(planned, List.copyOf(each.values())));
    return codecs;
  }

  private void add(PlannedTable planned, List<Source> sources) {
    Map<ClassName, List<Source>> byName = new LinkedHashMap<>();
    for (Source each : sources) {
      byName
          .computeIfAbsent(GeneratedNames.codec(each.projection()), name -> new ArrayList<>())
          .add(each);
    }
    byName.forEach(
        (shared, users) -> {
          boolean isShared = areAlike(planned, users, shared);
          for (Source each : users) {
            ClassName name =
                isShared ? shared : GeneratedNames.codec(each.entity().entity(), each.projection());
            names.put(new Use(each.entity().entity().name(), each.projection().type()), name);
            classes.putIfAbsent(name, () -> write(planned, each, name));
          }
        });
  }

  /** Whether all entities read a projection by the same code: only several need to be written. */
  private static boolean areAlike(PlannedTable planned, List<Source> users, ClassName name) {
    return users.size() == 1
        || users.stream().map(each -> write(planned, each, name)).distinct().count() == 1;
  }

  private static TypeSpec write(PlannedTable planned, Source source, ClassName name) {
    DerivedAttributes derived =
        new KeyAttributesCode(
            EntityKeys.of(planned.layout(), source.entity()),
            planned.readFromKeys(source.entity(), source.projection()));
    return CodecWriter.of(planned.layout().table(), source.projection(), name, derived).write();
  }

  /** The codec by which an entity's patterns read a projection. */
  ClassName name(Entity entity, Projection projection) {
    ClassName name = names.get(new Use(entity.name(), projection.type()));
    return name == null ? GeneratedNames.codec(projection) : name;
  }

  /** The classes, by their names. */
  Map<ClassName, TypeSpec> classes() {
    Map<ClassName, TypeSpec> written = new LinkedHashMap<>();
    classes.forEach((name, type) -> written.put(name, type.get()));
    return written;
  }
}
