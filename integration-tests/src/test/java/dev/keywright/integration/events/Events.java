package dev.keywright.integration.events;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** Time buckets, shards, and properties that live in the key alone. */
@Table(name = "Events", partitionKey = "pk", sortKey = "sk", entities = Event.class)
@GlobalIndex(name = "recent", partitionKey = "recentPk", sortKey = "recentSk")
public interface Events {}
