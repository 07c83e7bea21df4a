package dev.keywright.support.key;

import dev.keywright.OrderedAttributeConverter;
import org.jspecify.annotations.Nullable;

/**
 * The values of a type that an {@link OrderedAttributeConverter} stores as another one: in keys,
 * they are what is stored. What is true of that encoding is true of this one, for the converter
 * keeps equality and order; but bounds are made of what is stored.
 *
 * @param <T> the type of the values
 * @param <S> the type that is stored
 * @param <E> how that stands in keys
 */
public final class ConvertedEncoding<T, S extends Comparable<? super S>, E extends SlotEncoding<S>>
    extends SlotEncoding<T> {

  private final E stored;
  private final OrderedAttributeConverter<T, S> converter;

  private ConvertedEncoding(E stored, OrderedAttributeConverter<T, S> converter) {
    super(stored.name());
    this.stored = stored;
    this.converter = converter;
  }

  /** Returns the encoding of what a converter stores in the form of another encoding. */
  public static <T, S extends Comparable<? super S>, E extends SlotEncoding<S>>
      ConvertedEncoding<T, S, E> of(E stored, OrderedAttributeConverter<T, S> converter) {
    return new ConvertedEncoding<>(stored, converter);
  }

  /** The encoding of what is stored. */
  public E stored() {
    return stored;
  }

  @Override
  public void append(StringBuilder key, T value) {
    stored.append(key, converter.toStored(name().present(value)));
  }

  @Override
  @Nullable T read(String text) {
    S value = stored.read(text);
    return value == null ? null : converter.fromStored(value);
  }

  @Override
  public boolean accepts(String text) {
    return stored.accepts(text);
  }

  @Override
  String describe() {
    return stored.describe();
  }

  @Override
  public boolean mayContain(int codePoint) {
    return stored.mayContain(codePoint);
  }

  @Override
  public int minLength() {
    return stored.minLength();
  }

  @Override
  public int maxLength() {
    return stored.maxLength();
  }

  @Override
  public boolean isPrefixFree() {
    return stored.isPrefixFree();
  }

  @Override
  int lengthAt(String key, int from) {
    return stored.lengthAt(key, from);
  }

  @Override
  public Equality equality() {
    return stored.equality();
  }

  @Override
  public boolean isOrdered() {
    return stored.isOrdered();
  }

  /** Never: bounds are made of {@link #stored()}, for a {@link StoredRange}. */
  @Override
  public boolean isRangeable() {
    return false;
  }

  @Override
  public boolean isPrefixable() {
    return stored.isPrefixable();
  }

  @Override
  public @Nullable String least() {
    return stored.least();
  }

  @Override
  public @Nullable String greatest() {
    return stored.greatest();
  }
}
