package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What is said of a class whose members Lombok has yet to write, where it does not run. */
class LombokAwaitedTest {

  private static final JavaFileObject LOMBOK =
      JavaFileObjects.forSourceString("lombok.Data", "package lombok; public @interface Data {}");

  private static final JavaFileObject ENTITY =
      JavaFileObjects.forSourceString(
          "shop.Customer",
          """
          package shop;
          import dev.keywright.*;
          @lombok.Data
          @Table(name = "Customers", partitionKey = "PK")
          @Entity
          @Key(partition = "CUSTOMER#{id}")
          public class Customer {
            private String id;
          }
          """);

  private static final JavaFileObject MISTAKEN =
      JavaFileObjects.forSourceString(
          "shop.Order",
          """
          package shop;
          import dev.keywright.*;
          @Table(name = "Orders", partitionKey = "PK")
          @Entity
          @Key(partition = "ORDER#{idd}")
          public record Order(String id) {}
          """);

  private static List<String> errors(JavaFileObject... sources) {
    Compilation compilation =
        Compiler.javac().withProcessors(new KeywrightProcessor()).compile(sources);
    return compilation.errors().stream()
        .map(each -> each.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
        .toList();
  }

  @Test
  void itIsMissingAmongTheProcessors() {
    assertEquals(
        List.of("[unsupported-shape] generated code cannot read or make a Customer"),
        errors(LOMBOK, ENTITY));
  }

  @Test
  void itIsNotBlamedWhereAnErrorElsewhereHasEndedTheRounds() {
    assertEquals(
        List.of("[unknown-property] Order has no property \"idd\""),
        errors(LOMBOK, ENTITY, MISTAKEN));
  }
}
