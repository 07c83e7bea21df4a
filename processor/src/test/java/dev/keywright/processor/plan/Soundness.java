package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.NotUniqueException;
import dev.keywright.processor.model.Property;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Compares what a plan finds in the engine with what a look at every row finds. */
final class Soundness {

  private final List<Row> rows;
  private final Case.Resolved resolved;
  private final AccessPlan plan;
  private final Arguments arguments;
  private final Supplier<List<Row>> asked;

  Soundness(Store store, Case.Resolved resolved, AccessPlan plan, Arguments arguments) {
    this(
        resolved,
        plan,
        arguments,
        store.rows(),
        () ->
            new PlanInterpreter(
                    resolved.layout(),
                    resolved.entity(),
                    resolved.question(),
                    arguments,
                    store.table())
                .ask(plan));
  }

  /**
   * Compares what something else finds with what is meant.
   *
   * @param plan says which values are compared by their folded text
   * @param asked what finds rows
   */
  Soundness(
      Case.Resolved resolved,
      AccessPlan plan,
      Arguments arguments,
      List<Row> rows,
      Supplier<List<Row>> asked) {
    this.rows = rows;
    this.resolved = resolved;
    this.plan = plan;
    this.arguments = arguments;
    this.asked = asked;
  }

  /** What is wrong with the answer; empty where it is right. */
  Optional<String> difference() {
    TableLayout layout = resolved.layout();
    Question question = resolved.question();
    List<Row> meant =
        new BruteForce(layout, resolved.entity(), question, arguments, plan).answer(rows);
    List<Row> found;
    try {
      found = asked.get();
    } catch (KeyValueException unwritable) {
      // No item can have such a value, so none may be missed.
      return meant.isEmpty()
          ? Optional.empty()
          : Optional.of("refused (" + unwritable.getMessage() + "), but meant are " + meant);
    } catch (NotUniqueException several) {
      return meant.size() > 1
          ? Optional.empty()
          : Optional.of("found several, but meant are " + meant);
    } catch (DynamoDbException refused) {
      return Optional.of("the engine refuses: " + refused.getMessage());
    }
    if (question.pattern().unique() && meant.size() > 1) {
      return Optional.of("found " + found + ", but more than one is meant: " + meant);
    }
    return compare(meant, found);
  }

  private Optional<String> compare(List<Row> meant, List<Row> found) {
    Question question = resolved.question();
    int limit = question.pattern().limit();
    int expected = limit == 0 ? meant.size() : Math.min(limit, meant.size());
    List<Row> rest = new ArrayList<>(meant);
    for (Row row : found) {
      Optional<Row> same = rest.stream().filter(each -> isSame(each, row)).findFirst();
      if (same.isEmpty()) {
        return Optional.of("found " + row + ", which is not among the meant " + meant);
      }
      rest.remove(same.get());
    }
    if (found.size() != expected) {
      return Optional.of("found " + found + ", but missed some of the meant " + meant);
    }
    return question.orderBy().flatMap(path -> compareOrder(path, meant, found));
  }

  /**
   * The order of the values, ties apart; and with a limit, that the values are the first ones. The
   * order is looked at where the result has the property, which its projection may leave out.
   */
  private Optional<String> compareOrder(PropertyPath path, List<Row> meant, List<Row> found) {
    if (meant.size() < 2) {
      return Optional.empty();
    }
    if (!resolved.question().returns(path)) {
      return Optional.empty();
    }
    Function<Row, Object> value = row -> row.get(path);
    Comparator<Object> order =
        resolved.question().pattern().descending() ? Meaning.ORDER.reversed() : Meaning.ORDER;
    List<Object> sorted = meant.stream().map(value).sorted(order).toList();
    List<Object> actual = found.stream().map(value).toList();
    for (int i = 0; i < actual.size(); i++) {
      if (order.compare(sorted.get(i), actual.get(i)) != 0) {
        return Optional.of("ordered " + actual + ", not " + sorted);
      }
    }
    return Optional.empty();
  }

  /** Whether all that the result needs was read, and as it was written. */
  private boolean isSame(Row written, Row read) {
    for (Property property : resolved.question().result()) {
      if (!isSame(written.values().get(property.name()), read.values().get(property.name()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(@Nullable Object written, @Nullable Object read) {
    return written == null ? read == null : read != null && Meaning.equal(written, read);
  }
}
