package dev.keywright.integration.activity;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Computed;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Sensitive;
import dev.keywright.UpdatedAt;
import dev.keywright.Variants;
import dev.keywright.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What a user did. */
@Entity
@Variants(attribute = "kind")
@Key(partition = "USER#{userId}", sort = "ACT#{at}#{number:4}")
@Key(index = "byOrder", partition = "ORDER#{orderId}", sort = "{cents}#{userId}")
@Key(
    index = "open",
    partition = "OPEN#{currency}",
    sort = "{at}#{userId}",
    when = "settledAt absent and currency present")
@Key(index = "byNetwork", partition = "NET#{origin.network}", sort = "{origin.host}#{userId}")
@AccessPattern(name = "ofUser", by = "userId", orderBy = "at")
@AccessPattern(name = "within", by = "userId", range = "at", orderBy = "at", descending = true)
@AccessPattern(
    name = "byNumber",
    by = {"userId", "at", "number"},
    unique = true)
@AccessPattern(name = "withCurrency", by = "userId", filter = "currency", suppress = "filter-cost")
@AccessPattern(
    name = "withoutOrder",
    by = "userId",
    filter = "orderId absent",
    suppress = "filter-cost")
@AccessPattern(name = "atHour", by = "userId", filter = "hour", suppress = "filter-cost")
@AccessPattern(name = "ofOrder", index = "byOrder", by = "orderId", orderBy = "cents")
@AccessPattern(name = "ofOrderAbove", by = "orderId", range = "cents")
@AccessPattern(name = "open", index = "open", by = "currency", orderBy = "at", as = Amount.class)
@AccessPattern(name = "inCity", by = "userId", filter = "place.city", suppress = "filter-cost")
@AccessPattern(
    name = "nowhere",
    by = "userId",
    filter = "place.city absent",
    suppress = "filter-cost")
@AccessPattern(name = "ofNetwork", index = "byNetwork", by = "origin.network")
@AccessPattern(
    name = "ofHost",
    by = {"userId"},
    filter = "origin.host",
    suppress = "filter-cost")
@AccessPattern(name = "byDevice", by = "device")
public sealed interface Activity permits Login, Payment, Note {

  /** Who did it. */
  @Sensitive
  String userId();

  /** When. */
  @Attribute(name = "when", format = "ms")
  Instant at();

  /** Tells apart what was done at one time. */
  @Attribute(stored = false)
  int number();

  /** How often it was written. */
  @Version
  long version();

  /** When it was written. */
  @UpdatedAt
  @Nullable Instant changedAt();

  /** The hour of it, of which nothing but the item knows. */
  @Computed
  default int hour() {
    return (int) (at().getEpochSecond() / 3600 % 24);
  }
}
