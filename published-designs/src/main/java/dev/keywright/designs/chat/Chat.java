package dev.keywright.designs.chat;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** Rooms, and what users say in them; the index's keys are properties. */
@Table(
    name = "Chat",
    partitionKey = "PK",
    sortKey = "SK",
    typeAttribute = "",
    entities = {Room.class, Comment.class})
@GlobalIndex(name = "RoomID_Comment_IDX", partitionKey = "RoomID", sortKey = "CreatedAt")
public interface Chat {}
