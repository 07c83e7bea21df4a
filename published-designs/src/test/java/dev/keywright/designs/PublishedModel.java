package dev.keywright.designs;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The sample items of a design that AWS publishes in the form of NoSQL Workbench. They are read
 * from beside the project, where they are present, and loaded as they are.
 */
final class PublishedModel {

  private static final Path FOLDER = Path.of("..", "..", "shared", "models");

  private final List<Map<String, AttributeValue>> items;

  private PublishedModel(List<Map<String, AttributeValue>> items) {
    this.items = items;
  }

  /** Reads a model; where it is not there, the calling test is skipped. */
  static PublishedModel read(String file) {
    Path path = FOLDER.resolve(file);
    assumeTrue(Files.isRegularFile(path), () -> path + " is not present");
    try {
      JsonNode root = JsonNode.parser().parse(Files.readString(path));
      List<Map<String, AttributeValue>> items = new ArrayList<>();
      for (JsonNode table : root.asObject().get("DataModel").asArray()) {
        collect(table, items);
        table
            .field("TableFacets")
            .ifPresent(facets -> facets.asArray().forEach(facet -> collect(facet, items)));
      }
      return new PublishedModel(items);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void collect(JsonNode holder, List<Map<String, AttributeValue>> items) {
    holder
        .field("TableData")
        .ifPresent(data -> data.asArray().forEach(each -> items.add(document(each))));
  }

  private static Map<String, AttributeValue> document(JsonNode node) {
    Map<String, AttributeValue> document = new HashMap<>();
    node.asObject().forEach((name, value) -> document.put(name, value(value)));
    return document;
  }

  private static AttributeValue value(JsonNode node) {
    Map.Entry<String, JsonNode> typed = node.asObject().entrySet().iterator().next();
    return switch (typed.getKey()) {
      case "S" -> AttributeValue.fromS(typed.getValue().asString());
      case "N" -> AttributeValue.fromN(typed.getValue().asString());
      case "M" -> AttributeValue.fromM(document(typed.getValue()));
      default -> throw new IllegalArgumentException("a value of type " + typed.getKey());
    };
  }

  /** The items, as published. */
  List<Map<String, AttributeValue>> items() {
    return items;
  }

  /** Writes the items as they are. */
  void loadInto(DynamoDbClient client, String table) {
    for (Map<String, AttributeValue> item : items) {
      client.putItem(request -> request.tableName(table).item(item));
    }
  }
}
