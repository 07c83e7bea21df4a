package dev.keywright.designs.payments;

import dev.keywright.Attribute;
import java.time.LocalDate;

/** What a reminder needs of a subscription: no more than the index holds. */
public record Reminder(
    @Attribute(stored = false) String account,
    @Attribute(name = "SKU") String sku,
    @Attribute(name = "Email") String email,
    @Attribute(name = "NextPaymentDate") LocalDate nextPayment,
    @Attribute(name = "NextReminderDate") LocalDate nextReminder) {}
