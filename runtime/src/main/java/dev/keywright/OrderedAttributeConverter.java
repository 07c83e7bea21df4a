package dev.keywright;

/**
 * An {@link AttributeConverter} that keeps order, so that what it converts may stand in keys, in
 * conditions and in filters: as what is stored.
 *
 * <p>It promises two things beyond its methods being inverse to each other.
 *
 * <ul>
 *   <li>Values are equal exactly where what is stored for them is equal.
 *   <li>Where {@code T} is {@link Comparable}, which a {@code range} asks for, one value is less
 *       than another exactly where what is stored for it is less. Text compares by code point and
 *       not by {@link String#compareTo}, times with an offset or a zone as instants, all else by
 *       its own order.
 * </ul>
 *
 * <p>A slot takes the formats of {@code S}, and a constant in a {@code when}, {@code by} or {@code
 * filter} is written as one of {@code S}; the parameters of generated methods are of type {@code
 * T}.
 *
 * <pre>{@code
 * record Money(long cents) implements Comparable<Money> { … }
 *
 * final class MoneyConverter implements OrderedAttributeConverter<Money, Long> {
 *   public Long toStored(Money value) {
 *     return value.cents();
 *   }
 *
 *   public Money fromStored(Long stored) {
 *     return new Money(stored);
 *   }
 * }
 * }</pre>
 *
 * @param <T> the type of the property
 * @param <S> the type that is stored, one that may stand in a key
 */
public interface OrderedAttributeConverter<T, S> extends AttributeConverter<T, S> {}
