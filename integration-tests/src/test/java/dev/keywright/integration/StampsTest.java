package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.VersionConflictException;
import dev.keywright.integration.documents.Page;
import dev.keywright.integration.documents.PageTable;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Versions and times that a write adds by itself. */
class StampsTest {

  private static final Instant EXPIRY = Instant.parse("2027-01-01T00:00:00Z");

  private Instant now = Instant.parse("2026-05-01T10:00:00.123456789Z");
  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final PageTable pages = PageTable.of(dynamoDb.client()).withClock(() -> now);
  private final Page draft = new Page("home", "hello", 0, null, null, EXPIRY);

  @BeforeEach
  void create() {
    pages.createIfMissing();
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void whatIsStoredIsReturned() {
    Page created = pages.page().create(draft);
    assertEquals(
        new Page("home", "hello", 1, now, Instant.parse("2026-05-01T10:00:00.123Z"), EXPIRY),
        created);
    assertEquals(Optional.of(created), pages.page().byId("home"));
    Instant first = now;
    now = now.plusSeconds(60);
    Page changed = pages.page().put(created.withText("bye"));
    assertEquals(2, changed.version());
    assertEquals(first, changed.createdAt());
    assertEquals(Instant.parse("2026-05-01T10:01:00.123Z"), changed.updatedAt());
    assertEquals(Optional.of(changed), pages.page().byId("home"));
  }

  @Test
  void anOldVersionChangesNothing() {
    Page created = pages.page().create(draft);
    Page changed = pages.page().replace(created.withText("bye"));
    assertThrows(VersionConflictException.class, () -> pages.page().put(created.withText("again")));
    assertThrows(
        VersionConflictException.class, () -> pages.page().replace(created.withText("again")));
    assertThrows(VersionConflictException.class, () -> pages.page().delete(created));
    assertThrows(ItemAlreadyExistsException.class, () -> pages.page().create(draft));
    assertEquals(Optional.of(changed), pages.page().byId("home"));
    assertEquals(Optional.of(changed), pages.page().delete(changed));
    assertEquals(Optional.empty(), pages.page().byId("home"));
  }

  @Test
  void theTableExpiresByTheProperty() {
    pages.page().create(draft);
    assertEquals(
        "expiresAt",
        dynamoDb
            .client()
            .describeTimeToLive(request -> request.tableName(PageTable.NAME))
            .timeToLiveDescription()
            .attributeName());
  }
}
