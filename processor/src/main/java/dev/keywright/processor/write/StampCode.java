package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.support.codec.TimeTexts;
import dev.keywright.support.key.InstantEncoding;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.TimePrecision;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes what a write adds to an entity by itself: the next version, and the times of creation and
 * of the last change, by the table's clock.
 */
final class StampCode {

  private final Entity entity;

  StampCode(Entity entity) {
    this.entity = entity;
  }

  /** Whether nothing is added. */
  boolean isEmpty() {
    return version().isEmpty()
        && property(Role.CREATED_AT).isEmpty()
        && property(Role.UPDATED_AT).isEmpty();
  }

  /** The property of the optimistic lock. */
  Optional<PropertyPath> version() {
    return property(Role.VERSION);
  }

  /** The calls that add to a {@code PutBuilder}. */
  CodeBlock calls() {
    CodeBlock.Builder calls = CodeBlock.builder();
    property(Role.CREATED_AT)
        .ifPresent(each -> calls.add("\n.stampIfAbsent($S, $L)", attribute(each), now(each)));
    property(Role.UPDATED_AT)
        .ifPresent(each -> calls.add("\n.stamp($S, $L)", attribute(each), now(each)));
    version().ifPresent(each -> calls.add("\n.version($S)", attribute(each)));
    return calls.build();
  }

  /** The version that an instance was read with; 0 where it never was. */
  CodeBlock expectedVersion(String instance, PropertyPath path) {
    CodeBlock read = CodeBlock.of("$L", instance);
    for (Property step : path.steps()) {
      read = PropertyCode.read(read, step);
    }
    Property version = path.property();
    if (version.type() instanceof ValueType.OptionalOf optional) {
      return switch (optional.javaType().toString()) {
        case "java.util.OptionalInt", "java.util.OptionalLong" ->
            CodeBlock.of("$L.orElse(0)", read);
        case "java.util.Optional<java.lang.Integer>" -> CodeBlock.of("$L.orElse(0)", read);
        default -> CodeBlock.of("$L.orElse(0L)", read);
      };
    }
    return version.type().javaType().isPrimitive() && !version.nullable()
        ? read
        : CodeBlock.of("$L == null ? 0 : $L", read, read);
  }

  private static String attribute(PropertyPath path) {
    return path.property().attribute();
  }

  private Optional<PropertyPath> property(Role role) {
    return entity.properties().stream()
        .flatMap(PropertyPath::attributes)
        .filter(each -> each.property().role() == role)
        .findFirst();
  }

  private CodeBlock now(PropertyPath path) {
    Property property = path.property();
    String where = entity.name() + "." + path;
    if (property.format().isEmpty()) {
      return CodeBlock.of(
          "$T.fromS($T.ofInstant(table.now(), $S))", AttributeValue.class, TimeTexts.class, where);
    }
    TimePrecision precision =
        switch (property.format()) {
          case "us" -> TimePrecision.MICROS;
          case "ms" -> TimePrecision.MILLIS;
          case "s" -> TimePrecision.SECONDS;
          default -> TimePrecision.ISO;
        };
    ChronoUnit unit =
        switch (precision) {
          case MICROS -> ChronoUnit.MICROS;
          case MILLIS -> ChronoUnit.MILLIS;
          case SECONDS -> ChronoUnit.SECONDS;
          default -> ChronoUnit.NANOS;
        };
    return CodeBlock.of(
        "$T.fromS(\n    $T.of($T.of($S, $S), $T.$L)\n        .text(table.now().truncatedTo($T.$L)))",
        AttributeValue.class,
        InstantEncoding.class,
        SlotName.class,
        entity.name(),
        path.name(),
        TimePrecision.class,
        precision.name(),
        ChronoUnit.class,
        unit.name());
  }
}
