package dev.keywright.integration.views;

/**
 * What has a price.
 *
 * @param <P> the type of the price
 */
public interface Priced<P> {
  /** The price. */
  P getPrice();
}
