package dev.keywright.integration.vouchers;

import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Table;

/** Vouchers and tickets, found by a code in an index that holds keys alone. */
@Table(
    name = "Vouchers",
    partitionKey = "PK",
    entities = {Voucher.class, Ticket.class})
@GlobalIndex(
    name = "byCode",
    partitionKey = "CodePK",
    sortKey = "CodeSK",
    projection = IndexProjection.KEYS_ONLY)
public interface Vouchers {}
