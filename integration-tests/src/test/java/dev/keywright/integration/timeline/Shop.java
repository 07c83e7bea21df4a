package dev.keywright.integration.timeline;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** Item collections: without a type attribute, so that keys alone tell items apart. */
@Table(
    name = "Shop",
    partitionKey = "pk",
    sortKey = "sk",
    typeAttribute = "",
    entities = {Account.class, Payment.class, Refund.class, Note.class},
    collections = {Ledger.class, Statement.class, Whole.class, Kept.class})
@GlobalIndex(name = "byCountry", partitionKey = "countryPk", sortKey = "countrySk")
public interface Shop {}
