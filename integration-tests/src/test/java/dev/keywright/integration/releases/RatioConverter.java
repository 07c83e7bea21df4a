package dev.keywright.integration.releases;

import dev.keywright.OrderedAttributeConverter;
import java.math.BigDecimal;

/** Stores shares as decimals. */
public final class RatioConverter implements OrderedAttributeConverter<Ratio, BigDecimal> {

  @Override
  public BigDecimal toStored(Ratio value) {
    return value.share();
  }

  @Override
  public Ratio fromStored(BigDecimal stored) {
    return new Ratio(stored);
  }
}
