package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** TagResource, UntagResource and ListTagsOfResource. */
final class TagsContractTest extends ContractTest {

  private static Object arn(String name) {
    return ContractTables.awaitActive(name).at("Table", "TableArn");
  }

  private static Map<String, Object> tags(Object arn) {
    Map<String, Object> tags = new TreeMap<>();
    for (Object tag :
        Json.list(ok("ListTagsOfResource", "{'ResourceArn':'%s'}", arn).body(), "Tags")) {
      tags.put(String.valueOf(Json.at(tag, "Key")), Json.at(tag, "Value"));
    }
    return tags;
  }

  /** A real service lists what was tagged a little later. */
  private static void assertTags(Map<String, String> expected, Object arn) {
    for (int i = 0; i < 20 && !expected.equals(tags(arn)); i++) {
      ContractTables.awaitActive(ContractTables.hash());
    }
    assertEquals(expected, tags(arn));
  }

  @Test
  void addsReplacesAndRemoves() {
    Object arn =
        arn(
            ContractTables.create(
                "'AttributeDefinitions':["
                    + ContractTables.def("pk", "S")
                    + "],"
                    + ContractTables.schema("pk")
                    + ",'Tags':[{'Key':'made','Value':'first'}]"));
    assertTags(Map.of("made", "first"), arn);
    ok(
        "TagResource",
        "{'ResourceArn':'%s','Tags':[{'Key':'a','Value':'1'},{'Key':'made','Value':'second'}]}",
        arn);
    assertTags(Map.of("a", "1", "made", "second"), arn);
    ok("UntagResource", "{'ResourceArn':'%s','TagKeys':['made','nothing']}", arn);
    assertTags(Map.of("a", "1"), arn);
  }

  @Test
  void refusesAnArnThatIsNone() {
    String request = "{'ResourceArn':'not-an-arn','Tags':[{'Key':'a','Value':'1'}]}";
    assertEquals(VALIDATION, call("TagResource", request).errorType());
    assertEquals(
        VALIDATION, call("ListTagsOfResource", "{'ResourceArn':'not-an-arn'}").errorType());
  }

  @Test
  void doesNotShowTheTagsOfOthers() {
    assertEquals(
        "AccessDeniedException",
        call(
                "ListTagsOfResource",
                "{'ResourceArn':'arn:aws:dynamodb:us-east-1:000000000000:table/nothing'}")
            .errorType());
  }

  @Test
  void refusesTagsOutsideTheRules() {
    Object arn = arn(ContractTables.hash());
    String tooMany =
        IntStream.rangeClosed(0, 50)
            .mapToObj(i -> "{'Key':'k" + i + "','Value':''}")
            .collect(Collectors.joining(","));
    for (String tags :
        List.of(
            "",
            tooMany,
            "{'Key':'','Value':'v'}",
            "{'Key':'" + "k".repeat(129) + "','Value':'v'}",
            "{'Key':'k','Value':'" + "v".repeat(257) + "'}",
            "{'Key':'k;','Value':'v'}",
            "{'Key':'k','Value':'#!'}",
            "{'Key':'aws:k','Value':'v'}")) {
      Answer answer = call("TagResource", "{'ResourceArn':'%s','Tags':[%s]}", arn, tags);
      assertEquals(VALIDATION, answer.errorType(), tags);
    }
  }
}
