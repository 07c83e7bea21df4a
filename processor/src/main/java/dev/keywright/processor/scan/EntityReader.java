package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.scan.PropertyReader.Members;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads an entity that a table lists. */
final class EntityReader {

  static final String ANNOTATION = "dev.keywright.Entity";

  private final Scan scan;
  private final TypeElement table;

  EntityReader(Scan scan, TypeElement table) {
    this.scan = scan;
    this.table = table;
  }

  /** The entity, or empty where it cannot be read, which is reported. */
  Optional<Entity> read(TypeElement type) {
    String name = type.getSimpleName().toString();
    Site site = Sites.of(name, type);
    if (!type.getTypeParameters().isEmpty()) {
      scan.report()
          .add(
              Problem.UNSUPPORTED_SHAPE,
              site,
              "generated code cannot read or make a " + name,
              "an entity has no type parameters; list a type that binds them");
      return Optional.empty();
    }
    String from = scan.generatedPackage(type, table);
    String declared =
        Declaration.find(scan, type, site, ANNOTATION).map(each -> each.text("type")).orElse("");
    List<KeyDeclaration> keys = new DeclarationReader(scan).keys(type, site);
    Optional<Members> read =
        PermittedTypes.isSealed(type)
            ? new SealedReader(scan, from).read(type, site)
            : new PropertyReader(scan, from).read(type, site);
    return read.map(
        members -> {
          ProjectionReader projections =
              new ProjectionReader(scan, name, members.properties(), from);
          List<AccessPattern> patterns =
              new PatternReader(scan).patterns(type, site, projections::read);
          return new Entity(
              name,
              ClassName.get(type),
              declared.isEmpty() ? name : declared,
              members.properties(),
              members.shape(),
              keys,
              patterns,
              from,
              site);
        });
  }
}
