package dev.keywright.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.Planner;
import java.util.ArrayList;
import java.util.List;

/** All the files of a planned table, as values: only the processor's entry writes them out. */
public final class TableFiles {

  private TableFiles() {}

  /** A file without {@code @Generated}, for modules that cannot see it. */
  public static JavaFile unmarked(JavaFile file) {
    TypeSpec.Builder type = file.typeSpec.toBuilder();
    type.annotations.removeIf(each -> each.type.equals(GeneratedTypes.MARK));
    return file(file.packageName, type.build());
  }

  /** A file whose use of what is deprecated is nobody's mistake: it is stored for as long. */
  public static JavaFile silenced(JavaFile file) {
    AnnotationSpec silence =
        AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", "{$S, $S}", "deprecation", "removal")
            .build();
    return file(file.packageName, file.typeSpec.toBuilder().addAnnotation(silence).build());
  }

  /** The files, in the order of declaration. */
  public static List<JavaFile> of(PlannedTable planned) {
    Table table = planned.layout().table();
    List<JavaFile> files = new ArrayList<>();
    ProjectionCodecs projections = ProjectionCodecs.of(planned);
    for (EntityLayout entity : planned.layout().entities()) {
      List<Planner.Planned> plans = planned.of(entity);
      EntityKeys keys = EntityKeys.of(planned.layout(), entity);
      DerivedAttributes derived = new KeyAttributesCode(keys, planned.readFromKeys(entity));
      files.add(file(GeneratedNames.keys(entity.entity()), new KeysWriter(keys).write()));
      files.add(
          file(
              GeneratedNames.codec(entity.entity()),
              CodecWriter.of(table, entity.entity(), derived, planned.readFromInstances(entity))
                  .write()));
      files.add(
          file(
              GeneratedNames.repository(entity.entity()),
              new RepositoryWriter(keys, plans, projections).write()));
    }
    projections.classes().forEach((name, type) -> files.add(file(name, type)));
    for (ItemCollection collection : table.collections()) {
      List<CollectionPlan> plans = planned.collections().getOrDefault(collection.name(), List.of());
      files.add(
          file(
              GeneratedNames.repository(collection),
              new CollectionWriter(planned.layout(), collection, plans).write()));
    }
    files.add(file(GeneratedNames.table(table), new TableWriter(planned.layout()).write()));
    return files;
  }

  private static JavaFile file(ClassName name, TypeSpec type) {
    return file(name.packageName(), type);
  }

  private static JavaFile file(String packageName, TypeSpec type) {
    return JavaFile.builder(packageName, type).indent("  ").skipJavaLangImports(true).build();
  }
}
