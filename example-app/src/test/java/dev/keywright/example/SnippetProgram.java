package dev.keywright.example;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/**
 * The snippets of a page, read as one program.
 *
 * <p>Snippets with types are split, each type into a file of its own; a later one takes the place
 * of an earlier one with its name. Those that begin with {@code static} are methods. The others are
 * statements, which run one after the other in the order of the page. What the page takes for
 * granted stands in comments that begin with {@code <!-- snippet:}, which readers do not see; a
 * class {@code Given} there has the fields that statements use.
 */
final class SnippetProgram {

  private static final String PACKAGE = "snippets";

  private static final Pattern SNIPPET =
      Pattern.compile(
          "^(?:```java|<!-- snippet:)\\n(.*?)^(?:```|-->)$", Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern TYPE =
      Pattern.compile(
          "^(?:public |final |abstract |sealed )*(?:record|class|interface|enum|@interface) \\w+",
          Pattern.MULTILINE);

  private static final String IMPORTS =
      """
      import dev.keywright.*;
      import dev.keywright.testing.*;
      import java.math.*;
      import java.time.*;
      import java.util.*;
      import java.util.stream.*;
      import software.amazon.awssdk.services.dynamodb.*;
      import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
      """;

  private final Map<String, String> types = new LinkedHashMap<>();
  private final List<String> methods = new ArrayList<>();
  private final List<String> statements = new ArrayList<>();

  private SnippetProgram() {}

  /** The sources of a page of Markdown. */
  static CompiledSources of(String page) {
    SnippetProgram program = new SnippetProgram();
    SNIPPET
        .matcher(page.replace("\r\n", "\n"))
        .results()
        .map(MatchResult::group)
        .map(each -> each.substring(each.indexOf('\n') + 1, each.lastIndexOf('\n') + 1))
        .forEach(program::add);
    return program.sources();
  }

  private void add(String snippet) {
    if (TYPE.matcher(snippet).find()) {
      split(snippet);
    } else if (snippet.startsWith("static ")) {
      methods.add(snippet);
    } else {
      statements.add(snippet);
    }
  }

  private void split(String snippet) {
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null,
                    null,
                    null,
                    List.of("-proc:none"),
                    null,
                    List.of(JavaFileObjects.forSourceString("Snippet", snippet)));
    try {
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        StringBuilder imports = new StringBuilder(IMPORTS);
        for (ImportTree each : unit.getImports()) {
          imports.append(each);
        }
        for (Tree each : unit.getTypeDecls()) {
          if (each instanceof ClassTree type) {
            String text =
                snippet.substring(
                    (int) positions.getStartPosition(unit, each),
                    (int) positions.getEndPosition(unit, each));
            types.put(type.getSimpleName().toString(), imports + text + "\n");
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private CompiledSources sources() {
    CompiledSources sources = new CompiledSources();
    types.forEach((name, text) -> sources.with(PACKAGE + "." + name, inPackage(text)));
    if (!methods.isEmpty()) {
      sources.with(
          PACKAGE + ".Methods",
          inPackage(IMPORTS + "class Methods {\n" + String.join("", methods) + "}\n"));
    }
    if (!statements.isEmpty()) {
      String given = types.containsKey("Given") ? " extends Given" : "";
      sources.with(
          PACKAGE + ".Calls",
          inPackage(
              IMPORTS
                  + "class Calls"
                  + given
                  + " {\n  void run() throws Exception {\n"
                  + String.join("", statements)
                  + "  }\n}\n"));
    }
    return sources;
  }

  private static String inPackage(String text) {
    return "package " + PACKAGE + ";\n" + text;
  }
}
