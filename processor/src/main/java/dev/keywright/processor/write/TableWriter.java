package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.support.DefinitionBuilder;
import dev.keywright.support.TableClient;
import dev.keywright.support.TableDefinitions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes {@code EcommerceTable}: the way into a table, and its definition. */
public final class TableWriter {

  // Named, not loaded: the SDK's classes would cost a fresh compiler more than all that is written.
  private static final ClassName CLIENT =
      ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");
  private static final ClassName CREATE_TABLE =
      ClassName.get("software.amazon.awssdk.services.dynamodb.model", "CreateTableRequest");

  private final TableLayout layout;
  private final Table table;
  private final ClassName name;

  /** A writer for a table. */
  public TableWriter(TableLayout layout) {
    this.layout = layout;
    this.table = layout.table();
    this.name = GeneratedNames.table(table);
  }

  /** The class. */
  public TypeSpec write() {
    Map<String, ClassName> repositories = repositories();
    TypeSpec.Builder type =
        GeneratedTypes.finalClass(name)
            .addJavadoc(
                "Table {@code $L}, as {@link $T} declares it: its definition, and the repository of"
                    + " each entity. Immutable, and safe for use by many threads.\n",
                table.name(),
                table.type())
            .addField(
                FieldSpec.builder(
                        String.class, "NAME", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc("The table's name as declared.\n")
                    .initializer("$S", table.name())
                    .build())
            .addField(TableClient.class, "table", Modifier.PRIVATE, Modifier.FINAL);
    repositories.forEach(
        (accessor, repository) ->
            type.addField(repository, accessor, Modifier.PRIVATE, Modifier.FINAL));
    type.addMethod(constructor(repositories)).addMethods(factories());
    repositories.forEach(
        (accessor, repository) ->
            type.addMethod(
                MethodSpec.methodBuilder(accessor)
                    .addJavadoc("The repository {@link $T}.\n", repository)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(repository)
                    .addStatement("return $N", accessor)
                    .build()));
    type.addMethod(createIfMissing()).addMethod(definition()).addMethod(staticDefinition());
    return type.build();
  }

  /** The accessors, in the order of declaration. */
  private Map<String, ClassName> repositories() {
    Map<String, ClassName> repositories = new LinkedHashMap<>();
    for (Entity entity : table.entities()) {
      repositories.put(GeneratedNames.accessor(entity.name()), GeneratedNames.repository(entity));
    }
    for (ItemCollection collection : table.collections()) {
      repositories.put(
          GeneratedNames.accessor(collection.name()), GeneratedNames.repository(collection));
    }
    return repositories;
  }

  private static MethodSpec constructor(Map<String, ClassName> repositories) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(TableClient.class, "client")
            .addStatement("table = client");
    repositories.forEach(
        (accessor, repository) ->
            constructor.addStatement("$N = new $T(client)", accessor, repository));
    return constructor.build();
  }

