package dev.keywright.example;

import dev.keywright.example.account.AccountDesign;
import dev.keywright.example.marketplace.MarketplaceDesign;
import dev.keywright.example.separate.SeparateStoreDesign;
import dev.keywright.example.store.StoreDesign;
import dev.keywright.testing.InProcessDynamoDb;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Runs every design on a DynamoDB in the process and prints its transcript: each question with the
 * pattern, the operation and key condition that answered it, the items, and the capacity consumed.
 */
public final class Main {

  private static final List<Function<DynamoDbClient, Design>> DESIGNS =
      List.of(
          StoreDesign::new, SeparateStoreDesign::new, MarketplaceDesign::new, AccountDesign::new);

  /** How many items of an answer are printed: enough to see their order. */
  private static final int SHOWN = 4;

  private Main() {}

  /** Prints the transcripts; arguments are not looked at. */
  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    DESIGNS.forEach(design -> out.println(transcript(design, SHOWN)));
  }

  /** The transcript of one design, on a database of its own, with so many items an answer. */
  static String transcript(Function<DynamoDbClient, ? extends Design> design, int shown) {
    RequestRecorder recorder = new RequestRecorder();
    try (InProcessDynamoDb database = InProcessDynamoDb.create();
        DynamoDbClient client = client(database, recorder)) {
      return new Transcript(recorder, shown).run(design.apply(client)).toString();
    }
  }

  /** The SDK's own client, whose requests are answered in the process, and recorded. */
  private static DynamoDbClient client(InProcessDynamoDb database, RequestRecorder recorder) {
    return DynamoDbClient.builder()
        .httpClient(database.httpClient())
        .endpointOverride(URI.create("http://in-process.invalid"))
        .region(Region.EU_CENTRAL_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("example", "example")))
        .overrideConfiguration(settings -> settings.addExecutionInterceptor(recorder))
        .build();
  }
}
