package dev.keywright.integration.activity;

import java.util.Optional;

/** From where it came: spread over the attributes of the item. */
public record Origin(String network, Optional<String> host) {}
