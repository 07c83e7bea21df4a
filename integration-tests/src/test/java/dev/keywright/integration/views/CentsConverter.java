package dev.keywright.integration.views;

import dev.keywright.AttributeConverter;

/** Stores amounts as numbers. */
final class CentsConverter implements AttributeConverter<Cents, Long> {

  @Override
  public Long toStored(Cents value) {
    return value.amount();
  }

  @Override
  public Cents fromStored(Long stored) {
    return new Cents(stored);
  }
}
