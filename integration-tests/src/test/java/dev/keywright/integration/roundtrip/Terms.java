package dev.keywright.integration.roundtrip;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.DayOfWeek;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sealed types that hold themselves, generic ones, wildcards, and accessors that give Optionals.
 */
@Table(
    name = Engine.TABLE,
    partitionKey = "PK",
    entities = {Terms.Formula.class, Terms.Outcome.class, Terms.Person.class})
interface Terms {

  /** A tree that its leaves end. */
  sealed interface Term {}

  record Constant(double value) implements Term {}

  record Sum(Term left, Term right) implements Term {}

  record Negative(Factor factor) implements Term {}

  record Factor(Term term, @Nullable Factor next) {}

  @Entity
  @Key(partition = "FORMULA#{id}")
  record Formula(String id, Term term, Optional<Factor> factor) {}

  /** A generic sealed type, one of whose types binds it. */
  sealed interface Result<T> {}

  record Ok<T>(T value) implements Result<T> {}

  record Failed<T>(String message, Optional<Result<T>> before) implements Result<T> {}

  record Counted(int count) implements Result<Integer> {}

  @Entity
  @Key(partition = "OUTCOME#{id}")
  record Outcome(
      String id,
      Result<String> text,
      Result<Integer> number,
      Map<String, Result<List<Scalars.Color>>> colors,
      Map<DayOfWeek, ? extends Set<? extends DayOfWeek>> days,
      Optional<? extends List<? extends Scalars.Color>> wild) {}

  /** A bean that keeps a value or null, and shows an Optional. */
  @Entity
  @Key(partition = "PERSON#{id}")
  final class Person {
    private String id = "";
    private @Nullable String nick;
    private @Nullable List<Integer> sizes;

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }

    public Optional<String> getNick() {
      return Optional.ofNullable(nick);
    }

    public void setNick(@Nullable String nick) {
      this.nick = nick;
    }

    public Optional<List<Integer>> getSizes() {
      return Optional.ofNullable(sizes);
    }

    public void setSizes(@Nullable List<Integer> sizes) {
      this.sizes = sizes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Person that
          && id.equals(that.id)
          && Objects.equals(nick, that.nick)
          && Objects.equals(sizes, that.sizes);
    }

    @Override
    public int hashCode() {
      return Objects.hash(id, nick, sizes);
    }

    @Override
    public String toString() {
      return id + " " + nick + " " + sizes;
    }
  }
}
