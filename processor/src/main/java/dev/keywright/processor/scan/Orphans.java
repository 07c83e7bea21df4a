package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.ReportPrinter;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Entities that no table of the compilation lists: usually one that was forgotten. */
public final class Orphans {

  /** The annotation that makes a type an entity. */
  public static final String ANNOTATION = EntityReader.ANNOTATION;

  private final Elements elements;
  private final Set<String> entities = new LinkedHashSet<>();

  public Orphans(Elements elements) {
    this.elements = elements;
  }

  /** Takes in an entity by its name. */
  public void add(String entity) {
    entities.add(entity);
  }

  /**
   * Warns of each entity that is in no table.
   *
   * @param listed the names of those that are
   */
  public void report(Set<String> listed, ReportPrinter printer) {
    for (String each : entities) {
      TypeElement type = elements.getTypeElement(each);
      if (type == null || listed.contains(each) || isGenerated(type)) {
        continue;
      }
      Report report = new Report();
      String name = type.getSimpleName().toString();
      report.add(
          Problem.ENTITY_WITHOUT_TABLE,
          Sites.of(name, type),
          name + " is in no table, so nothing is generated for it",
          "list it: @Table(…, entities = " + name + ".class)",
          "or give it a table of its own: @Table(name = \"" + name + "\", partitionKey = …)",
          "where another module's table lists it: @SuppressWarnings(\"keywright:"
              + Problem.ENTITY_WITHOUT_TABLE.id()
              + "\")");
      printer.print(report, type);
    }
  }

  /** Whether code was made for it before: an incremental build may leave out the table. */
  private boolean isGenerated(TypeElement type) {
    String repository =
        elements.getPackageOf(type).getQualifiedName() + "." + type.getSimpleName() + "Repository";
    return elements.getTypeElement(repository) != null;
  }
}
