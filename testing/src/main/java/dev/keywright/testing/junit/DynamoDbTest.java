package dev.keywright.testing.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives the tests of a class a DynamoDB in the process: each test its own, empty one, so that tests
 * can run in parallel and in any order. Parameters of tests and of {@code @BeforeEach} methods may
 * be
 *
 * <ul>
 *   <li>{@link dev.keywright.testing.InProcessDynamoDb}, the engine;
 *   <li>{@code DynamoDbClient} or {@code DynamoDbAsyncClient}, the SDK's clients over it;
 *   <li>a generated table class, or any other with a {@code public static} method {@code
 *       of(DynamoDbClient)}: its table is created, by {@code createIfMissing()}.
 * </ul>
 *
 * <pre>{@code
 * @DynamoDbTest
 * class OrdersTest {
 *   @Test
 *   void latestOrdersComeFirst(EcommerceTable store) { … }
 * }
 * }</pre>
 *
 * <p>When a test fails, the tables as they were are shown with the failure.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(DynamoDbExtension.class)
public @interface DynamoDbTest {
  /**
   * Whether {@code Scan} is refused with an error that names the table: usually it is, because the
   * access patterns of an application need none. Tests of migrations allow it.
   */
  boolean refuseScan() default true;

  /**
   * Whether the tests of the class share one database. Parameters of constructors and of
   * {@code @BeforeAll} methods need that.
   */
  boolean perClass() default false;
}
