package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** ListTables. */
final class ListTablesContractTest extends ContractTest {

  @Test
  void listsInOrderAndInPages() {
    List<String> wanted =
        Stream.of(ContractTables.hash(), ContractTables.composite(), ContractTables.hashNumber())
            .sorted()
            .toList();
    List<Object> found = new ArrayList<>();
    Object after = wanted.get(0).substring(0, wanted.get(0).length() - 1);
    for (int pages = 0; after != null && pages < 100; pages++) {
      Answer page = ok("ListTables", "{'Limit':2,'ExclusiveStartTableName':'%s'}", after);
      List<Object> names = Json.list(page.body(), "TableNames");
      assertTrue(names.size() <= 2);
      found.addAll(names);
      after = page.at("LastEvaluatedTableName");
      if (after != null) {
        assertEquals(names.get(names.size() - 1), after);
      }
    }
    assertTrue(found.containsAll(wanted), () -> found + " lacks one of " + wanted);
    List<Object> sorted = new ArrayList<>(found);
    sorted.sort((a, b) -> a.toString().compareTo(b.toString()));
    assertEquals(sorted, found);
  }

  @Test
  void lastPageHasNoLastName() {
    Answer page = ok("ListTables", "{'ExclusiveStartTableName':'zzzzzzzzzzzz'}");
    assertJson("[]", page.at("TableNames"));
    assertNull(page.at("LastEvaluatedTableName"));
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    return cases(
        rejects(
            "limit of 0",
            VALIDATION,
            "1 validation error detected: Value '0' at 'limit' failed to satisfy constraint:"
                + " Member must have value greater than or equal to 1",
            "ListTables",
            "{'Limit':0}"),
        rejects(
            "limit of 101",
            VALIDATION,
            "1 validation error detected: Value '101' at 'limit' failed to satisfy constraint:"
                + " Member must have value less than or equal to 100",
            "ListTables",
            "{'Limit':101}"),
        rejects(
            "start name of two characters",
            VALIDATION,
            "1 validation error detected: Value 'ab' at 'exclusiveStartTableName' failed to"
                + " satisfy constraint: Member must have length greater than or equal to 3",
            "ListTables",
            "{'ExclusiveStartTableName':'ab'}"),
        rejects(
            "start name with a bad character",
            VALIDATION,
            "1 validation error detected: Value 'abc;' at 'exclusiveStartTableName' failed to"
                + " satisfy constraint: Member must satisfy regular expression pattern:"
                + " [a-zA-Z0-9_.-]+",
            "ListTables",
            "{'ExclusiveStartTableName':'abc;'}"));
  }
}