  private List<MethodSpec> factories() {
    String keys = String.join(", ", table.key().attributes().stream().map(each -> "$S").toList());
    Object[] arguments = new Object[2 + table.key().attributes().size()];
    arguments[0] = name;
    arguments[1] = TableClient.class;
    for (int i = 0; i < table.key().attributes().size(); i++) {
      arguments[2 + i] = table.key().attributes().get(i);
    }
    return List.of(
        MethodSpec.methodBuilder("of")
            .addJavadoc("The table under its declared name, {@code $L}.\n", table.name())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(name)
            .addParameter(CLIENT, "client")
            .addStatement("return of(client, NAME)")
            .build(),
        MethodSpec.methodBuilder("of")
            .addJavadoc("The table under another name, such as that of a stage.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(name)
            .addParameter(CLIENT, "client")
            .addParameter(String.class, "tableName")
            .addStatement("return new $T($T.of(client, tableName, " + keys + "))", arguments)
            .build(),
        MethodSpec.methodBuilder("withClock")
            .addJavadoc("The same table, with another source of the times that it writes.\n")
            .addModifiers(Modifier.PUBLIC)
            .returns(name)
            .addParameter(InstantSource.class, "clock")
            .addStatement("return new $T(table.withClock(clock))", name)
            .build());
  }

  private MethodSpec createIfMissing() {
    Optional<String> timeToLive =
        table.entities().stream()
            .flatMap(each -> each.itemAttributes().stream())
            .filter(each -> each.role() == Property.Role.TIME_TO_LIVE)
            .map(Property::attribute)
            .findFirst();
    return MethodSpec.methodBuilder("createIfMissing")
        .addJavadoc(
            "Creates the table and its indexes where they are missing, and waits until they are"
                + " active.\n\n"
                + "@throws $T if a table of the name exists, with another key or other indexes\n",
            ClassName.get("dev.keywright", "TableMismatchException"))
        .addModifiers(Modifier.PUBLIC)
        .addStatement(
            "$T.createIfMissing(table.client(), definition(), $L)",
            TableDefinitions.class,
            timeToLive.map(each -> CodeBlock.of("$S", each)).orElse(CodeBlock.of("null")))
        .build();
  }

  private static MethodSpec definition() {
    return MethodSpec.methodBuilder("definition")
        .addJavadoc("The table's definition, under the name that this instance has.\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(CREATE_TABLE)
        .addStatement("return definition(table.tableName())")
        .build();
  }

  private MethodSpec staticDefinition() {
    CodeBlock.Builder definition =
        CodeBlock.builder().add("return $T.of(tableName)", DefinitionBuilder.class);
    attributes(definition);
    key(definition, table.key(), "");
    // Global indexes come first in a request; those of one kind keep their order.
    for (Class<? extends Index> kind : List.of(Index.Global.class, Index.Local.class)) {
      table.indexes().stream().filter(kind::isInstance).forEach(each -> index(definition, each));
    }
    definition.add("\n.build()");
    return MethodSpec.methodBuilder("definition")
        .addJavadoc(
            "The table's definition under a name: keys, indexes and what they project, billed by"
                + " request.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(CREATE_TABLE)
        .addParameter(String.class, "tableName")
        .addStatement(definition.build())
        .build();
  }

  private void attributes(CodeBlock.Builder definition) {
    List<String> same = new ArrayList<>();
    String type = "";
    for (Map.Entry<String, String> each : layout.keyAttributeTypes().entrySet()) {
      if (!each.getValue().equals(type)) {
        add(definition, "\n", attributesOf(type), same);
        same.clear();
        type = each.getValue();
      }
      same.add(each.getKey());
    }
    add(definition, "\n", attributesOf(type), same);
  }

  private static String attributesOf(String type) {
    return switch (type) {
      case "N" -> "numbers";
      case "B" -> "binaries";
      default -> "strings";
    };
  }

  private static void key(CodeBlock.Builder definition, KeySchema key, String before) {
    add(definition, before.isEmpty() ? "\n" : before, "partition", key.partition());
    add(definition, before, "sort", key.sort());
  }

  private static void index(CodeBlock.Builder definition, Index index) {
    String begin = index instanceof Index.Global ? "globalIndex" : "localIndex";
    add(definition, "\n", begin, List.of(index.name()));
    key(definition, index.key(), "\n    ");
    switch (index.projection()) {
      case ALL -> {}
      case KEYS_ONLY -> definition.add("\n    .keysOnly()");
      case INCLUDE -> add(definition, "\n    ", "include", index.include());
    }
  }

  /** A call with names as its arguments; none where there are no names. */
  private static void add(
      CodeBlock.Builder definition, String before, String method, List<String> names) {
    if (!names.isEmpty()) {
      List<CodeBlock> arguments = names.stream().map(each -> CodeBlock.of("$S", each)).toList();
      definition.add("$L.$L($L)", before, method, CodeBlock.join(arguments, ", "));
    }
  }
}
