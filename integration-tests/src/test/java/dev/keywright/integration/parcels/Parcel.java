package dev.keywright.integration.parcels;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Optional;

/** What its enums are stored as stands in keys, in filters and in conditions. */
@Table(name = "Parcels", partitionKey = "PK", sortKey = "SK")
@GlobalIndex(
    name = "ByState",
    partitionKey = "state",
    sortKey = "parcelId",
    suppress = "hot-partition")
@GlobalIndex(name = "Moving", partitionKey = "MovingPK", sortKey = "MovingSK")
@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "{state}#{parcelId}")
@Key(
    index = "Moving",
    partition = "MOVING#{customerId}",
    sort = "{parcelId}",
    when = "state in (PLACED, SENT) and carrier = RAIL")
@AccessPattern(name = "ofCustomer", by = "customerId")
@AccessPattern(name = "inState", by = "customerId and state")
@AccessPattern(name = "sent", by = "customerId and state = SENT")
@AccessPattern(name = "everywhereIn", by = "state", orderBy = "parcelId")
@AccessPattern(name = "moving", index = "Moving", by = "customerId", orderBy = "parcelId")
@AccessPattern(
    name = "carried",
    by = "customerId",
    filter = "carrier and size = SMALL",
    suppress = "filter-cost")
@AccessPattern(
    name = "byRail",
    by = "customerId",
    filter = "carrier = RAIL and size",
    suppress = "filter-cost")
@AccessPattern(name = "before", by = "customerId", filter = "previous", suppress = "filter-cost")
@AccessPattern(
    name = "onceUnderWay",
    by = "customerId",
    filter = "previous in (PLACED, SENT)",
    suppress = "filter-cost")
public record Parcel(
    String customerId,
    String parcelId,
    State state,
    Optional<State> previous,
    Carrier carrier,
    Size size) {}
