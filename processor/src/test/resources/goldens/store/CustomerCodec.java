package dev.keywright.example.store;

import dev.keywright.ItemDecodingException;
import dev.keywright.support.ItemCodec;
import dev.keywright.support.codec.AttributeValues;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Customer} into items, and items into it. It has no state.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class CustomerCodec implements ItemCodec<Customer> {
  /**
   * The codec, for what takes one.
   */
  public static final CustomerCodec INSTANCE = new CustomerCodec();

  private CustomerCodec() {
  }

  /**
   * The whole item: properties, key attributes of the table and its indexes, type attribute.
   *
   * @throws dev.keywright.KeywrightException if a value cannot be stored, or cannot stand in a key
   */
  public static Map<String, AttributeValue> encode(Customer customer) {
    Map<String, AttributeValue> item = new HashMap<>(10);
    AttributeValues make = new AttributeValues();
    item.put("customerId", make.text(customer.customerId(), "Customer.customerId"));
    item.put("name", make.text(customer.name(), "Customer.name"));
    item.put("email", make.text(customer.email(), "Customer.email"));
    Optional<String> phone = Texts.required(customer.phone(), "Customer.phone");
    if (phone.isPresent()) {
      item.put("phone", make.text(phone.get(), "Customer.phone"));
    }
    derive(item, customer, make);
    return item;
  }

  private static void derive(Map<String, AttributeValue> item, Customer customer,
      AttributeValues make) {
    item.put("PK", make.text(CustomerKeys.partition(customer.customerId())));
    item.put("SK", make.text(CustomerKeys.sort()));
    item.put("entityType", make.text("Customer"));
  }

  @Override
  public Map<String, AttributeValue> toItem(Customer customer) {
    return encode(customer);
  }

  /**
   * What an item holds.
   *
   * @throws ItemDecodingException if an attribute is missing or of another type; the message names
   * it and the item's key
   */
  public static Customer decode(Map<String, AttributeValue> item) {
    try {
      return read(item);
    } catch (ItemDecodingException e) {
      throw Attributes.inItem(e, "Customer", item, "PK", "SK", false);
    }
  }

  private static Customer read(Map<String, AttributeValue> item) {
    String customerId = Attributes.toText(item.get("customerId"), "Customer.customerId");
    String name = Attributes.toText(item.get("name"), "Customer.name");
    String email = Attributes.toText(item.get("email"), "Customer.email");
    AttributeValue phoneAttribute = Attributes.present(item.get("phone"));
    Optional<String> phone = phoneAttribute == null ? Optional.empty() : Optional.of(Attributes.toText(phoneAttribute, "Customer.phone"));
    return new Customer(customerId, name, email, phone);
  }

  @Override
  public Customer fromItem(Map<String, AttributeValue> item) {
    return decode(item);
  }

  @Override
  public String entity() {
    return "Customer";
  }
}
