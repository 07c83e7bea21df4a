package dev.keywright.designs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.designs.sessions.ChildSession;
import dev.keywright.designs.sessions.CustomerSession;
import dev.keywright.designs.sessions.SessionStoreTable;
import dev.keywright.designs.sessions.State;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The session store: its published items answer its published questions. */
class SessionStoreTest {

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final SessionStoreTable store = SessionStoreTable.of(dynamoDb.client());

  @BeforeEach
  void load() {
    store.createIfMissing();
    PublishedModel.read("SessionManagementSchema.json")
        .loadInto(dynamoDb.client(), SessionStoreTable.NAME);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void oneSessionWithItsLastLogin() {
    assertEquals(
        Optional.of(
            new CustomerSession(
                "c342etj3",
                "ABC",
                LocalDateTime.parse("2023-05-12T11:30:00"),
                "d234ltj2",
                State.active)),
        store.customerSession().bySession("c342etj3"));
  }

  @Test
  void sessionsOfACustomer() {
    Set<String> sessions =
        store.customerSession().ofCustomer("ABC").stream()
            .map(CustomerSession::session)
            .collect(Collectors.toSet());
    assertEquals(Set.of("c342etj3", "d0004tj2"), sessions);
  }

  @Test
  void childrenOfASession() {
    assertEquals(
        List.of("ert54fbgn", "kljhfytf23"),
        store.childSession().ofSession("c342etj3").stream().map(ChildSession::session).toList());
  }

  @Test
  void theSessionOfAChild() {
    assertEquals(
        Optional.of(new ChildSession("l221et00", "ljy22tf0", "j143lawy", State.active)),
        store.childSession().bySession("ljy22tf0"));
  }

  @Test
  void aSessionExpires() {
    assertEquals(
        "ABC",
        store
            .customerSession()
            .delete("d0004tj2", "ABC")
            .map(CustomerSession::customer)
            .orElse(""));
    assertEquals(1, store.customerSession().ofCustomer("ABC").count());
  }
}
