package dev.keywright.integration.releases;

import dev.keywright.OrderedAttributeConverter;

/**
 * Stores versions as texts of one width, so that they sort as versions do; with a number sign
 * between, which keys escape.
 */
public final class SemVerConverter implements OrderedAttributeConverter<SemVer, String> {

  @Override
  public String toStored(SemVer value) {
    return two(value.major()) + "#" + two(value.minor());
  }

  private static String two(int number) {
    return number < 10 ? "0" + number : Integer.toString(number);
  }

  @Override
  public SemVer fromStored(String stored) {
    int end = stored.indexOf('#');
    return new SemVer(
        Integer.parseInt(stored.substring(0, end)), Integer.parseInt(stored.substring(end + 1)));
  }
}
