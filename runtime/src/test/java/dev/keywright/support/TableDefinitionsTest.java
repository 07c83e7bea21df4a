package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.TableMismatchException;
import dev.keywright.TableNotReadyException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

class TableDefinitionsTest {

  private static final Projection ALL =
      Projection.builder().projectionType(ProjectionType.ALL).build();
  private static final List<KeySchemaElement> TABLE_KEY = key("PK", "SK");
  private static final List<KeySchemaElement> INDEX_KEY = key("GSI1PK", "GSI1SK");
  private static final List<KeySchemaElement> LOCAL_KEY = key("PK", "placedAt");

  private final ScriptedClient client = new ScriptedClient();
  private final List<Duration> pauses = new ArrayList<>();

  private static List<KeySchemaElement> key(String partition, String sort) {
    return List.of(
        KeySchemaElement.builder().attributeName(partition).keyType(KeyType.HASH).build(),
        KeySchemaElement.builder().attributeName(sort).keyType(KeyType.RANGE).build());
  }

  private static List<AttributeDefinition> attributes(String sortType) {
    List<AttributeDefinition> attributes = new ArrayList<>();
    for (String name : List.of("PK", "SK", "GSI1PK", "GSI1SK", "placedAt")) {
      attributes.add(
          AttributeDefinition.builder()
              .attributeName(name)
              .attributeType(name.equals("GSI1SK") ? sortType : "S")
              .build());
    }
    return attributes;
  }

  private static CreateTableRequest declared(Projection projection) {
    return CreateTableRequest.builder()
        .tableName("Store")
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .keySchema(TABLE_KEY)
        .attributeDefinitions(attributes("S"))
        .globalSecondaryIndexes(
            GlobalSecondaryIndex.builder()
                .indexName("GSI1")
                .keySchema(INDEX_KEY)
                .projection(projection)
                .build())
        .localSecondaryIndexes(
            LocalSecondaryIndex.builder()
                .indexName("byDay")
                .keySchema(LOCAL_KEY)
                .projection(ALL)
                .build())
        .build();
  }

  private static GlobalSecondaryIndexDescription index(String name, String status) {
    return GlobalSecondaryIndexDescription.builder()
        .indexName(name)
        .indexStatus(status)
        .keySchema(INDEX_KEY)
        .projection(ALL)
        .build();
  }

  private static TableDescription.Builder table(
      String status, GlobalSecondaryIndexDescription... indexes) {
    return TableDescription.builder()
        .tableName("Store")
        .tableStatus(status)
        .keySchema(TABLE_KEY)
        .attributeDefinitions(attributes("S"))
        .globalSecondaryIndexes(indexes)
        .localSecondaryIndexes(
            LocalSecondaryIndexDescription.builder()
                .indexName("byDay")
                .keySchema(LOCAL_KEY)
                .projection(ALL)
                .build());
  }

  private static DescribeTableResponse described(TableDescription.Builder table) {
    return DescribeTableResponse.builder().table(table.build()).build();
  }

  private static ResourceNotFoundException absent() {
    return (ResourceNotFoundException)
        ResourceNotFoundException.builder().message("no such table").build();
  }

  private void createIfMissing() {
    createIfMissing(declared(ALL), null);
  }

  private void createIfMissing(CreateTableRequest declared, @Nullable String timeToLive) {
    TableDefinitions.createIfMissing(
        client, declared, timeToLive, Pauses.growing(Duration.ofSeconds(10), pauses::add));
  }

  private List<String> operations() {
    return client.requests.stream()
        .map(request -> request.getClass().getSimpleName().replace("Request", ""))
        .toList();
  }

