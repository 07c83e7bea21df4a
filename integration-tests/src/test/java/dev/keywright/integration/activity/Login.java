package dev.keywright.integration.activity;

import dev.keywright.Attribute;
import dev.keywright.Flatten;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One who came in. */
public record Login(
    String userId,
    Instant at,
    int number,
    long version,
    @Nullable Instant changedAt,
    @Attribute(name = "DevicePK") String device,
    @Attribute(name = "remark") List<String> remarks,
    Place place,
    @Flatten Origin origin)
    implements Activity {}
