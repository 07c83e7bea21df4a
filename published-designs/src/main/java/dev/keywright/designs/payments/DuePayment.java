package dev.keywright.designs.payments;

import dev.keywright.Attribute;
import java.time.LocalDate;
import java.util.Map;

/** What a payment run needs of a subscription: no more than the index holds. */
public record DuePayment(
    @Attribute(stored = false) String account,
    @Attribute(stored = false) String subscription,
    @Attribute(name = "SKU") String sku,
    @Attribute(name = "Email") String email,
    @Attribute(name = "PaymentAmount") String paymentAmount,
    @Attribute(name = "NextPaymentDate") LocalDate nextPayment,
    @Attribute(name = "PaymentDetails") Map<String, String> paymentDetails) {}
