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
import dev.keywright.support.TableClient;
import dev.keywright.support.TableDefinitions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Writes {@code EcommerceTable}: the way into a table, and its definition. */
public final class TableWriter {

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
            .addParameter(DynamoDbClient.class, "client")
            .addStatement("return of(client, NAME)")
            .build(),
        MethodSpec.methodBuilder("of")
            .addJavadoc("The table under another name, such as that of a stage.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(name)
            .addParameter(DynamoDbClient.class, "client")
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
        .returns(CreateTableRequest.class)
        .addStatement("return definition(table.tableName())")
        .build();
  }

  private MethodSpec staticDefinition() {
    CodeBlock.Builder request =
        CodeBlock.builder()
            .add("return $T.builder()\n", CreateTableRequest.class)
            .add("    .tableName(tableName)\n")
            .add("    .billingMode($T.PAY_PER_REQUEST)\n", BillingMode.class);
    attributes(request);
    request.add("    .keySchema(\n$L)\n", keySchema(table.key(), "        "));
    indexes(request, "globalSecondaryIndexes", Index.Global.class);
    indexes(request, "localSecondaryIndexes", Index.Local.class);
    request.add("    .build();\n");
    return MethodSpec.methodBuilder("definition")
        .addJavadoc(
            "The table's definition under a name: keys, indexes and what they project, billed by"
                + " request.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(CreateTableRequest.class)
        .addParameter(String.class, "tableName")
        .addCode(request.build())
        .build();
  }

  private void attributes(CodeBlock.Builder request) {
    List<CodeBlock> attributes = new ArrayList<>();
    layout
        .keyAttributeTypes()
        .forEach(
            (attribute, type) ->
                attributes.add(
                    CodeBlock.of(
                        "        $T.builder().attributeName($S).attributeType($T.$L).build()",
                        AttributeDefinition.class,
                        attribute,
                        ScalarAttributeType.class,
                        type)));
    request.add("    .attributeDefinitions(\n$L)\n", CodeBlock.join(attributes, ",\n"));
  }

  private static CodeBlock keySchema(KeySchema key, String indent) {
    List<CodeBlock> elements = new ArrayList<>();
    for (String attribute : key.attributes()) {
      elements.add(
          CodeBlock.of(
              "$L$T.builder().attributeName($S).keyType($T.$L).build()",
              indent,
              KeySchemaElement.class,
              attribute,
              KeyType.class,
              key.partition().contains(attribute) ? "HASH" : "RANGE"));
    }
    return CodeBlock.join(elements, ",\n");
  }

  private void indexes(CodeBlock.Builder request, String member, Class<? extends Index> kind) {
    List<CodeBlock> indexes =
        table.indexes().stream().filter(kind::isInstance).map(TableWriter::index).toList();
    if (!indexes.isEmpty()) {
      request.add("    .$L(\n$L)\n", member, CodeBlock.join(indexes, ",\n"));
    }
  }

  private static CodeBlock index(Index index) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "        $T.builder()\n            .indexName($S)\n",
                index instanceof Index.Global
                    ? GlobalSecondaryIndex.class
                    : LocalSecondaryIndex.class,
                index.name())
            .add("            .keySchema(\n$L)\n", keySchema(index.key(), "                "))
            .add(
                "            .projection($T.builder().projectionType($T.$L)",
                Projection.class,
                ProjectionType.class,
                index.projection().name());
    if (!index.include().isEmpty()) {
      List<CodeBlock> included =
          index.include().stream().map(each -> CodeBlock.of("$S", each)).toList();
      code.add("\n                .nonKeyAttributes($L)", CodeBlock.join(included, ", "));
    }
    return code.add(".build())\n            .build()").build();
  }
}
