package dev.keywright.example.marketplace;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.LocalDate;

/** A vendor's profile, in one partition with the vendor's products. */
@Entity
@Key(partition = "VENDOR#{vendorId}", sort = "PROFILE")
@AccessPattern(name = "profile", by = "vendorId", unique = true)
public record Vendor(String vendorId, String name, LocalDate since) {}
