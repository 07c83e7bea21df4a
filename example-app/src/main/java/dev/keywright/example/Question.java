package dev.keywright.example;

import dev.keywright.Query;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A question that an application asks of its data, with the call of a generated repository that
 * answers it. Nothing is sent before the answer is asked for.
 *
 * @param text the question in words
 * @param call the call, as it stands in the source
 * @param answer sends the call and gives everything that it returns
 */
public record Question(String text, String call, Supplier<? extends List<?>> answer) {

  /** A question that any number of items answer. */
  public static Question all(String text, String call, Supplier<? extends Query<?>> query) {
    return new Question(text, call, () -> query.get().list());
  }

  /** A question that one item answers, or none. */
  public static Question one(String text, String call, Supplier<? extends Optional<?>> item) {
    return new Question(text, call, () -> item.get().stream().toList());
  }
}
