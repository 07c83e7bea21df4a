package dev.keywright.testing.junit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Optional;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Makes table objects: those with a static {@code of(DynamoDbClient)} that returns one. */
final class TableObject {
  private TableObject() {}

  /** Whether objects of this type can be made. */
  static boolean isOne(Class<?> type) {
    return factory(type).isPresent();
  }

  /** Makes one, and its table. */
  static Object create(Class<?> type, DynamoDbClient client) {
    Method of =
        factory(type)
            .orElseThrow(
                () -> new ParameterResolutionException(type + " has no of(DynamoDbClient)"));
    try {
      Object table = of.invoke(null, client);
      type.getMethod("createIfMissing").invoke(table);
      return table;
    } catch (InvocationTargetException e) {
      throw new ParameterResolutionException(
          "The table of " + type.getSimpleName() + " cannot be created", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new ParameterResolutionException(
          type.getSimpleName() + " must be public, with a public createIfMissing()", e);
    }
  }

  private static Optional<Method> factory(Class<?> type) {
    try {
      Method of = type.getMethod("of", DynamoDbClient.class);
      boolean fits = Modifier.isStatic(of.getModifiers()) && type == of.getReturnType();
      return fits ? Optional.of(of) : Optional.empty();
    } catch (NoSuchMethodException e) {
      return Optional.empty();
    }
  }
}
