package dev.keywright.testing.engine;

import org.jspecify.annotations.Nullable;

/** The attribute by which the items of a table expire, while it is switched on. */
public final class TimeToLive {
  private @Nullable String attribute;

  /** The attribute, or null while switched off. */
  public @Nullable String attribute() {
    return attribute;
  }

  /** Switches it on. */
  public void enable(String name) {
    attribute = name;
  }

  /** Switches it off. */
  public void disable() {
    attribute = null;
  }
}
