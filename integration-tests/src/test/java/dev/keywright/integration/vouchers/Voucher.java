package dev.keywright.integration.vouchers;

import dev.keywright.AccessPattern;
import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A voucher, which may have a code. */
@Entity
@Key(partition = "VOUCHER#{id}")
@Key(index = "byCode", partition = "VOUCHER#{code}", sort = "{cents}#{rank:4}")
@AccessPattern(name = "byId", by = "id", unique = true)
@AccessPattern(name = "byCode", by = "code", index = "byCode")
public record Voucher(
    String id, Optional<String> code, @Nullable Long cents, @Default("7") int rank) {}
