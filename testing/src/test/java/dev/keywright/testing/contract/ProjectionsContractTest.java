package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** ProjectionExpression: what is given back of an item. */
final class ProjectionsContractTest extends ContractTest {

  private static String stored() {
    String key = "{'pk':{'S':'" + unique() + "'}}";
    put(
        ContractTables.hash(),
        key.replaceFirst("}}$", "}")
            + ",'a':{'S':'aa'},'m':{'M':{'x':{'S':'mx'},'y':{'M':{'z':{'N':'1'},'w':{'N':'2'}}}}},"
            + "'l':{'L':[{'S':'0'},{'M':{'p':{'S':'p1'},'q':{'S':'q1'}}},{'S':'2'},"
            + "{'L':[{'N':'30'},{'N':'31'}]}]},'s':{'SS':['v']},'dot.ted':{'S':'d'}}");
    return key;
  }

  private static void assertProjects(String expected, String key, String projection, String names) {
    assertItem(
        expected,
        ok(
            "GetItem",
            "{'TableName':'"
                + ContractTables.hash()
                + "','Key':"
                + key
                + ",'ConsistentRead':true,"
                + "'ProjectionExpression':'"
                + projection
                + "'"
                + names
                + "}"));
  }

  @Test
  void attributesAndPaths() {
    String key = stored();
    assertProjects("{'a':{'S':'aa'}}", key, "a", "");
    assertProjects("{'a':{'S':'aa'},'s':{'SS':['v']}}", key, "a, s, absent", "");
    assertProjects("{'m':{'M':{'x':{'S':'mx'}}}}", key, "m.x", "");
    assertProjects("{'m':{'M':{'x':{'S':'mx'},'y':{'M':{'z':{'N':'1'}}}}}}", key, "m.x, m.y.z", "");
    assertProjects("{'l':{'L':[{'S':'2'}]}}", key, "l[2]", "");
    assertProjects("{'l':{'L':[{'S':'0'},{'S':'2'}]}}", key, "l[2], l[0]", "");
    assertProjects("{'l':{'L':[{'M':{'q':{'S':'q1'}}}]}}", key, "l[1].q", "");
    assertProjects("{'l':{'L':[{'L':[{'N':'31'}]}]}}", key, "l[3][1]", "");
    assertProjects(key, key, "pk", "");
  }

  @Test
  void pathsThatShareAnElement() {
    String key = stored();
    assertProjects(
        "{'l':{'L':[{'M':{'p':{'S':'p1'},'q':{'S':'q1'}}}]}}", key, "l[1].q, l[1].p", "");
    assertProjects("{'l':{'L':[{'L':[{'N':'30'},{'N':'31'}]}]}}", key, "l[3][1], l[3][0]", "");
    assertProjects("{'l':{'L':[{'M':{'p':{'S':'p1'}}},{'S':'2'}]}}", key, "l[2], l[1].p", "");
  }

  @Test
  void placeholders() {
    String key = stored();
    assertProjects("{'a':{'S':'aa'}}", key, "#a", ",'ExpressionAttributeNames':{'#a':'a'}");
    assertProjects(
        "{'dot.ted':{'S':'d'}}", key, "#d", ",'ExpressionAttributeNames':{'#d':'dot.ted'}");
    assertProjects(
        "{'m':{'M':{'x':{'S':'mx'}}}}",
        key,
        "#m.#x",
        ",'ExpressionAttributeNames':{'#m':'m','#x':'x'}");
  }

  @Test
  void nothingIsAnEmptyItem() {
    String key = stored();
    assertProjects("{}", key, "absent", "");
    assertProjects("{}", key, "m.x.deep, s.b, l[9], a[0]", "");
    assertItem(
        "{}",
        ok(
            "GetItem",
            "{'TableName':'%s','Key':%s,'AttributesToGet':['absent']}",
            ContractTables.hash(),
            key));
    assertEquals(
        Map.of(),
        ok(
                "GetItem",
                "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'ProjectionExpression':'a'}",
                ContractTables.hash(),
                unique())
            .body());
  }

  private static DynamicTest invalid(String name, String message, String projection, String names) {
    return rejects(
        name,
        VALIDATION,
        "Invalid ProjectionExpression: " + message,
        "GetItem",
        "{'TableName':'"
            + ContractTables.hash()
            + "','Key':{'pk':{'S':'a'}},"
            + "'ProjectionExpression':'"
            + projection
            + "'"
            + names
            + "}");
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String overlap =
        "Two document paths overlap with each other; must remove or rewrite one of these paths;"
            + " path one: ";
    String conflict =
        "Two document paths conflict with each other; must remove or rewrite one of these paths;"
            + " path one: ";
    return cases(
        invalid("empty expression", "The expression can not be empty;", "", ""),
        invalid("exclamation marks", "Syntax error; token: \"!\", near: \"!!\"", "!!! NO !!!", ""),
        invalid("trailing comma", "Syntax error; token: \"<EOF>\", near: \",\"", "a,", ""),
        invalid("two dots", "Syntax error; token: \".\", near: \"..b\"", "a..b", ""),
        invalid("negative position", "Syntax error; token: \"-\", near: \"[-1\"", "a[-1]", ""),
        invalid(
            "reserved word",
            "Attribute name is a reserved keyword; reserved keyword: status",
            "status",
            ""),
        invalid(
            "reserved word within a path",
            "Attribute name is a reserved keyword; reserved keyword: name",
            "a.name",
            ""),
        invalid(
            "undefined name",
            "An expression attribute name used in the document path is not defined; attribute name:"
                + " #a",
            "#a",
            ""),
        invalid("path twice", overlap + "[a], path two: [a]", "a, a", ""),
        invalid("path and a part of it", overlap + "[a], path two: [a, b]", "a, a.b", ""),
        invalid(
            "part before the path", overlap + "[a, b, [1]], path two: [a, b]", "a.b[1], a.b", ""),
        invalid(
            "two names of one path",
            overlap + "[a], path two: [a]",
            "#a, #b",
            ",'ExpressionAttributeNames':{'#a':'a','#b':'a'}"),
        invalid("map and list", conflict + "[a, b], path two: [a, [0]]", "a.b, a[0]", ""));
  }

  @Test
  void unusedNameIsRefused() {
    assertRejected(
        VALIDATION,
        "Value provided in ExpressionAttributeNames unused in expressions: keys: {#b}",
        call(
            "GetItem",
            "{'TableName':'%s','Key':{'pk':{'S':'a'}},'ProjectionExpression':'#a',"
                + "'ExpressionAttributeNames':{'#a':'a','#b':'b'}}",
            ContractTables.hash()));
  }

  @Test
  void projectsInQueriesToo() {
    String pk = unique();
    put(
        ContractTables.composite(),
        "{'pk':{'S':'" + pk + "'},'sk':{'S':'1'},'m':{'M':{'a':{'N':'1'},'b':{'N':'2'}}}}");
    put(ContractTables.composite(), "{'pk':{'S':'" + pk + "'},'sk':{'S':'2'}}");
    Answer answer =
        ok(
            "Query",
            "{'TableName':'%s','KeyConditionExpression':'pk = :p','ProjectionExpression':'m.b',"
                + "'ExpressionAttributeValues':{':p':{'S':'%s'}}}",
            ContractTables.composite(),
            pk);
    assertJson("[{'m':{'M':{'b':{'N':'2'}}}},{}]", answer.at("Items"));
  }
}