  @Test
  void createsAndWaitsUntilTableAndIndexesAreActive() {
    client
        .failure(absent())
        .answer(CreateTableResponse.builder().build())
        .failure(absent())
        .failure(absent());
    client
        .failure(ResourceInUseException.builder().build())
        .answer(described(table("CREATING", index("GSI1", "CREATING"))))
        .answer(described(table("ACTIVE", index("GSI1", "CREATING"))))
        .answer(described(table("ACTIVE", index("GSI1", "ACTIVE"))));
    createIfMissing();
    assertEquals(CreateTableRequest.class, client.requests.get(1).getClass());
    assertEquals(declared(ALL), client.requests.get(1));
    assertTrue(pauses.get(0).toMillis() < 100, "the first pause is short");
    assertTrue(pauses.get(1).compareTo(pauses.get(0)) > 0, "pauses grow");
    assertEquals(3, pauses.size());
  }

  @Test
  void leavesAnExistingTableAsItIs() {
    client.answer(
        described(table("UPDATING", index("GSI1", "UPDATING"), index("GSI9", "CREATING"))));
    createIfMissing();
    assertEquals(List.of("DescribeTable"), operations());
  }

  @Test
  void someoneElseMayCreateItFirst() {
    client
        .failure(absent())
        .failure(ResourceInUseException.builder().build())
        .answer(described(table("ACTIVE", index("GSI1", "ACTIVE"))));
    createIfMissing();
    assertEquals(List.of("DescribeTable", "CreateTable", "DescribeTable"), operations());
  }

  @Test
  void waitsForATableThatIsBeingDeleted() {
    client
        .answer(described(table("DELETING")))
        .failure(absent())
        .answer(CreateTableResponse.builder().build())
        .answer(described(table("ACTIVE", index("GSI1", "ACTIVE"))));
    createIfMissing();
    assertEquals(
        List.of("DescribeTable", "DescribeTable", "CreateTable", "DescribeTable"), operations());
  }

  @Test
  void givesUpAfterAWhileAndSaysWhy() {
    for (int i = 0; i < 40; i++) {
      client.answer(described(table("ACTIVE", index("GSI1", "CREATING"))));
    }
    TableNotReadyException e = assertThrows(TableNotReadyException.class, this::createIfMissing);
    assertEquals(
        "Table Store is ACTIVE, its index GSI1 is CREATING; it did not become active in time",
        e.getMessage());
    assertEquals(Duration.ofSeconds(10), pauses.stream().reduce(Duration.ZERO, Duration::plus));
  }

  @Test
  void otherFailuresPassThrough() {
    RuntimeException failure = DynamoDbException.builder().message("denied").build();
    client.failure(failure);
    assertSame(failure, assertThrows(RuntimeException.class, this::createIfMissing));
  }

  private List<String> differences(Consumer<TableDescription.Builder> change) {
    return differences(declared(ALL), change);
  }

  private List<String> differences(
      CreateTableRequest declared, Consumer<TableDescription.Builder> change) {
    TableDescription.Builder table = table("ACTIVE", index("GSI1", "ACTIVE"));
    change.accept(table);
    client.answer(described(table));
    TableMismatchException e =
        assertThrows(TableMismatchException.class, () -> createIfMissing(declared, null));
    assertEquals("Store", e.tableName());
    return e.differences();
  }

  @Test
  void saysWhatDiffers() {
    assertEquals(
        List.of("the table has the key (PK HASH, sk RANGE) where (PK HASH, SK RANGE) is declared"),
        differences(table -> table.keySchema(key("PK", "sk"))));
    assertEquals(
        List.of("key attribute GSI1SK has type N where S is declared"),
        differences(table -> table.attributeDefinitions(attributes("N"))));
    assertEquals(
        List.of("global index GSI1 is missing", "local index byDay is missing"),
        differences(
            table -> table.globalSecondaryIndexes(List.of()).localSecondaryIndexes(List.of())));
    assertEquals(
        List.of("global index GSI1 is missing"),
        differences(table -> table.globalSecondaryIndexes(index("GSI1", "DELETING"))));
    assertEquals(
        List.of(
            "global index GSI1 has the key (GSI1SK HASH, GSI1PK RANGE) where (GSI1PK HASH, GSI1SK"
                + " RANGE) is declared"),
        differences(
            table ->
                table.globalSecondaryIndexes(
                    index("GSI1", "ACTIVE").toBuilder()
                        .keySchema(key("GSI1SK", "GSI1PK"))
                        .build())));
  }

