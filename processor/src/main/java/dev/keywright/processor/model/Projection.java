package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Site;
import java.util.List;

/**
 * A record with a subset of an entity's properties, which a pattern returns instead of the entity.
 *
 * @param name its simple name
 * @param type its Java type
 * @param properties its components; each must be a property of the entity, of the same type
 * @param shape how instances are made
 * @param generatedPackage where its codec goes
 * @param site its place
 */
public record Projection(
    String name,
    ClassName type,
    List<Property> properties,
    Shape shape,
    String generatedPackage,
    Site site) {

  public Projection {
    properties = List.copyOf(properties);
  }
}
