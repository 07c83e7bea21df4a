package dev.keywright.example.store;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Optional;

/** A customer's profile, in one partition with the customer's orders. */
@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "PROFILE")
@AccessPattern(name = "profile", by = "customerId", unique = true)
public record Customer(String customerId, String name, String email, Optional<String> phone) {}
