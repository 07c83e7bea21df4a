package dev.keywright.designs.payments;

import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Table;

/** Subscriptions and receipts, and what is due on a date. */
@Table(
    name = "ReoccuringPayments",
    partitionKey = "PK",
    sortKey = "SK",
    typeAttribute = "",
    entities = {Subscription.class, Receipt.class})
@GlobalIndex(
    name = "GSI-1",
    partitionKey = "NextReminderDate",
    sortKey = "LastReminderDate",
    projection = IndexProjection.INCLUDE,
    include = {"SKU", "Email", "NextPaymentDate"},
    suppress = "monotonic-partition")
@GlobalIndex(
    name = "GSI-2",
    partitionKey = "NextPaymentDate",
    sortKey = "LastPaymentDate",
    projection = IndexProjection.INCLUDE,
    include = {"Email", "PaymentDay", "PaymentAmount", "SKU", "PaymentDetails"},
    suppress = "monotonic-partition")
public interface Payments {}
