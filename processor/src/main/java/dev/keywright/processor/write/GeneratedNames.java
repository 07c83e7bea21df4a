package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Table;
import java.util.Optional;

/** Owns the name of everything that is generated, so that no two writers choose differently. */
public final class GeneratedNames {

  /** The field of a repository that a parameter must not hide. */
  private static final String TABLE_FIELD = "table";

  /** What stands between the class of a reader and its method. */
  private static final String READER = "::";

  private GeneratedNames() {}

  /** The class of an entity's key builders: {@code OrderKeys}. */
  public static ClassName keys(Entity entity) {
    return ClassName.get(entity.generatedPackage(), entity.name() + "Keys");
  }

  /** The class of an entity's codec: {@code OrderCodec}. */
  public static ClassName codec(Entity entity) {
    return codec(entity.generatedPackage(), entity.name());
  }

  /** The class of a codec for the entity of a name. */
  public static ClassName codec(String generatedPackage, String entityName) {
    return ClassName.get(generatedPackage, entityName + "Codec");
  }

  /**
   * The method of a sealed entity's codec that reads a property which the sealed type has no
   * accessor for, as {@link dev.keywright.processor.model.Property#read} has it.
   */
  public static String reader(ClassName codec, String property) {
    return codec.canonicalName() + READER + property + "Of";
  }

  /** The class of a {@linkplain #reader reader}; empty where an accessor reads the property. */
  static Optional<ClassName> readerClass(String read) {
    int end = read.indexOf(READER);
    if (end < 0) {
      return Optional.empty();
    }
    int dot = read.lastIndexOf('.', end);
    return Optional.of(
        ClassName.get(dot < 0 ? "" : read.substring(0, dot), read.substring(dot + 1, end)));
  }

  /** The name of a {@linkplain #reader reader}. */
  static String readerMethod(String read) {
    return read.substring(read.indexOf(READER) + READER.length());
  }

  /** The class of a projection's codec: {@code SummaryCodec}. */
  public static ClassName codec(Projection projection) {
    return ClassName.get(projection.generatedPackage(), projection.name() + "Codec");
  }

  /** The class of a projection's codec for one entity alone: {@code OrderSummaryCodec}. */
  static ClassName codec(Entity entity, Projection projection) {
    return ClassName.get(
        projection.generatedPackage(), entity.name() + projection.name() + "Codec");
  }

  /** The class of an entity's repository: {@code OrderRepository}. */
  public static ClassName repository(Entity entity) {
    return ClassName.get(entity.generatedPackage(), entity.name() + "Repository");
  }

  /** The class of an item collection's queries: {@code CustomerWithOrdersRepository}. */
  public static ClassName repository(ItemCollection collection) {
    return ClassName.get(collection.generatedPackage(), collection.name() + "Repository");
  }

  /** The class of a table: {@code EcommerceTable}. */
  public static ClassName table(Table table) {
    return ClassName.get(table.type().packageName(), table.type().simpleName() + "Table");
  }

  /** The method of a table that gives an entity's repository: {@code order()}. */
  public static String accessor(String entityName) {
    return decapitalized(entityName);
  }

  /** A name that begins in lower case; Java's own words get an underscore. */
  static String decapitalized(String name) {
    // URLEntry becomes urlEntry, as a person would write it.
    int upper = 0;
    while (upper < name.length() && Character.isUpperCase(name.charAt(upper))) {
      upper++;
    }
    int lowered = upper <= 1 || upper == name.length() ? upper : upper - 1;
    String lower =
        name.substring(0, lowered).toLowerCase(java.util.Locale.ROOT) + name.substring(lowered);
    return javax.lang.model.SourceVersion.isKeyword(lower) ? lower + "_" : lower;
  }

  /** A constant's name: {@code placedAt} becomes {@code PLACED_AT}. */
  static String constant(String name) {
    StringBuilder text = new StringBuilder(name.length() + 4);
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean boundary =
          i > 0
              && Character.isUpperCase(c)
              && (!Character.isUpperCase(name.charAt(i - 1))
                  || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1))));
      if (boundary && text.charAt(text.length() - 1) != '_') {
        text.append('_');
      }
      text.append(Character.isJavaIdentifierPart(c) ? Character.toUpperCase(c) : '_');
    }
    return text.toString();
  }

  /** A variable's name for a path: {@code address.city} becomes {@code addressCity}. */
  static String variable(String path) {
    StringBuilder text = new StringBuilder(path.length());
    boolean upper = false;
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (Character.isJavaIdentifierPart(c)) {
        text.append(upper ? Character.toUpperCase(c) : c);
        upper = false;
      } else {
        upper = true;
      }
    }
    String name = text.toString();
    return javax.lang.model.SourceVersion.isKeyword(name) || name.equals(TABLE_FIELD)
        ? name + "_"
        : name;
  }

  /** The beginning of the names of an index's key builders: {@code GSI1} becomes {@code gsi1}. */
  static String indexPrefix(String index) {
    String name = variable(index);
    return name.equals(name.toUpperCase(java.util.Locale.ROOT))
        ? name.toLowerCase(java.util.Locale.ROOT)
        : decapitalized(name);
  }
}
