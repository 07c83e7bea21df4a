package dev.keywright.example.store;

import dev.keywright.support.ItemKey;
import dev.keywright.support.TableClient;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link Customer} in table {@code Ecommerce}. Immutable, and safe for use by many
 * threads.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class CustomerRepository {
  private final TableClient table;

  /**
   * Made by the generated table; EcommerceTable gives it out.
   */
  public CustomerRepository(TableClient table) {
    this.table = table;
  }

  /**
   * {@code Customer} by {@code customerId}.
   *
   * <p>One GetItem: {@code PK = CUSTOMER#{customerId} and SK = PROFILE} (no other key answers it).
   *
   * @return the one that answers; empty where there is none
   */
  public Optional<Customer> profile(String customerId) {
    return table.get(CustomerCodec.INSTANCE, ItemKey.of("PK", CustomerKeys.partition(customerId))
            .and("SK", "PROFILE"))
        .find();
  }

  /**
   * Reads the Customer of a key: one GetItem, eventually consistent.
   *
   * @return the item; empty where there is none
   */
  public Optional<Customer> get(String customerId) {
    ItemKey key = ItemKey.of("PK", CustomerKeys.partition(customerId))
        .and("SK", CustomerKeys.sort());
    return table.get(CustomerCodec.INSTANCE, key).find();
  }

  /**
   * Stores the Customer, in the place of whatever stood under its key: one PutItem. The keys of
   * every index follow from its properties.
   */
  public void put(Customer customer) {
    table.put(CustomerCodec.INSTANCE, customer);
  }

  /**
   * Stores the Customer if its key is free: one conditional PutItem.
   *
   * @throws dev.keywright.ItemAlreadyExistsException if an item has its key
   */
  public void create(Customer customer) {
    table.create(CustomerCodec.INSTANCE, customer);
  }

  /**
   * Stores the Customer in the place of the one under its key: one conditional PutItem.
   *
   * @throws dev.keywright.ItemNotFoundException if no item has its key
   */
  public void replace(Customer customer) {
    table.replace(CustomerCodec.INSTANCE, customer);
  }

  /**
   * Deletes the Customer of a key: one DeleteItem.
   *
   * @return what was deleted; empty where nothing was there
   */
  public Optional<Customer> delete(String customerId) {
    ItemKey key = ItemKey.of("PK", CustomerKeys.partition(customerId))
        .and("SK", CustomerKeys.sort());
    return table.delete(CustomerCodec.INSTANCE, key);
  }
}
