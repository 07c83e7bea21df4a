package dev.keywright.designs.payments;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;

/**
 * What an account has paid. The date in the key is text of its own: in the published item it is not
 * the processing date.
 */
@Entity
@Key(partition = "ACC#{account}", sort = "REC#{dateText}#SKU#{sku}")
@AccessPattern(name = "ofAccount", by = "account")
public record Receipt(
    @Attribute(stored = false) String account,
    @Attribute(stored = false) String dateText,
    @Attribute(name = "SKU") String sku,
    @Attribute(name = "Email") String email,
    @Attribute(name = "ProcessedDate", format = "ms") Instant processed,
    @Attribute(name = "ProcessedAmount") String processedAmount,
    @Attribute(name = "TTL") long expires) {}
