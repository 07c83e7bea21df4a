package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.Query;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.Discriminator;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.support.TableClient;
import dev.keywright.support.key.KeyShape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes the repository of an item collection: for each pattern a method, and the class that one
 * reading is assembled in.
 */
public final class CollectionWriter {

  private final TableLayout layout;
  private final ItemCollection collection;
  private final List<CollectionPlan> plans;
  private final ClassName name;

  /** A writer for a collection. */
  public CollectionWriter(
      TableLayout layout, ItemCollection collection, List<CollectionPlan> plans) {
    this.layout = layout;
    this.collection = collection;
    this.plans = List.copyOf(plans);
    this.name = GeneratedNames.repository(collection);
  }

  /** The class. */
  public TypeSpec write() {
    TypeSpec.Builder type =
        GeneratedTypes.finalClass(name)
            .addJavadoc(
                "Reads {@link $T} from table {@code $L}: items of several entities that share a"
                    + " partition. Immutable, and safe for use by many threads.\n",
                collection.type(),
                layout.table().name());
    shapes().forEach(type::addField);
    type.addField(TableClient.class, "table", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addJavadoc(
                    "Made by the generated table; $T gives it out.\n",
                    GeneratedNames.table(layout.table()))
                .addModifiers(Modifier.PUBLIC)
                .addParameter(TableClient.class, "table")
                .addStatement("this.table = table")
                .build());
    for (CollectionPlan plan : plans) {
      type.addMethod(method(plan));
      type.addType(new AssemblyWriter(plan).write());
    }
    return type.build();
  }

  private MethodSpec method(CollectionPlan plan) {
    Map<String, TypeName> parameters = RepositoryWriter.parameters(plan.question());
    boolean unique = plan.pattern().unique();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(plan.pattern().name())
            .addModifiers(Modifier.PUBLIC)
            .returns(
                ParameterizedTypeName.get(
                    unique ? ClassName.get(Optional.class) : ClassName.get(Query.class),
                    collection.type()))
            .addJavadoc(PatternJavadoc.of(plan, layout.table()));
    parameters.forEach((parameter, type) -> method.addParameter(type, parameter));
    QueryCode code =
        new QueryCode(
            EntityKeys.of(layout, plan.first()),
            plan.question(),
            parameters.keySet(),
            false,
            plan.pattern().descending());
    return method.addCode(code.collection(plan)).build();
  }

  /** The shapes by which components know their items, where no type attribute tells. */
  private List<FieldSpec> shapes() {
    Map<String, FieldSpec> fields = new LinkedHashMap<>();
    for (CollectionPlan plan : plans) {
      for (CollectionPlan.Part part : plan.parts()) {
        if (part.discriminator().by() == Discriminator.By.KEY_TEXT) {
          String constant = AssemblyWriter.shape(part);
          fields.put(
              constant,
              FieldSpec.builder(
                      KeyShape.class, constant, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                  .initializer(
                      EntityKeys.of(layout, part.entity()).shape(part.discriminator().attribute()))
                  .build());
        }
      }
    }
    return List.copyOf(fields.values());
  }
}
