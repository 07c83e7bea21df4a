package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.Query;
import dev.keywright.processor.plan.AccessPlan;
import dev.keywright.processor.plan.Discriminator;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.processor.plan.Term;
import dev.keywright.support.TableClient;
import dev.keywright.support.key.KeyShape;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes {@code OrderRepository}: a method for each access pattern, which says in its Javadoc which
 * operation and which key serve it, and the writes.
 */
public final class RepositoryWriter {

  private final EntityKeys keys;
  private final TableLayout layout;
  private final EntityLayout entity;
  private final List<Planner.Planned> plans;
  private final ProjectionCodecs projections;
  private final ClassName name;

  /** A writer for an entity's repository. */
  RepositoryWriter(EntityKeys keys, List<Planner.Planned> plans, ProjectionCodecs projections) {
    this.projections = projections;
    this.keys = keys;
    this.layout = keys.layout();
    this.entity = keys.entity();
    this.plans = List.copyOf(plans);
    this.name = GeneratedNames.repository(entity.entity());
  }

  /** The class. */
  public TypeSpec write() {
    TypeSpec.Builder type =
        GeneratedTypes.finalClass(name)
            .addJavadoc(
                "Reads and writes {@link $T} in table {@code $L}. Immutable, and safe for use by many"
                    + " threads.\n",
                entity.entity().type(),
                layout.table().name());
    shapes(type);
    type.addField(TableClient.class, "table", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addJavadoc("Made by the generated table; $T gives it out.\n", tableType())
                .addModifiers(Modifier.PUBLIC)
                .addParameter(TableClient.class, "table")
                .addStatement("this.table = table")
                .build());
    plans.forEach(plan -> type.addMethod(pattern(plan)));
    new WriteMethods(keys).addTo(type);
    return type.build();
  }

  private ClassName tableType() {
    return GeneratedNames.table(layout.table());
  }

  private MethodSpec pattern(Planner.Planned planned) {
    Question question = planned.question();
    Map<String, TypeName> parameters = parameters(question);
    TypeName result = result(question);
    boolean unique = question.pattern().unique();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(question.pattern().name())
            .addModifiers(Modifier.PUBLIC)
            .returns(
                ParameterizedTypeName.get(
                    unique ? ClassName.get(Optional.class) : ClassName.get(Query.class), result))
            .addJavadoc(PatternJavadoc.of(question, planned.plan(), layout.table()));
    parameters.forEach((parameter, type) -> method.addParameter(type, parameter));
    QueryCode code = new QueryCode(keys, question, parameters.keySet());
    ClassName codec = codec(question);
    method.addCode(
        planned.plan() instanceof AccessPlan.GetItem get
            ? code.get(get, codec)
            : code.query((AccessPlan.Query) planned.plan(), codec));
    return method.build();
  }

  private TypeName result(Question question) {
    return question.pattern().projection().isPresent()
        ? question.pattern().projection().get().type()
        : entity.entity().type();
  }

  private ClassName codec(Question question) {
    return question.pattern().projection().isPresent()
        ? projections.name(entity.entity(), question.pattern().projection().get())
        : GeneratedNames.codec(entity.entity());
  }

  /** The parameters of a pattern's method: by, then range or prefix, then filter. */
  static Map<String, TypeName> parameters(Question question) {
    Map<String, TypeName> parameters = new LinkedHashMap<>();
    question.by().forEach(term -> parameter(term, parameters));
    question.range().ifPresent(path -> parameters.put(KnownType.name(path), RangeCode.type(path)));
    question
        .prefix()
        .ifPresent(path -> parameters.put(KnownType.name(path), ClassName.get(String.class)));
    question.filter().forEach(term -> parameter(term, parameters));
    return parameters;
  }

  private static void parameter(Term term, Map<String, TypeName> parameters) {
    if (term instanceof Term.Parameter parameter) {
      parameters.put(KnownType.name(parameter), KnownType.of(parameter));
    }
  }

  /** The shapes of key texts that queries tell entities apart by. */
  private void shapes(TypeSpec.Builder type) {
    Set<String> attributes = new LinkedHashSet<>();
    for (Planner.Planned planned : plans) {
      if (planned.plan() instanceof AccessPlan.Query query
          && query.discriminator().by() == Discriminator.By.KEY_TEXT) {
        attributes.add(query.discriminator().attribute());
      }
    }
    for (String attribute : attributes) {
      type.addField(
          FieldSpec.builder(
                  KeyShape.class,
                  QueryCode.shapeConstant(attribute),
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer(keys.shape(attribute))
              .build());
    }
  }
}
