package dev.keywright.support;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the version of an optimistic lock, which is a whole number. */
final class Version {

  private Version() {}

  static long of(ItemCodec<?> codec, String attribute, AttributeValue value) {
    if (value.type() == AttributeValue.Type.N) {
      try {
        return Long.parseLong(value.n());
      } catch (NumberFormatException e) {
        // Falls through: 1.5 and 1E+20 are numbers, but no versions.
      }
    }
    throw new IllegalArgumentException(
        codec.entity() + "'s version attribute " + attribute + " does not hold a whole number");
  }
}
