package dev.keywright.integration.releases;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;

/** An item whose properties live in its key, and share a partition with releases. */
@Entity
@Key(partition = "APP#{app}", sort = "NOTE#{version:ordered}#{price:12}")
@AccessPattern(name = "ofApp", by = "app", orderBy = "version")
public record Note(
    @Attribute(stored = false) App app,
    @Attribute(stored = false) @Convert(with = SemVerConverter.class) SemVer version,
    @Attribute(stored = false) @Convert(with = MoneyConverter.class) Money price,
    @Attribute(name = "text", format = "15") @Convert(with = MoneyConverter.class) Money fee) {}
