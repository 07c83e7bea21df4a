package dev.keywright.designs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.designs.payments.DuePayment;
import dev.keywright.designs.payments.PaymentsTable;
import dev.keywright.designs.payments.Receipt;
import dev.keywright.designs.payments.Reminder;
import dev.keywright.designs.payments.Subscription;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Recurring payments: its published items answer its published questions. */
class PaymentsTest {

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final PaymentsTable payments = PaymentsTable.of(dynamoDb.client());

  @BeforeEach
  void load() {
    payments.createIfMissing();
    PublishedModel.read("RecurringPaymentsSchema.json")
        .loadInto(dynamoDb.client(), PaymentsTable.NAME);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void subscriptionsOfAnAccount() {
    List<Subscription> subscriptions = payments.subscription().ofAccount("123").list();
    assertEquals(1, subscriptions.size());
    Subscription subscription = subscriptions.get(0);
    assertEquals("123", subscription.subscription());
    assertEquals("999", subscription.sku());
    assertEquals(LocalDate.of(2023, 6, 28), subscription.nextPayment());
    assertEquals(
        Optional.of(subscription), payments.subscription().bySubscription("123", "123", "999"));
  }

  @Test
  void receiptsOfAnAccount() {
    assertEquals(
        List.of(
            new Receipt(
                "123",
                "12023-05-28T14:15:39.24",
                "999",
                "s@s.com",
                Instant.parse("2023-05-28T14:15:39.247Z"),
                "12.99",
                1_700_318_200L)),
        payments.receipt().ofAccount("123").list());
  }

  @Test
  void whatIsDueOnADate() {
    LocalDate reminder = LocalDate.of(2023, 6, 21);
    LocalDate payment = LocalDate.of(2023, 6, 28);
    assertEquals(
        List.of(new Reminder("123", "999", "s@s.com", payment, reminder)),
        payments.subscription().remindersDue(reminder).list());
    assertEquals(List.of(), payments.subscription().remindersDue(payment).list());
    List<DuePayment> due = payments.subscription().paymentsDue(payment).list();
    assertEquals(1, due.size());
    assertEquals("123", due.get(0).subscription());
    assertEquals("1234123412341234", due.get(0).paymentDetails().get("default-card"));
  }
}
