package dev.keywright.testing.contract;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Turns the tests of a target's {@link KnownDeviations} round: they have to fail. A list that names
 * a test that is no longer there is refused as well, when a whole class has run.
 */
final class DeviationExtension implements InvocationInterceptor, AfterAllCallback {

  private static final KnownDeviations DEVIATIONS =
      KnownDeviations.of(ContractTarget.current().name());
  private static final Set<String> RUN = ConcurrentHashMap.newKeySet();

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    judge(id(context.getRequiredTestClass(), method.getExecutable().getName()), invocation);
  }

  @Override
  public void interceptDynamicTest(
      Invocation<Void> invocation,
      DynamicTestInvocationContext dynamicTest,
      ExtensionContext context)
      throws Throwable {
    ExtensionContext declaring = context;
    while (declaring.getTestClass().isEmpty()) {
      declaring = declaring.getParent().orElseThrow();
    }
    judge(id(declaring.getRequiredTestClass(), context.getDisplayName()), invocation);
  }

  private static void judge(String id, Invocation<Void> invocation) throws Throwable {
    if (!RUN.add(id)) {
      fail("two contract tests are called " + id);
    }
    String reason = DEVIATIONS.reasons().get(id);
    if (reason == null) {
      try {
        invocation.proceed();
      } catch (AssertionError | RuntimeException failure) {
        record(id, failure);
        throw failure;
      }
      return;
    }
    try {
      invocation.proceed();
    } catch (AssertionError | RuntimeException expected) {
      return;
    }
    fail(DEVIATIONS.source() + " is stale: " + id + " passes, though it lists: " + reason);
  }

  /**
   * With {@code -Dcontract.failures=<file>}, one line for each test that fails: the raw material of
   * a list of deviations.
   */
  private static synchronized void record(String id, Throwable failure) throws IOException {
    String file = System.getProperty("contract.failures");
    if (file != null) {
      String line = id + ": " + String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
      Files.writeString(Path.of(file), line + System.lineSeparator(), CREATE, APPEND);
    }
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (System.getProperty("test", "").contains("#")) {
      return; // a single method was asked for
    }
    String prefix = id(context.getRequiredTestClass(), "");
    Set<String> missing = new TreeSet<>(DEVIATIONS.reasons().keySet());
    missing.removeIf(id -> !id.startsWith(prefix) || RUN.contains(id));
    if (!missing.isEmpty()) {
      fail(DEVIATIONS.source() + " lists tests that do not exist: " + missing);
    }
  }

  /** {@code PutItem.emptySet}: the class without its suffix, and the method or the case. */
  private static String id(Class<?> type, String test) {
    return type.getSimpleName().replace("ContractTest", "") + "." + test;
  }
}
