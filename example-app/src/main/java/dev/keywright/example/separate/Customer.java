package dev.keywright.example.separate;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Optional;

/** A customer in a table of its own: the attribute itself is the key, and there is no sort key. */
@Table(name = "Customers", partitionKey = "customerId")
@Entity
@Key(partition = "{customerId}")
@AccessPattern(name = "profile", by = "customerId", unique = true)
public record Customer(String customerId, String name, String email, Optional<String> phone) {}
