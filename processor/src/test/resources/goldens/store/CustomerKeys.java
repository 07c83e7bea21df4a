package dev.keywright.example.store;

import dev.keywright.support.key.KeyLimits;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.TextEncoding;
import javax.annotation.processing.Generated;

/**
 * The keys of {@link Customer} in table {@code Ecommerce}: typed builders of the text of each key
 * attribute.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class CustomerKeys {
  /**
   * How {@code customerId} stands in {@code {customerId}}.
   */
  public static final TextEncoding CUSTOMER_ID = TextEncoding.escaped(SlotName.of("Customer", "customerId"), '#').last();

  private CustomerKeys() {
  }

  /**
   * The partition key of the table, attribute {@code PK}: {@code CUSTOMER#{customerId}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String partition(String customerId) {
    StringBuilder key = new StringBuilder(48).append("CUSTOMER#");
    CUSTOMER_ID.append(key, customerId);
    return KeyLimits.partition(key, "Customer", "PK");
  }

  /**
   * The sort key of the table, attribute {@code SK}: {@code PROFILE}.
   */
  public static String sort() {
    return "PROFILE";
  }
}
