package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Property;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What an item has that is no property: key text and the type attribute. The codec writer asks it
 * for the statements that write them, and for how a property is read back from the text of a key.
 */
public interface DerivedAttributes {

  /** How many attributes it writes at the most: the codec makes its map that much larger. */
  int count();

  /** The names of these attributes. */
  default Set<String> names() {
    return Set.of();
  }

  /**
   * Whether a sensitive property stands in the table's key, so that messages leave out its text.
   */
  default boolean isKeySensitive() {
    return false;
  }

  /**
   * The same of the items of one permitted type, where the entity is a sealed type.
   *
   * @param properties the properties of the permitted type
   */
  default DerivedAttributes of(List<Property> properties) {
    return this;
  }

  /**
   * Adds the statements that put the derived attributes into an item. The variable {@code make} is
   * there to make them with.
   *
   * @param item the variable that holds the item's map
   * @param entity the variable that holds the entity
   */
  void encode(CodeBlock.Builder body, String item, String entity);

  /**
   * How a property is read from the text of a key, for where the item may lack its attribute; empty
   * where it never does.
   *
   * @param item the variable that holds the item's map
   */
  Optional<KeySource> fromKey(Property property, String item);
}
