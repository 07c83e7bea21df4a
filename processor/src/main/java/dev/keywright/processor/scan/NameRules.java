package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.Table;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.lang.model.SourceVersion;

/**
 * Names that DynamoDB or Java does not allow. The limits are those of "Naming rules and data types"
 * and "Quotas in Amazon DynamoDB" in the DynamoDB developer guide.
 */
final class NameRules {

  private static final int LEAST_NAME = 3;
  private static final int GREATEST_NAME = 255;

  private NameRules() {}

  /** Reports what is not allowed among the names of a table. */
  static void check(Table table, Declaration declared, Report report) {
    String owner = table.type().simpleName();
    checkResource("the table name", table.name(), owner, declared.at("name"), report);
    table
        .key()
        .partition()
        .forEach(each -> checkKeyAttribute(each, owner, declared.at("partitionKey"), report));
    table
        .key()
        .sort()
        .forEach(each -> checkKeyAttribute(each, owner, declared.at("sortKey"), report));
    for (Index index : table.indexes()) {
      checkResource("the index name", index.name(), owner, index.site(), report);
      index
          .key()
          .attributes()
          .forEach(each -> checkKeyAttribute(each, index.site().owner(), index.site(), report));
    }
    for (Entity entity : table.entities()) {
      checkPatterns(entity.patterns(), report);
    }
    for (ItemCollection collection : table.collections()) {
      checkPatterns(collection.patterns(), report);
    }
  }

  private static void checkResource(
      String what, String name, String owner, Site site, Report report) {
    boolean allowed =
        name.length() >= LEAST_NAME
            && name.length() <= GREATEST_NAME
            && name.chars().allMatch(NameRules::isResourceCharacter);
    if (!allowed) {
      report.add(
          Problem.INVALID_NAME,
          site,
          owner + ": " + what + " \"" + name + "\" is not allowed",
          "DynamoDB allows 3 to 255 characters of a-z, A-Z, 0-9, _, - and .");
    }
  }

  private static boolean isResourceCharacter(int character) {
    return (character >= 'a' && character <= 'z')
        || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9')
        || character == '_'
        || character == '-'
        || character == '.';
  }

  private static void checkKeyAttribute(String name, String owner, Site site, Report report) {
    int bytes = name.getBytes(StandardCharsets.UTF_8).length;
    if (bytes == 0 || bytes > GREATEST_NAME) {
      report.add(
          Problem.INVALID_NAME,
          site,
          owner + ": the key attribute name \"" + name + "\" is not allowed",
          "DynamoDB allows 1 to 255 bytes for the name of a key attribute");
    }
  }

  private static void checkPatterns(List<AccessPattern> patterns, Report report) {
    for (AccessPattern pattern : patterns) {
      if (!SourceVersion.isIdentifier(pattern.name())
          || SourceVersion.isKeyword(pattern.name(), SourceVersion.RELEASE_17)) {
        report.add(
            Problem.INVALID_NAME,
            pattern.sites().name(),
            pattern.sites().name().owner() + ": no method can be called so",
            "name the pattern as a Java method: recentOrders");
      }
    }
  }
}
