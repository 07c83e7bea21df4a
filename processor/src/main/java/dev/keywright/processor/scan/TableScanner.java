package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The first stage: reads a type annotated with {@code @Table}, and all that it lists, into the
 * model. It works on mirrors alone and reports only what keeps a declaration from being read; what
 * the declarations mean together is for the later stages.
 */
public final class TableScanner {

  /** The annotation that makes a type a root. */
  public static final String ANNOTATION = "dev.keywright.Table";

  private final Elements elements;
  private final Types types;
  private final Compilation compilation;

  public TableScanner(Elements elements, Types types, Compilation compilation) {
    this.elements = elements;
    this.types = types;
    this.compilation = compilation;
  }

  /**
   * Reads a table.
   *
   * @param type a type that is annotated with {@code @Table}
   * @param report takes what is wrong; void where the result is deferred
   */
  public ScanResult scan(TypeElement type, Report report) {
    Scan scan = new Scan(elements, types, compilation, report);
    Optional<Table> table = read(scan, type);
    return scan.isDeferred()
        ? new ScanResult.Deferred(scan.waitingFor())
        : new ScanResult.Scanned(table, scan.usesDeprecated());
  }

  private static Optional<Table> read(Scan scan, TypeElement type) {
    String name = type.getSimpleName().toString();
    Site site = Sites.of(name, type);
    Optional<Declaration> found = Declaration.find(scan, type, site, ANNOTATION);
    if (found.isEmpty()) {
      throw new IllegalArgumentException(name + " is not annotated with @Table");
    }
    Declaration declared = found.get();
    registerConverters(scan, declared);
    Map<String, TypeElement> listed = listed(scan, type, declared);
    List<Entity> entities = new ArrayList<>();
    for (TypeElement each : listed.values()) {
      new EntityReader(scan, type).read(each).ifPresent(entities::add);
    }
    String partitionKey = declared.text("partitionKey");
    String sortKey = declared.text("sortKey");
    List<Index> indexes = new DeclarationReader(scan).indexes(type, site, partitionKey);
    List<ItemCollection> collections = collections(scan, type, declared, listed);
    Table table =
        new Table(
            declared.text("name"),
            ClassName.get(type),
            new KeySchema(List.of(partitionKey), sortKey.isEmpty() ? List.of() : List.of(sortKey)),
            indexes,
            entities,
            collections,
            declared.text("typeAttribute"),
            declared.site());
    if (listed.isEmpty()) {
      return Optional.empty();
    }
    NameRules.check(table, declared, scan.report());
    DuplicateRules.check(table, scan.report());
    return Optional.of(table);
  }

  private static void registerConverters(Scan scan, Declaration declared) {
    List<AnnotationValue> values = declared.values("converters");
    List<Site> sites = declared.elements("converters");
    for (int i = 0; i < values.size(); i++) {
      Site site = sites.get(i);
      declared
          .typeOf(values.get(i))
          .flatMap(each -> Converters.read(scan, each, site))
          .ifPresent(scan.converters()::register);
    }
  }

  /** The entities that a table lists, by qualified name, the annotated type itself first. */
  private static Map<String, TypeElement> listed(
      Scan scan, TypeElement type, Declaration declared) {
    Map<String, TypeElement> listed = new LinkedHashMap<>();
    if (Declaration.isPresent(type, EntityReader.ANNOTATION)) {
      listed.put(type.getQualifiedName().toString(), type);
    }
    List<AnnotationValue> values = declared.values("entities");
    List<Site> sites = declared.elements("entities");
    if (values.isEmpty() && listed.isEmpty()) {
      scan.report()
          .add(
              Problem.TABLE_WITHOUT_ENTITIES,
              declared.site(),
              type.getSimpleName() + " lists no entity",
              "list what the table holds: entities = {Order.class}");
    }
    for (int i = 0; i < values.size(); i++) {
      Optional<TypeElement> entity = declared.typeOf(values.get(i));
      Site site = sites.get(i);
      if (entity.isEmpty() || !Declaration.isPresent(entity.get(), EntityReader.ANNOTATION)) {
        String called =
            entity.map(each -> each.getSimpleName().toString()).orElse(values.get(i).toString());
        scan.report()
            .add(
                Problem.NOT_AN_ENTITY,
                site,
                type.getSimpleName() + " lists " + called + ", which is no @Entity",
                "annotate " + called + " with @Entity, or remove it from entities");
        continue;
      }
      TypeElement other =
          listed.putIfAbsent(entity.get().getQualifiedName().toString(), entity.get());
      if (other != null) {
        scan.report()
            .add(
                Problem.DUPLICATE_DECLARATION,
                site,
                type.getSimpleName() + " lists " + other.getSimpleName() + " twice");
      }
    }
    return listed;
  }

  private static List<ItemCollection> collections(
      Scan scan, TypeElement type, Declaration declared, Map<String, TypeElement> listed) {
    List<ItemCollection> collections = new ArrayList<>();
    CollectionReader reader = new CollectionReader(scan, type, listed.keySet());
    List<AnnotationValue> values = declared.values("collections");
    List<Site> sites = declared.elements("collections");
    for (int i = 0; i < values.size(); i++) {
      Site site = sites.get(i);
      Optional<TypeElement> collection = declared.typeOf(values.get(i));
      if (collection.isEmpty()) {
        scan.report()
            .add(
                Problem.NOT_A_COLLECTION,
                site,
                type.getSimpleName()
                    + " lists "
                    + values.get(i)
                    + ", which is no @ItemCollection record");
        continue;
      }
      scan.uses(collection.get());
      reader.read(collection.get(), site).ifPresent(collections::add);
    }
    return collections;
  }
}
