package dev.keywright.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.example.account.AccountDesign;
import dev.keywright.example.marketplace.MarketplaceDesign;
import dev.keywright.example.separate.SeparateStoreDesign;
import dev.keywright.example.store.StoreDesign;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The transcripts, to the letter and with every item: what was sent, what came back and what it
 * cost. With {@code -Dkeywright.goldens=update} they are written instead of compared.
 */
class TranscriptsTest {

  private static final Path FOLDER = Path.of("src/test/resources/transcripts");

  @Test
  void store() throws IOException {
    assertTranscript("store.txt", StoreDesign::new);
  }

  @Test
  void separateStore() throws IOException {
    assertTranscript("separate.txt", SeparateStoreDesign::new);
  }

  @Test
  void marketplace() throws IOException {
    assertTranscript("marketplace.txt", MarketplaceDesign::new);
  }

  @Test
  void account() throws IOException {
    assertTranscript("account.txt", AccountDesign::new);
  }

  private static void assertTranscript(
      String name, Function<DynamoDbClient, ? extends Design> design) throws IOException {
    String transcript = Main.transcript(design, Integer.MAX_VALUE);
    Path file = FOLDER.resolve(name);
    if ("update".equals(System.getProperty("keywright.goldens"))) {
      Files.writeString(file, transcript);
    }
    assertEquals(Files.readString(file), transcript);
  }
}
