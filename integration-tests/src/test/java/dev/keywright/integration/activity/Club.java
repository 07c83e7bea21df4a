package dev.keywright.integration.activity;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** Members and what they did. */
@Table(
    name = "Club",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Member.class, Activity.class},
    collections = MemberWithActivities.class)
@GlobalIndex(name = "byOrder", partitionKey = "OrderPK", sortKey = "OrderSK")
@GlobalIndex(name = "open", partitionKey = "OpenPK", sortKey = "OpenSK")
@GlobalIndex(name = "byNetwork", partitionKey = "NetPK", sortKey = "NetSK")
@GlobalIndex(name = "byDevice", partitionKey = "DevicePK")
public interface Club {}
