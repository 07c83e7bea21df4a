package dev.keywright.support.codec;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The attributes of a nested document on their way into {@link AttributeValues#map}. The SDK copies
 * every map into one of its own, and asks nothing of it but its entries; so this one has no hash
 * table, and keeps names and values side by side in the order in which a codec writes them.
 *
 * <p>Each name is put once. A codec has one statement for each attribute, and what {@code @Rest}
 * adds has none of their names; so nothing is looked for before it is added.
 */
public final class DocumentAttributes extends AbstractMap<String, AttributeValue> {

  private String[] names;
  private AttributeValue[] values;
  private int size;

  /**
   * @param attributes how many there will be, to the codec's knowledge
   */
  public DocumentAttributes(int attributes) {
    names = new String[attributes];
    values = new AttributeValue[attributes];
  }

  /**
   * Adds an attribute.
   *
   * @param name one that is not there yet
   * @return null
   */
  @Override
  public @Nullable AttributeValue put(String name, AttributeValue value) {
    if (size == names.length) {
      names = Arrays.copyOf(names, 2 * size + 1);
      values = Arrays.copyOf(values, 2 * size + 1);
    }
    names[size] = name;
    values[size] = value;
    size++;
    return null;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
    for (int i = 0; i < size; i++) {
      action.accept(names[i], values[i]);
    }
  }

  @Override
  public Set<Map.Entry<String, AttributeValue>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return size;
      }

      @Override
      public Iterator<Map.Entry<String, AttributeValue>> iterator() {
        return new Entries();
      }
    };
  }

  private final class Entries implements Iterator<Map.Entry<String, AttributeValue>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size;
    }

    @Override
    public Map.Entry<String, AttributeValue> next() {
      if (next == size) {
        throw new NoSuchElementException();
      }
      int index = next++;
      return Map.entry(names[index], values[index]);
    }
  }
}
