package dev.keywright.integration.releases;

import dev.keywright.OrderedAttributeConverter;
import java.time.Instant;

/** Stores points in time as instants. */
public final class MomentConverter implements OrderedAttributeConverter<Moment, Instant> {

  @Override
  public Instant toStored(Moment value) {
    return value.at();
  }

  @Override
  public Moment fromStored(Instant stored) {
    return new Moment(stored);
  }
}
