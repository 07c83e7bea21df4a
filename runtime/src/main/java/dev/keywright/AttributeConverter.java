package dev.keywright;

/**
 * Stores a type of your own as one that has an attribute form: as a text, a number, bytes, a list,
 * or a record. Named by {@link Convert} on a property, or by {@link Table#converters} for all
 * properties of the type.
 *
 * <p>The two methods must be inverse to each other. Neither is ever given null. One that keeps
 * order says so by being an {@link OrderedAttributeConverter}; then the property may stand in keys.
 *
 * @param <T> the type of the property
 * @param <S> the type that is stored, which decides the attribute's type: {@code String} is stored
 *     as S, {@code BigDecimal} or {@code Long} as N, {@code AttributeValue} as it is
 */
public interface AttributeConverter<T, S> {

  /** What is stored for a value. */
  S toStored(T value);

  /** The value of what is stored; what it throws on values that it does not know is passed on. */
  T fromStored(S stored);
}