  private static Projection include(String... attributes) {
    return Projection.builder()
        .projectionType(ProjectionType.INCLUDE)
        .nonKeyAttributes(attributes)
        .build();
  }

  private static Consumer<TableDescription.Builder> projecting(Projection projection) {
    return table ->
        table.globalSecondaryIndexes(
            index("GSI1", "ACTIVE").toBuilder().projection(projection).build());
  }

  @Test
  void anIndexMayProjectMoreButNotLess() {
    assertEquals(
        List.of("global index GSI1 projects INCLUDE where ALL attributes are declared"),
        differences(projecting(include("title"))));
    assertEquals(
        List.of("global index GSI1 does not project price, title"),
        differences(declared(include("title", "vendor", "price")), projecting(include("vendor"))));

    TableDescription.Builder more = table("ACTIVE");
    projecting(include("title", "price")).accept(more);
    client.answer(described(more)).answer(described(table("ACTIVE", index("GSI1", "ACTIVE"))));
    createIfMissing(declared(include("price")), null);
    createIfMissing(declared(include("price")), null);
  }

  private static DescribeTimeToLiveResponse timeToLive(TimeToLiveStatus status, String attribute) {
    return DescribeTimeToLiveResponse.builder()
        .timeToLiveDescription(ttl -> ttl.timeToLiveStatus(status).attributeName(attribute))
        .build();
  }

  private ScriptedClient existing() {
    return client.answer(described(table("ACTIVE", index("GSI1", "ACTIVE"))));
  }

  @Test
  void turnsTimeToLiveOn() {
    existing()
        .answer(
            DescribeTimeToLiveResponse.builder()
                .timeToLiveDescription(ttl -> ttl.timeToLiveStatus(TimeToLiveStatus.DISABLED))
                .build())
        .answer(UpdateTimeToLiveResponse.builder().build());
    createIfMissing(declared(ALL), "expiresAt");
    UpdateTimeToLiveRequest request = (UpdateTimeToLiveRequest) client.requests.get(2);
    assertEquals("expiresAt", request.timeToLiveSpecification().attributeName());
    assertEquals(true, request.timeToLiveSpecification().enabled());
  }

  @Test
  void leavesTimeToLiveThatIsOn() {
    existing().answer(timeToLive(TimeToLiveStatus.ENABLING, "expiresAt"));
    createIfMissing(declared(ALL), "expiresAt");
    assertEquals(2, client.requests.size());

    existing().answer(timeToLive(TimeToLiveStatus.ENABLED, "ttl"));
    TableMismatchException e =
        assertThrows(
            TableMismatchException.class, () -> createIfMissing(declared(ALL), "expiresAt"));
    assertEquals(
        List.of("its time to live is read from ttl where expiresAt is declared"), e.differences());
  }

  @Test
  void someoneElseMayTurnTimeToLiveOnFirst() {
    RuntimeException refused =
        DynamoDbException.builder()
            .awsErrorDetails(AwsErrorDetails.builder().errorCode("ValidationException").build())
            .build();
    DescribeTimeToLiveResponse off = timeToLive(TimeToLiveStatus.DISABLED, "expiresAt");
    existing()
        .answer(off)
        .failure(refused)
        .answer(timeToLive(TimeToLiveStatus.ENABLED, "expiresAt"));
    createIfMissing(declared(ALL), "expiresAt");

    existing().answer(off).failure(refused).answer(off);
    assertSame(
        refused,
        assertThrows(RuntimeException.class, () -> createIfMissing(declared(ALL), "expiresAt")));
  }
}
