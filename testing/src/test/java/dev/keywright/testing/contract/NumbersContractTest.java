package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Numbers: 38 digits, their range, and the one form in which each is given back. */
final class NumbersContractTest extends ContractTest {

  @Test
  void givesBackOneForm() {
    Map<String, String> forms = new LinkedHashMap<>();
    forms.put("1", "1");
    forms.put("1.0", "1");
    forms.put("00042", "42");
    forms.put("0042.1200", "42.12");
    forms.put("-0", "0");
    forms.put("0.0", "0");
    forms.put("-0.5", "-0.5");
    forms.put(".5", "0.5");
    forms.put("1.5E2", "150");
    forms.put("15e-1", "1.5");
    forms.put("100", "100");
    forms.put("1e-3", "0.001");
    forms.put("1E125", "1" + "0".repeat(125));
    forms.put("-1E-130", "-0." + "0".repeat(129) + "1");
    forms.put("9.9999999999999999999999999999999999999E+125", "9".repeat(38) + "0".repeat(88));
    forms.put("12345678901234567890123456789012345678", "12345678901234567890123456789012345678");
    forms.put(
        "0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001");
    String table = ContractTables.hash();
    forms.forEach(
        (given, stored) -> {
          String key = "'pk':{'S':'" + unique() + "'}";
          put(table, "{" + key + ",'n':{'N':'" + given + "'}}");
          assertEquals(stored, get(table, "{" + key + "}").at("Item", "n", "N"), given);
        });
  }

  @Test
  void setsHoldTheSameForms() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + ",'n':{'NS':['1e1','-0.50']},'l':{'L':[{'N':'1.0'}]}}");
    Answer answer = get(table, "{" + key + "}");
    assertEquals(
        java.util.Set.of("10", "-0.5"),
        java.util.Set.copyOf(Json.list(answer.body(), "Item", "n", "NS")));
    assertEquals("1", answer.at("Item", "l", "L", 0, "N"));
  }

  @Test
  void calculatesExactly() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + ",'n':{'N':'" + "9".repeat(37) + "8'}}");
    String add =
        "{'TableName':'%s','Key':{%s},'UpdateExpression':'SET n = n + :one','ReturnValues':"
            + "'ALL_NEW','ExpressionAttributeValues':{':one':{'N':'1'}}}";
    assertEquals("9".repeat(38), ok("UpdateItem", add, table, key).at("Attributes", "n", "N"));
    assertEquals(
        "1" + "0".repeat(38), ok("UpdateItem", add, table, key).at("Attributes", "n", "N"));
  }

  private static DynamicTest refused(String name, String message, String number) {
    return rejects(
        name,
        VALIDATION,
        message,
        "PutItem",
        "{'TableName':'"
            + ContractTables.hash()
            + "','Item':{'pk':{'S':'a'},'n':{'N':'"
            + number
            + "'}}}");
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String digits = "Attempting to store more than 38 significant digits in a Number";
    String over =
        "Number overflow. Attempting to store a number with magnitude larger than supported range";
    String under =
        "Number underflow. Attempting to store a number with magnitude smaller than supported range";
    return cases(
        refused("39 digits", digits, "123456789012345678901234567890123456789"),
        refused("39 digits with a fraction", digits, "1.23456789012345678901234567890123456789"),
        refused("1E126", over, "1E+126"),
        refused("-1E126", over, "-1E+126"),
        refused("1E-131", under, "1E-131"),
        refused("-1E-131", under, "-1E-131"),
        refused(
            "two points", "The parameter cannot be converted to a numeric value: 1.2.3", "1.2.3"),
        refused(
            "infinity",
            "The parameter cannot be converted to a numeric value: Infinity",
            "Infinity"),
        refused("not a number", "The parameter cannot be converted to a numeric value: NaN", "NaN"),
        refused(
            "hexadecimal", "The parameter cannot be converted to a numeric value: 0x1F", "0x1F"));
  }
}
