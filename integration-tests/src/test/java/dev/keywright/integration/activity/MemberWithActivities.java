package dev.keywright.integration.activity;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;

/** A member, and what it did. */
@ItemCollection
@AccessPattern(name = "whole", by = "userId", orderBy = "at")
@AccessPattern(name = "latest", by = "userId", orderBy = "at", descending = true, limit = 3)
public record MemberWithActivities(Member member, List<Activity> activities) {}
