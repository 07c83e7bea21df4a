package dev.keywright.integration.releases;

import dev.keywright.AccessPattern;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Optional;

/** An item whose keys are made of types that others know nothing of. */
@Entity
@Key(partition = "APP#{app}", sort = "RELEASE#{version:ordered}#{build}")
@Key(
    index = "ByMonth",
    partition = "{app:shard(3)}#{at:month}",
    sort = "{at}#{app}#{version:ordered}#{build}")
@Key(
    index = "Free",
    partition = "FREE#{app}",
    sort = "{price}#{version:ordered}",
    when = "price in (0, -5) and withdrawn absent")
@Key(index = "ByTime", partition = "TIME#{app}", sort = "{at}#{build}")
@AccessPattern(
    name = "monthOf",
    by = {"app", "at:month"})
@AccessPattern(
    name = "hourOf",
    by = {"app", "at:hour"},
    range = "at",
    orderBy = "at")
@AccessPattern(name = "all", by = "app", orderBy = "version", descending = true)
@AccessPattern(name = "ranged", by = "app", range = "version", orderBy = "version")
@AccessPattern(name = "starting", by = "app", prefix = "version")
@AccessPattern(
    name = "builds",
    by = {"app", "version"})
@AccessPattern(
    name = "build",
    by = {"app", "version", "build"},
    unique = true)
@AccessPattern(name = "priced", by = "app", range = "price", orderBy = "price")
@AccessPattern(
    name = "reduced",
    by = {"app", "price = -5"})
@AccessPattern(name = "shared", by = "app", range = "share", orderBy = "share")
@AccessPattern(
    name = "inMonth",
    by = "at:month",
    range = "at",
    orderBy = "at",
    as = Publication.class)
@AccessPattern(name = "free", by = "app", index = "Free", range = "price", orderBy = "price")
@AccessPattern(
    name = "filtered",
    by = "app",
    filter = "price and share in (0.5, 1) and version",
    suppress = "filter-cost")
public record Release(
    App app,
    @Convert(with = SemVerConverter.class) SemVer version,
    int build,
    @Convert(with = MoneyConverter.class) Money price,
    @Convert(with = RatioConverter.class) Ratio share,
    Moment at,
    Optional<Moment> withdrawn) {}
