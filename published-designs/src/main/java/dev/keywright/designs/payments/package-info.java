/** Recurring payments: subscriptions and receipts of an account. */
@NullMarked
package dev.keywright.designs.payments;

import org.jspecify.annotations.NullMarked;
