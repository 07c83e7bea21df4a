package dev.keywright.designs.payments;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** What an account pays for, again and again. */
@Entity
@Key(partition = "ACC#{account}", sort = "SUB#{subscription}#SKU#{sku}")
@AccessPattern(name = "ofAccount", by = "account")
@AccessPattern(
    name = "bySubscription",
    by = {"account", "subscription", "sku"},
    unique = true)
@AccessPattern(name = "remindersDue", by = "nextReminder", as = Reminder.class)
@AccessPattern(name = "paymentsDue", by = "nextPayment", as = DuePayment.class)
public record Subscription(
    @Attribute(stored = false) String account,
    @Attribute(stored = false) String subscription,
    @Attribute(name = "SKU") String sku,
    @Attribute(name = "Email") String email,
    @Attribute(name = "PaymentDay") String paymentDay,
    @Attribute(name = "PaymentAmount") String paymentAmount,
    @Attribute(name = "LastPaymentDate", format = "ms") Instant lastPayment,
    @Attribute(name = "NextPaymentDate") LocalDate nextPayment,
    @Attribute(name = "LastReminderDate", format = "ms") Instant lastReminder,
    @Attribute(name = "NextReminderDate") LocalDate nextReminder,
    @Attribute(name = "PaymentDetails") Map<String, String> paymentDetails,
    @Attribute(name = "CreatedDate", format = "ms") Instant created) {}
