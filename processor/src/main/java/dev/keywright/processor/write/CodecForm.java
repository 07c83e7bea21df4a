package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a codec writes to and reads from. {@link CodecWriter} knows what a codec is, a form knows
 * how a value gets in and out: as the SDK's attribute values, or, some day, as the wire's JSON.
 */
interface CodecForm {

  /**
   * Adds the statements that write properties.
   *
   * @param owner how messages call the type that has them
   * @param instance the variable that holds an instance
   * @param target the variable that is written to
   */
  void encode(
      CodeBlock.Builder body,
      String owner,
      List<Property> properties,
      String instance,
      String target);

  /**
   * Adds the statements that read properties and return the instance that they make.
   *
   * @param owner how messages call the type that has them
   * @param source the variable that is read from
   * @param elsewhere where a property can be read that the source may lack, or never has
   */
  void decode(
      CodeBlock.Builder body,
      String owner,
      TypeName type,
      List<Property> properties,
      Shape shape,
      String source,
      Function<Property, Optional<KeySource>> elsewhere);

  /** Adds the constants and methods that the statements use; called last. */
  void addMembers(TypeSpec.Builder codec);
}
