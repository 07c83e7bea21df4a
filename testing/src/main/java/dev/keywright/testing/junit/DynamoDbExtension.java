package dev.keywright.testing.junit;

import dev.keywright.testing.InProcessDynamoDb;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The extension behind {@link DynamoDbTest}, which says what it does. Registered by itself, it does
 * the same with the annotation's usual settings.
 */
public final class DynamoDbExtension implements ParameterResolver, TestExecutionExceptionHandler {
  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(DynamoDbExtension.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == InProcessDynamoDb.class
        || type == DynamoDbClient.class
        || type == DynamoDbAsyncClient.class
        || TableObject.isOne(type);
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    ExtensionContext.Store store = store(context);
    InProcessDynamoDb engine = engine(store, settings(context));
    if (type == InProcessDynamoDb.class) {
      return engine;
    }
    if (type == DynamoDbClient.class) {
      return engine.client();
    }
    if (type == DynamoDbAsyncClient.class) {
      return engine.asyncClient();
    }
    return store.getOrComputeIfAbsent(type, t -> TableObject.create(type, engine.client()));
  }

  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable failure)
      throws Throwable {
    // Closed by the store, when the test or the class it belongs to ends.
    InProcessDynamoDb engine = store(context).get(InProcessDynamoDb.class, InProcessDynamoDb.class);
    if (engine != null) {
      failure.addSuppressed(new TablesAtFailure(engine));
    }
    throw failure;
  }

  private static InProcessDynamoDb engine(
      ExtensionContext.Store store, @Nullable DynamoDbTest settings) {
    boolean refuseScan = settings == null || settings.refuseScan();
    return store.getOrComputeIfAbsent(
        InProcessDynamoDb.class,
        key -> InProcessDynamoDb.builder().refuseScan(refuseScan).build(),
        InProcessDynamoDb.class);
  }

  private static ExtensionContext.Store store(ExtensionContext context) {
    DynamoDbTest settings = settings(context);
    ExtensionContext owner = context;
    if (settings != null && settings.perClass()) {
      while (owner.getTestMethod().isPresent()) {
        owner = owner.getParent().orElseThrow();
      }
    } else if (context.getTestMethod().isEmpty()) {
      throw new ParameterResolutionException(
          "Every test has a database of its own, so there is none for a constructor or a "
              + "@BeforeAll method of "
              + context.getRequiredTestClass().getSimpleName()
              + "; @DynamoDbTest(perClass = true) gives the class one");
    }
    return owner.getStore(NAMESPACE);
  }

  private static @Nullable DynamoDbTest settings(ExtensionContext context) {
    for (Class<?> type = context.getRequiredTestClass();
        type != null;
        type = type.getEnclosingClass()) {
      DynamoDbTest found = AnnotationSupport.findAnnotation(type, DynamoDbTest.class).orElse(null);
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
