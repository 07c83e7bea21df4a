package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The ten mistakes that a newcomer is most likely to make. Each message is judged as he would: what
 * it tells him to write is put into the source as it stands there, and then the source compiles.
 */
class NewcomerMistakesTest {

  private static final String TABLE =
      """
      @Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = Shop.Order.class)
      interface Shop {
      """;

  private static final String RECORD =
      """
      record Order(String customerId, String orderId, Instant placedAt, long total, String note) {}
      """;

  private static final String KEY =
      """
      @Entity
      @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{orderId}")
      """;

  @Test
  void misspeltProperty() {
    Attempt attempt =
        attempt(
            TABLE,
            KEY + "@AccessPattern(name = \"ofCustomer\", by = \"custmerId\")\n" + RECORD,
            "unknown-property");
    attempt.replaces("custmerId", attempt.found("did you mean \"(\\w+)\"\\?"));
  }

  @Test
  void missingKey() {
    Attempt attempt = attempt(TABLE, "@Entity\n" + RECORD, "missing-key");
    attempt.adds("Order", attempt.suggested("Order"));
  }

  @Test
  void patternOnAPropertyThatNoKeyHas() {
    Attempt attempt =
        attempt(
            TABLE,
            KEY + "@AccessPattern(name = \"byNote\", by = \"note\")\n" + RECORD,
            "scan-required");
    attempt.adds("Order", attempt.suggested("Order"), "Shop", attempt.suggested("Shop"));
  }

  @Test
  void rangeOnASlotThatIsNotNext() {
    Attempt attempt =
        attempt(
            TABLE,
            KEY
                + "@AccessPattern(name = \"ranged\", by = \"customerId\", range = \"orderId\")\n"
                + RECORD,
            "scan-required");
    attempt.adds("Order", attempt.suggested("Order"), "Shop", attempt.suggested("Shop"));
  }

  @Test
  void wrongOrder() {
    Attempt attempt =
        attempt(
            TABLE,
            KEY
                + "@AccessPattern(name = \"largest\", by = \"customerId\", orderBy = \"total\","
                + " descending = true)\n"
                + RECORD,
            "scan-required");
    attempt.adds("Order", attempt.suggested("Order"), "Shop", attempt.suggested("Shop"));
  }

  @Test
  void projectionTooSmall() {
    String index =
        "@GlobalIndex(name = \"GSI1\", partitionKey = \"note\", sortKey = \"placedAt\""
            + ", projection = IndexProjection.KEYS_ONLY)\n";
    Attempt attempt =
        attempt(
            index + TABLE,
            KEY + "@AccessPattern(name = \"byNote\", by = \"note\")\n" + RECORD,
            "projection-too-small");
    String projection = attempt.found("add to GSI1:  (projection = .*\\})");
    attempt.replaces("projection = IndexProjection.KEYS_ONLY", projection);
  }

  @Test
  void twoEntitiesWithOneKey() {
    String entities = TABLE.replace("Shop.Order.class", "{Shop.Order.class, Shop.Visit.class}");
    Attempt attempt =
        attempt(
            entities,
            "@Entity\n@Key(partition = \"CUSTOMER#{customerId}\", sort = \"{orderId}\")\n"
                + RECORD
                + "@Entity\n@Key(partition = \"CUSTOMER#{customerId}\", sort = \"{visitId}\")\n"
                + "record Visit(String customerId, String visitId) {}\n",
            "overlapping-keys");
    String[] beginnings = attempt.found("such as (\\w+# and \\w+#)").split(" and ", -1);
    attempt.replaces(
        "\"{orderId}\"",
        "\"" + beginnings[0] + "{orderId}\"",
        "\"{visitId}\"",
        "\"" + beginnings[1] + "{visitId}\"");
  }

  @Test
  void formatThatDoesNotFitTheType() {
    Attempt attempt =
        attempt(TABLE, KEY.replace("{placedAt}", "{placedAt:millis}") + RECORD, "unknown-format");
    String formats = attempt.found("it has (.*)");
    assertTrue(formats.contains("ms"), formats);
    attempt.replaces("{placedAt:millis}", "{placedAt:ms}");
  }

  @Test
  void indexThatTheTableDoesNotHave() {
    Attempt attempt =
        attempt(
            TABLE,
            KEY
                + "@Key(index = \"byNote\", partition = \"NOTE#{note}\", sort = \"{orderId}\")\n"
                + "@AccessPattern(name = \"byNote\", by = \"note\")\n"
                + RECORD,
            "unknown-index");
    attempt.adds("Shop", attempt.suggested("Shop"));
  }

  @Test
  void tableThatDoesNotListTheEntity() {
    Attempt attempt =
        attempt(
            TABLE,
            KEY
                + RECORD
                + KEY.replace("ORDER#{placedAt}#{orderId}", "PROFILE")
                + "record Customer(String customerId) {}\n",
            "entity-without-table");
    assertEquals("Customer.class", attempt.found("list it: .*entities = (.*)\\)"));
    attempt.replaces("Shop.Order.class", "{Shop.Order.class, Shop.Customer.class}");
  }

  /** What the compiler said of a source, and the source. */
  private record Attempt(String source, String message) {

    /** The declaration that the message says to add to a type. */
    String suggested(String type) {
      return found("add to " + type + ":\\s+(@.*)");
    }

    String found(String pattern) {
      Matcher matcher = Pattern.compile(pattern).matcher(message);
      assertTrue(matcher.find(), () -> pattern + " in " + message);
      return matcher.group(1);
    }

    /** Puts declarations on types, and compiles. */
    void adds(String... typesAndDeclarations) {
      String mended = source;
      for (int i = 0; i < typesAndDeclarations.length; i += 2) {
        String declaration = typesAndDeclarations[i + 1];
        mended =
            typesAndDeclarations[i].equals("Shop")
                ? mended.replace("@Table(", declaration + "\n@Table(")
                : mended.replaceFirst(
                    "@Entity\n", Matcher.quoteReplacement("@Entity\n" + declaration + "\n"));
      }
      compiles(mended);
    }

    /** Replaces texts, and compiles. */
    void replaces(String... beforeAndAfter) {
      String mended = source;
      for (int i = 0; i < beforeAndAfter.length; i += 2) {
        assertTrue(mended.contains(beforeAndAfter[i]));
        mended = mended.replace(beforeAndAfter[i], beforeAndAfter[i + 1]);
      }
      compiles(mended);
    }

    private static void compiles(String mended) {
      assertEquals(List.of(), said(mended), mended);
    }
  }

  /** Compiles a source with one mistake. */
  private static Attempt attempt(String table, String entity, String id) {
    String source =
        """
        import dev.keywright.AccessPattern;
        import dev.keywright.Entity;
        import dev.keywright.GlobalIndex;
        import dev.keywright.IndexProjection;
        import dev.keywright.Key;
        import dev.keywright.Table;
        import java.time.Instant;

        """
            + table
            + entity
            + "}\n";
    List<String> messages = said(source);
    assertEquals(1, messages.size(), () -> String.join("\n", messages));
    assertTrue(messages.get(0).startsWith("[" + id + "] "), messages.get(0));
    return new Attempt(source, messages.get(0));
  }

  private static List<String> said(String source) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KeywrightProcessor())
            .withOptions("-Xlint:all,-processing", "-implicit:none")
            .compile(JavaFileObjects.forSourceString("Shop", source));
    return compilation.diagnostics().stream()
        .map(each -> each.getMessage(Locale.ROOT))
        .collect(Collectors.toCollection(ArrayList::new));
  }
}
