package dev.keywright.integration.timeline;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import dev.keywright.Rest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All that an account holds; what is no entity of this version is kept as it is. */
@ItemCollection
@AccessPattern(name = "ofAccount", by = "accountId", unique = true)
@AccessPattern(name = "first", by = "accountId", orderBy = "at", limit = 1)
public record Kept(
    Optional<Account> account,
    List<Payment> payments,
    @Rest List<Map<String, AttributeValue>> others) {}
