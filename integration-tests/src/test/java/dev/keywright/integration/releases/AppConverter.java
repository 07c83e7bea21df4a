package dev.keywright.integration.releases;

import dev.keywright.OrderedAttributeConverter;

/** Stores identifiers as texts. */
public final class AppConverter implements OrderedAttributeConverter<App, String> {

  @Override
  public String toStored(App value) {
    return value.id();
  }

  @Override
  public App fromStored(String stored) {
    return new App(stored);
  }
}
