package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import java.util.List;

/**
 * A class whose instances a codec writes and reads: the entity itself, or one of the types that a
 * sealed entity permits.
 *
 * @param name how messages call it
 * @param type the class
 * @param instance the variable that holds an instance
 * @param properties what it consists of
 * @param shape how instances are made
 * @param derived what its items have beside the properties
 * @param encode the method that makes an item of an instance
 * @param derive the method that adds what is derived
 * @param read the method that makes an instance of an item
 * @param tag what says in an item of a sealed entity that it holds this type, empty for the others
 */
record CodecPart(
    String name,
    ClassName type,
    String instance,
    List<Property> properties,
    Shape shape,
    DerivedAttributes derived,
    String encode,
    String derive,
    String read,
    String tag) {

  CodecPart {
    properties = List.copyOf(properties);
  }
}
