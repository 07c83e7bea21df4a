package dev.keywright.integration.roundtrip;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every container, of elements and keys of every kind, in each other, and absent. */
@Table(
    name = Engine.TABLE,
    partitionKey = "PK",
    entities = {
      Containers.Lists.class,
      Containers.Sets.class,
      Containers.ListedSets.class,
      Containers.Maps.class,
      Containers.Keys.class,
      Containers.Absent.class,
      Containers.Tree.class,
      Containers.Drawing.class
    })
interface Containers {

  @Entity
  @Key(partition = "LISTS#{id}")
  record Lists(
      String id,
      List<String> texts,
      List<List<Integer>> nested,
      Collection<Instant> instants,
      Collection<? extends Long> wild,
      List<SdkBytes> bytes,
      List<AttributeValue> any,
      List<Map<String, Set<Long>>> mixed) {}

  /** Those that are sets in DynamoDB. */
  @Entity
  @Key(partition = "SETS#{id}")
  record Sets(
      String id,
      Set<String> texts,
      Set<Integer> numbers,
      Set<SdkBytes> binaries,
      Set<BigDecimal> decimals,
      Set<Double> doubles,
      SortedSet<LocalDate> dates,
      Set<Duration> durations) {}

  /** Those whose elements DynamoDB has no set of. */
  @Entity
  @Key(partition = "LISTED#{id}")
  record ListedSets(
      String id,
      Set<Boolean> flags,
      Set<List<Integer>> lists,
      Set<Set<String>> sets,
      Set<Map<String, Integer>> maps,
      Set<Point> points) {}

  record Point(int x, int y) {}

  @Entity
  @Key(partition = "MAPS#{id}")
  record Maps(
      String id,
      Map<String, String> texts,
      Map<String, Map<String, List<Integer>>> nested,
      SortedMap<String, Boolean> sorted,
      Map<String, Point> points,
      Map<String, Set<Long>> sets,
      Map<String, AttributeValue> any) {}

  /** Maps by what has a text or number. */
  @Entity
  @Key(partition = "KEYS#{id}")
  record Keys(
      String id,
      Map<Scalars.Color, Integer> colors,
      Map<UUID, Integer> uuids,
      SortedMap<Long, Integer> longs,
      Map<Byte, Integer> bytes,
      Map<Character, Integer> characters,
      Map<BigInteger, Integer> integers,
      Map<BigDecimal, Integer> decimals) {}

  @Entity
  @Key(partition = "ABSENT#{id}")
  record Absent(
      String id,
      Optional<List<String>> list,
      Optional<Map<String, Integer>> map,
      Optional<Point> point,
      @Nullable List<Integer> nullableList,
      @Nullable Map<String, Point> nullableMap,
      @Nullable Point nullablePoint) {}

  /** What holds itself. */
  @Entity
  @Key(partition = "TREE#{id}")
  record Tree(
      String id,
      List<Tree> children,
      Map<String, Tree> named,
      Optional<Tree> left,
      @Nullable Tree right) {}

  sealed interface Figure {}

  record Circle(Point centre, double radius) implements Figure {}

  record Group(List<Figure> figures) implements Figure {}

  @Entity
  @Key(partition = "DRAWING#{id}")
  record Drawing(
      String id, Figure figure, Optional<Figure> frame, Map<String, Set<Figure>> layers) {}
}
