package dev.keywright.integration.releases;

import dev.keywright.OrderedAttributeConverter;

/** Stores amounts as numbers. */
public final class MoneyConverter implements OrderedAttributeConverter<Money, Long> {

  @Override
  public Long toStored(Money value) {
    return value.cents();
  }

  @Override
  public Money fromStored(Long stored) {
    return new Money(stored);
  }
}
