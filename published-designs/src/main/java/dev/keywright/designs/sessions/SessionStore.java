package dev.keywright.designs.sessions;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** Sessions of customers, and their child sessions, looked up from both sides. */
@Table(
    name = "session_store",
    partitionKey = "PK",
    sortKey = "SK",
    typeAttribute = "",
    entities = {CustomerSession.class, ChildSession.class})
@GlobalIndex(name = "GSI1_inverse", partitionKey = "SK", sortKey = "PK")
public interface SessionStore {}
