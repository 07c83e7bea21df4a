package dev.keywright.processor.plan;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.keywright.Query;
import dev.keywright.processor.KeywrightProcessor;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.TestTable;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.write.CompiledClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A model as a user has it: its sources through javac with the processor, loaded and run. */
final class CompiledModel {

  private final Table table;
  private final Compilation compilation;
  private final ClassLoader loader;
  private @Nullable Object store;

  private CompiledModel(Table table, Compilation compilation) {
    this.table = table;
    this.compilation = compilation;
    this.loader = CompiledClasses.loader(compilation);
  }

  /** Compiles the sources of a table. */
  static CompiledModel of(Table table) {
    List<JavaFileObject> sources = new ArrayList<>();
    String imports =
        "package "
            + TestTable.PACKAGE
            + ";\n\nimport dev.keywright.*;\nimport java.math.*;\nimport java.time.*;\n"
            + "import java.util.List;\nimport java.util.Optional;\nimport java.util.UUID;\nimport org.jspecify.annotations.Nullable;\n\n";
    Map<String, String> types = new ModelSource(table).types();
    types.forEach(
        (name, text) ->
            sources.add(
                JavaFileObjects.forSourceString(TestTable.PACKAGE + "." + name, imports + text)));
    Compilation compilation =
        Compiler.javac().withProcessors(new KeywrightProcessor()).compile(sources);
    String errors =
        compilation.diagnostics().stream()
            .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
            .map(Object::toString)
            .collect(Collectors.joining("\n"));
    if (!errors.isEmpty()) {
      throw new AssertionError(errors + "\n" + String.join("\n", types.values()));
    }
    return new CompiledModel(table, compilation);
  }

  /** The description of the table that the processor wrote. */
  String description() {
    var file =
        compilation.generatedFile(
            StandardLocation.CLASS_OUTPUT,
            "META-INF/keywright/" + table.type().canonicalName() + ".json");
    try {
      return file.orElseThrow().getCharContent(false).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Creates the table. */
  void create(DynamoDbClient client) {
    String name = table.type().simpleName() + "Table";
    store = call(load(name), null, "of", List.of(client));
    call(load(name), store, "createIfMissing", List.of());
  }

  /** Stores a row through its repository. */
  void put(Row row) {
    Object repository = repository(row.entity());
    call(repository.getClass(), repository, "put", List.of(instance(row)));
  }

  /** The rows that the method of a pattern finds. */
  List<Row> ask(Question question, Arguments arguments) {
    Object repository = repository(question.entity().name());
    Object found =
        call(
            repository.getClass(),
            repository,
            question.pattern().name(),
            arguments(question, arguments));
    List<?> instances =
        found instanceof Optional<?> one ? one.stream().toList() : ((Query<?>) found).list();
    return instances.stream().map(each -> row(question, each)).toList();
  }

  /** The rows that the method of an item collection finds, by component; none without any. */
  Map<String, List<Row>> ask(CollectionPlan plan, Arguments arguments) {
    Object repository = repository(plan.collection().name());
    Object found =
        call(
            repository.getClass(),
            repository,
            plan.pattern().name(),
            arguments(plan.question(), arguments));
    Optional<?> one = found instanceof Optional<?> is ? is : ((Query<?>) found).first();
    Map<String, List<Row>> rows = new LinkedHashMap<>();
    for (CollectionPlan.Part part : plan.parts()) {
      one.ifPresent(collection -> rows.put(part.member().name(), rows(part, collection)));
    }
    return rows;
  }

  private static List<Row> rows(CollectionPlan.Part part, Object collection) {
    Object held = call(collection.getClass(), collection, part.member().name(), List.of());
    List<?> instances = held instanceof Optional<?> one ? one.stream().toList() : (List<?>) held;
    var entity = part.entity().entity();
    return instances.stream()
        .map(each -> new Row(entity.name(), values(entity.itemProperties(), each)))
        .toList();
  }

  private List<Object> arguments(Question question, Arguments arguments) {
    List<Object> values = new ArrayList<>();
    Set<String> named = new LinkedHashSet<>();
    question.by().forEach(term -> add(term, arguments, named, values));
    question.range().ifPresent(path -> values.add(arguments.range()));
    question.prefix().ifPresent(path -> values.add(arguments.prefix()));
    question.filter().forEach(term -> add(term, arguments, named, values));
    return values;
  }

  private void add(Term term, Arguments arguments, Set<String> named, List<Object> values) {
    if (term instanceof Term.Parameter && named.add(term.toString())) {
      values.add(javaValue(term.path().property(), arguments.known().get(term)));
    }
  }

  private Object repository(String entity) {
    Object open = store;
    if (open == null) {
      throw new IllegalStateException("not created yet");
    }
    String accessor = Character.toLowerCase(entity.charAt(0)) + entity.substring(1);
    return call(open.getClass(), open, accessor, List.of());
  }

  private Object instance(Row row) {
    var entity =
        table.entities().stream()
            .filter(each -> each.name().equals(row.entity()))
            .findFirst()
            .orElseThrow();
    return make(entity.name(), entity.properties(), row.values());
  }

  private Object make(String type, List<Property> properties, Map<?, ?> values) {
    Object[] components =
        properties.stream().map(each -> javaValue(each, values.get(each.name()))).toArray();
    Constructor<?> constructor = load(type).getDeclaredConstructors()[0];
    try {
      return constructor.newInstance(components);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A value of a row as the compiled types have it. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // The constant is one of the enum's.
  private @Nullable Object javaValue(Property property, @Nullable Object value) {
    if (value == null) {
      return null;
    }
    if (property.type() instanceof ValueType.Document document) {
      return make(document.name(), document.properties(), (Map<?, ?>) value);
    }
    boolean isEnum = property.scalar().filter(each -> !each.constants().isEmpty()).isPresent();
    return isEnum
        ? Enum.valueOf((Class) load(property.scalar().get().javaType()), (String) value)
        : value;
  }

  private Row row(Question question, Object instance) {
    return new Row(question.entity().name(), values(question.result(), instance));
  }

  private static Map<String, Object> values(List<Property> properties, Object instance) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Property property : properties) {
      Object value = call(instance.getClass(), instance, property.name(), List.of());
      if (value instanceof Enum<?> constant) {
        value = constant.name();
      } else if (value != null && property.type() instanceof ValueType.Document document) {
        value = values(document.properties(), value);
      }
      if (value != null) {
        values.put(property.name(), value);
      }
    }
    return values;
  }

  private Class<?> load(Object javaType) {
    return load(javaType.toString().replaceFirst("^.*\\.", ""));
  }

  private Class<?> load(String simpleName) {
    try {
      return loader.loadClass(TestTable.PACKAGE + "." + simpleName);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable Object call(
      Class<?> type, @Nullable Object owner, String name, List<?> arguments) {
    Method method =
        Arrays.stream(type.getMethods())
            .filter(each -> each.getName().equals(name))
            .filter(each -> each.getParameterCount() == arguments.size())
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(type + " has no " + name));
    try {
      return method.invoke(owner, arguments.toArray());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
