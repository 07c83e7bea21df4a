package dev.keywright.benchmarks.processing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes classes of one size, as each library wants them: eight properties, one of each kind. */
final class Sources {

  private static final int ENTITIES_OF_A_TABLE = 10;

  private static final String PROPERTIES =
      "String id, String owner, java.time.Instant placedAt, int count, long total, boolean open,"
          + " java.util.List<String> tags, java.math.BigDecimal price";

  private final Path folder;
  private final List<Path> written = new ArrayList<>();

  /**
   * @param folder the root of the sources
   */
  Sources(Path folder) {
    this.folder = folder;
  }

  /** What has been written. */
  List<Path> written() {
    return List.copyOf(written);
  }

  /** Records as entities of tables of ten, with two keys and three patterns each. */
  Sources entities(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      String name = "Entity" + i;
      write(
          packageOf(i),
          name,
          """
          import dev.keywright.*;

          @Entity
          @Key(partition = "OWNER#{owner}", sort = "E%1$d#{placedAt}#{id}")
          @Key(index = "GSI1", partition = "E%1$d#{id}", sort = "E%1$d")
          @AccessPattern(name = "newest", by = "owner", orderBy = "placedAt", descending = true, limit = 20)
          @AccessPattern(name = "history", by = "owner", range = "placedAt", orderBy = "placedAt")
          @AccessPattern(name = "byId", by = "id", unique = true)
          public record %2$s(%3$s) {}
          """
              .formatted(i, name, PROPERTIES));
    }
    for (int first = 0; first < count; first += ENTITIES_OF_A_TABLE) {
      StringBuilder entities = new StringBuilder();
      for (int i = first; i < Math.min(count, first + ENTITIES_OF_A_TABLE); i++) {
        entities.append(i == first ? "" : ", ").append("Entity").append(i).append(".class");
      }
      write(
          packageOf(first),
          "Table" + first,
          """
          import dev.keywright.*;

          @Table(name = "Table%1$d", partitionKey = "PK", sortKey = "SK", entities = {%2$s})
          @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
          public interface Table%1$d {}
          """
              .formatted(first, entities));
    }
    return this;
  }

  /** Records that no processor looks at. */
  Sources plain(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      write("plain", "Plain" + i, "public record Plain" + i + "(" + PROPERTIES + ") {}\n");
    }
    return this;
  }

  /** Abstract classes for AutoValue, each with a builder. */
  Sources autoValues(int count) throws IOException {
    String accessors = PROPERTIES.replaceAll("(\\S+) (\\w+)(, |$)", "  public abstract $1 $2();\n");
    String setters = PROPERTIES.replaceAll("(\\S+) (\\w+)(, |$)", "    Builder $2($1 $2);\n");
    for (int i = 0; i < count; i++) {
      write(
          packageOf(i),
          "Value" + i,
          """
          import com.google.auto.value.AutoValue;

          @AutoValue
          public abstract class Value%1$d {
          %2$s
            /** Makes one. */
            @AutoValue.Builder
            public interface Builder {
          %3$s
              Value%1$d build();
            }
          }
          """
              .formatted(i, accessors, setters));
    }
    return this;
  }

  /** Pairs of records and a mapper between them, for MapStruct; the mapper counts as the class. */
  Sources mappers(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      write(packageOf(i), "From" + i, "public record From" + i + "(" + PROPERTIES + ") {}\n");
      write(packageOf(i), "To" + i, "public record To" + i + "(" + PROPERTIES + ") {}\n");
      write(
          packageOf(i),
          "Mapper" + i,
          """
          import org.mapstruct.Mapper;

          @Mapper
          public interface Mapper%1$d {
            To%1$d map(From%1$d from);

            From%1$d back(To%1$d to);
          }
          """
              .formatted(i));
    }
    return this;
  }

  /** JavaBeans for the Enhanced Client. */
  Sources beans(int count) throws IOException {
    String members =
        PROPERTIES.replaceAll(
            "(\\S+) (\\w)(\\w*)(, |$)",
            "  private $1 $2$3;\n  public $1 get\\\\U$2$3() { return $2$3; }\n"
                + "  public void set\\\\U$2$3($1 value) { this.$2$3 = value; }\n");
    for (int i = 0; i < count; i++) {
      write(
          packageOf(i),
          "Bean" + i,
          """
          import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.*;

          @DynamoDbBean
          public class Bean%1$d {
          %2$s}
          """
              .formatted(i, capitalized(members).replace("  public String getId", KEY + "getId")));
    }
    return this;
  }

  private static final String KEY = "  @DynamoDbPartitionKey\n  public String ";

  /** Replaces a mark and the letter after it by the capital letter. */
  private static String capitalized(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.startsWith("\\U", i)) {
        i += 2;
        result.append(Character.toUpperCase(text.charAt(i)));
      } else {
        result.append(text.charAt(i));
      }
    }
    return result.toString();
  }

  /** A class of the unnamed package's neighbour {@code start}, as given. */
  Sources program(String name, String text) throws IOException {
    write("start", name, text);
    return this;
  }

  /** The package of the class of a number: those of one table are together. */
  static String packageOf(int number) {
    return "p" + number / ENTITIES_OF_A_TABLE;
  }

  private void write(String packageName, String name, String text) throws IOException {
    Path file = folder.resolve(packageName).resolve(name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "package " + packageName + ";\n\n" + text);
    written.add(file);
  }
}
