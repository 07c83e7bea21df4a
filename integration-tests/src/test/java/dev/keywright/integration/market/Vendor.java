package dev.keywright.integration.market;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

/** Who sells. */
@Entity
@Key(partition = "VENDOR#{vendorId}", sort = "PROFILE")
@AccessPattern(name = "byId", by = "vendorId", unique = true)
public record Vendor(String vendorId, String name) {}
