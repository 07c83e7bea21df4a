import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

@Table(name = "Orders", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
record Order(
    String id,
    /* expect:
[unsupported-type] Order.task cannot be stored: Runnable is unsupported
  it has no attribute form
  store it by a converter: @Convert(with = …)
    */
    Runnable task,
    /* expect:
[unsupported-type] Order.due cannot be stored: Date is unsupported
  it has no attribute form
  use an Instant or a LocalDate, or store it by a converter: @Convert(with = …)
    */
    java.util.Date due,
    /* expect:
[unsupported-type] Order.notes cannot be stored: ArrayList<String> is unsupported
  it has no attribute form
  declare a List<String>
    */
    java.util.ArrayList<String> notes,
    /* expect:
[unsupported-type] Order.numbers cannot be stored: int[] is unsupported
  an array has no attribute form; use a List, or byte[]
    */
    int[] numbers,
    /* expect:
[unsupported-type] Order.raw cannot be stored: List is unsupported
  it needs type arguments to be read back
    */
    @SuppressWarnings("rawtypes") List raw,
    /* expect:
[unsupported-type] Order.byDay cannot be stored: Map<LocalDate, String> is unsupported
  the keys of a stored map are strings, enums, numbers or UUIDs
    */
    Map<LocalDate, String> byDay,
    /* expect:
[unsupported-type] Order.anything cannot be stored: ? is unsupported
  a wildcard needs an upper bound to be read back
    */
    List<?> anything,
    /* expect:
[unsupported-type] Order.options cannot be stored: Optional<String> is unsupported
  an Optional stands as a property, or as what a list or a map holds
    */
    Optional<Optional<String>> options,
    /* expect:
[unsupported-type] Order.tags cannot be stored: String is unsupported
  a set cannot hold what may be absent
    */
    Set<@Nullable String> tags,
    /* expect:
[unsupported-type] Order.times cannot be stored: Optional<String> is unsupported
  a set cannot hold what may be absent
    */
    SortedSet<Optional<String>> times,
    /* expect:
[unsupported-type] Order.byName cannot be stored: String is unsupported
  the keys of a map cannot hold what may be absent
    */
    Map<@Nullable String, String> byName,
    /* expect:
[unsupported-type] Order.twofold cannot be stored: Optional<String> is unsupported
  it is @Nullable and Optional; one of them says that it may be absent
    */
    List<@Nullable Optional<String>> twofold,
    /* expect:
[unsupported-type] Order.expiresAt has a role that its type does not fit
  it must be an Instant, a time with an offset or zone, or whole seconds as a long or int
    */
    @dev.keywright.TimeToLive String expiresAt,
    /* expect:
[unsupported-type] Order.version has a role that its type does not fit
  it must be a long or int, or its wrapper
    */
    @dev.keywright.Version String version,
    /* expect:
[unsupported-type] Order.converted cannot be stored: long is unsupported
  its converter Wrong converts java.lang.String
    */
    @dev.keywright.Convert(with = Wrong.class) long converted,
    /* expect:
[unsupported-type] Order.either cannot be stored: One is unsupported
  nothing says here what the type parameters of a type that Either permits are
  bind them: record TextOne(String …) implements Either
    */
    Either either,
    /* expect:
[unsupported-type] Order.maybe cannot be stored: Order.Maybe<Boolean> is unsupported
  none of the types that Maybe permits is one
    */
    Maybe<Boolean> maybe,
    Tree tree,
    Endless endless,
    Growing<String> growing,
    Term term) {

  static final class Wrong implements dev.keywright.AttributeConverter<String, String> {
    @Override
    public String toStored(String value) {
      return value;
    }

    @Override
    public String fromStored(String stored) {
      return stored;
    }
  }

  sealed interface Either {}

  sealed interface Maybe<T> {}

  record MaybeText(String text) implements Maybe<String> {}

  record One<T>(T value) implements Either {}

  record Tree(String name, List<Tree> children, Optional<Tree> left) {}

  record Endless(
      /* expect:
[unsupported-type] Endless.next cannot be stored: Order.Endless is unsupported
  every Endless would hold another one without end; let it be Optional, @Nullable, or in a List
      */
      Endless next) {}

  record Growing<T>(
      T value,
      /* expect:
[unsupported-type] Growing.next cannot be stored: Order.Growing<List<List<List<List<List<List<List<List<String>>>>>>>>> is unsupported
  every Growing holds another one with other type arguments, without end
  let it hold one of its own type
      */
      Optional<Growing<List<T>>> next) {}

  sealed interface Term {}

  record Negative(
      /* expect:
[unsupported-type] Negative.term cannot be stored: Order.Term is unsupported
  every Term would hold another one without end; let it be Optional, @Nullable, or in a List
      */
      Term term) implements Term {}

  record Plus(
      /* expect:
[unsupported-type] Plus.left cannot be stored: Order.Term is unsupported
  every Term would hold another one without end; let it be Optional, @Nullable, or in a List
      */
      Term left) implements Term {}
}
