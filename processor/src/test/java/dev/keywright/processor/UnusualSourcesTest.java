package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * What Java allows in the sources that a table comes from, and generated code could trip over: all
 * of it compiles, without a warning.
 */
class UnusualSourcesTest {

  private static final String IMPORTS =
      """
      package shop;

      import dev.keywright.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;

      """;

  /** Compiles sources, the first of which holds the table, and wants no word of it. */
  private static void compiles(String... sources) {
    List<JavaFileObject> files =
        Arrays.stream(sources)
            .map(each -> JavaFileObjects.forSourceString(nameOf(each), IMPORTS + each))
            .toList();
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KeywrightProcessor())
            .withOptions("-Xlint:all,-processing")
            .compile(files);
    assertEquals(
        "",
        compilation.diagnostics().stream()
            .map(each -> each.getMessage(Locale.ROOT))
            .collect(Collectors.joining("\n")));
  }

  private static String nameOf(String source) {
    return "shop." + source.replaceFirst("(?s).*?(?:class|interface|record) (\\w+).*", "$1");
  }

  @Test
  void classesOfThePackageThatAreCalledAsThoseOfJavaLang() {
    compiles(
        """
        @Table(name = "Sales", partitionKey = "PK", sortKey = "SK")
        @Entity
        @Key(partition = "SALE#{id}", sort = "X")
        @AccessPattern(name = "all", by = "id", as = Sale.Price.class)
        public record Sale(java.lang.String id, Optional<java.lang.Long> price) {
          interface Price {
            Optional<java.lang.Long> price();
          }
        }
        """,
        "public final class Override {}\n",
        "public final class String {}\n",
        "public final class Long {}\n",
        "public final class UnsupportedOperationException {}\n");
  }

  @Test
  void textsThatWouldEndACommentOrBeginACharacter() {
    compiles(
        """
        @Table(name = "Paths", partitionKey = "P*/K", sortKey = "SK", typeAttribute = "\\\\u")
        @Entity
        @Key(partition = "CORP\\\\users/*/{id}", sort = "{path}")
        @AccessPattern(name = "below", by = "id", prefix = "path", filter = "owner",
            suppress = "filter-cost")
        public record Path(String id, String path, @Attribute(name = "\\\\u*/") String owner) {}
        """);
  }

  @Test
  void whatIsDeprecatedIsStoredForAsLongAsItIsThere() {
    compiles(
        """
        @Table(name = "Old", partitionKey = "PK", sortKey = "SK")
        @Entity
        @Key(partition = "OLD#{id}", sort = "{grade}")
        @AccessPattern(name = "graded", by = {"id", "grade"}, as = Old.Short.class, filter = "note",
            suppress = "filter-cost")
        public class Old {
          private String id = "";
          private Grade grade = Grade.FINE;
          private String note = "";

          public enum Grade { FINE, @Deprecated POOR }

          @Deprecated(forRemoval = true)
          public interface Short {
            @Deprecated String getNote();
          }

          public String getId() { return id; }
          public void setId(String id) { this.id = id; }
          public Grade getGrade() { return grade; }
          public void setGrade(Grade grade) { this.grade = grade; }
          @Deprecated public String getNote() { return note; }
          @Deprecated(forRemoval = true) public void setNote(String note) { this.note = note; }
        }
        """);
  }
}
