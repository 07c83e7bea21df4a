package dev.keywright.integration.legacy;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

/** A table of plain attributes, as the Enhanced Client's users have: instants of variable width. */
@Table(name = "Readings", partitionKey = "sensor", sortKey = "at", typeAttribute = "")
@Entity
@Key(partition = "{sensor}", sort = "{at}")
@AccessPattern(
    name = "one",
    by = {"sensor", "at"},
    unique = true)
@AccessPattern(name = "ofSensor", by = "sensor")
public record Reading(String sensor, @Attribute(format = "iso") Instant at, double value) {}
