package dev.keywright.integration.enhanced;

import static dev.keywright.integration.enhanced.Beans.CONTAINERS;
import static dev.keywright.integration.enhanced.Beans.ENUMS;
import static dev.keywright.integration.enhanced.Beans.NUMBERS;
import static dev.keywright.integration.enhanced.Beans.SPARSE;
import static dev.keywright.integration.enhanced.Beans.TEXTS;
import static dev.keywright.integration.enhanced.Beans.TIMES;

import dev.keywright.integration.enhanced.TypesPage.Claim;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What proves each row of the page of types: properties of beans that are exchanged, or refused.
 */
final class TypeProofs {

  private static final Map<String, Proof> BY_TYPE = new LinkedHashMap<>();

  static {
    exchanged("`boolean`, `Boolean`", NUMBERS, "flag", "boxedFlag");
    exchanged(
        "`byte`, `short`, `int`, `long` and wrappers, `BigInteger`",
        NUMBERS,
        "byteValue",
        "boxedByte",
        "shortValue",
        "boxedShort",
        "intValue",
        "boxedInt",
        "longValue",
        "boxedLong",
        "integer");
    exchanged("`byte`, `short`, `int`, `long` and wrappers, `BigInteger`", SPARSE, "number");
    exchanged(
        "`float`, `double` and wrappers",
        NUMBERS,
        "floatValue",
        "boxedFloat",
        "doubleValue",
        "boxedDouble");
    exchanged("`BigDecimal`", NUMBERS, "decimal");
    exchanged("`Duration`", NUMBERS, "duration");
    exchanged(
        "`OptionalInt`, `OptionalLong`, `OptionalDouble`",
        NUMBERS,
        "optionalInt",
        "optionalLong",
        "optionalDouble");
    exchanged("`String`, `char`, `Character`", TEXTS, "text", "charValue", "boxedChar");
    exchanged("`String`, `char`, `Character`", SPARSE, "text");
    exchanged("enum", ENUMS, "plain");
    exchanged("enum of which constants carry `@EnumValue(\"P\")`", ENUMS, "texts");
    exchanged(
        "enum with `@EnumValue` on an accessor, or on the field that it reads", ENUMS, "numbers");
    exchanged(
        "`UUID`, `URI`, `URL`, `ZoneId`, `Period`", TEXTS, "uuid", "uri", "url", "zone", "period");
    exchanged("`Locale`", TEXTS, "locale");
    exchanged("`byte[]`, `ByteBuffer`, `SdkBytes`", TEXTS, "array", "buffer", "bytes");
    exchanged("`Instant`", TIMES, "instant");
    exchanged("`LocalDateTime`, `LocalTime`", TIMES, "dateTime", "time");
    exchanged("`LocalDate`", TIMES, "date");
    exchanged("`OffsetDateTime`, `ZonedDateTime`", TIMES, "offset", "zoned");
    exchanged("`List<E>`", CONTAINERS, "list", "nested");
    exchanged("`List<E>`", SPARSE, "list");
    exchanged("`Collection<E>`", SPARSE, "collection");
    exchanged(
        "`Set<E>` of what is stored as S, N or B",
        CONTAINERS,
        "texts",
        "numbers",
        "binaries",
        "constants",
        "uuids",
        "dates",
        "decimals");
    exchanged("`List<@Nullable E>`, `Map<K, @Nullable V>`", SPARSE, "texts", "byText", "numbers");

    exchanged(
        "`Map<K, V>` with string, number or UUID keys",
        CONTAINERS,
        "byText",
        "byLong",
        "byDecimal",
        "byUuid",
        "deep");
    exchanged("nested bean", CONTAINERS, "part", "parts");
    exchanged("nested class with a builder", CONTAINERS, "label");
    exchanged("nested bean that is [flattened](#flattened-documents)", SPARSE, "remark", "amount");

    refused("`Currency`", RefusedBeans.OfCurrency.class);
    refused("`YearMonth`", RefusedBeans.OfMonth.class);
    refused("`Year`", RefusedBeans.OfYear.class);
    refused("`AttributeValue`", RefusedBeans.OfAttribute.class);
    refused("`Optional<T>`", RefusedBeans.OfOptional.class);
    refused("`Set<E>` of anything else", RefusedBeans.OfFlags.class, RefusedBeans.OfLists.class);
    refused("`SortedSet<E>`", RefusedBeans.OfSortedSet.class);
    refused(
        "`List<Optional<E>>`, `Map<K, Optional<V>>`",
        RefusedBeans.OfOptionals.class,
        RefusedBeans.OfOptionalValues.class);
    refused("`Map<K, V>` with enum keys", RefusedBeans.OfEnumKeys.class);
    refused("`SortedMap<K, V>`", RefusedBeans.OfSortedMap.class);
    refused(
        "nested record, or class with a constructor",
        RefusedBeans.OfRecord.class,
        RefusedBeans.OfClass.class);
    refused("[sealed type](#sealed-types)", RefusedBeans.OfSealed.class);
  }

  private TypeProofs() {}

  /** What proves a row. */
  sealed interface Proof {}

  /** Properties of beans that both libraries store. */
  record Exchanged(Map<Exchange<?>, List<String>> attributes) implements Proof {}

  /** Beans that the Enhanced Client refuses. */
  record Refused(List<Class<? extends Identified>> beans) implements Proof {}

  private static void exchanged(String type, Exchange<?> exchange, String... attributes) {
    Map<Exchange<?>, List<String>> all = new LinkedHashMap<>();
    if (BY_TYPE.get(type) instanceof Exchanged more) {
      all.putAll(more.attributes());
    }
    all.put(exchange, List.of(attributes));
    BY_TYPE.put(type, new Exchanged(all));
  }

  @SafeVarargs
  private static void refused(String type, Class<? extends Identified>... beans) {
    BY_TYPE.put(type, new Refused(List.of(beans)));
  }

  /** The proofs, by the type that a row of the page begins with. */
  static Map<String, Proof> byType() {
    return BY_TYPE;
  }

  /** The attributes of a bean that the page claims something of. */
  static Set<String> attributes(Exchange<?> exchange, Claim claim) {
    return TypesPage.rows().stream()
        .filter(row -> row.claim() == claim)
        .map(row -> BY_TYPE.get(row.type()))
        .filter(Exchanged.class::isInstance)
        .map(Exchanged.class::cast)
        .flatMap(proof -> proof.attributes().getOrDefault(exchange, List.of()).stream())
        .collect(Collectors.toSet());
  }
}
