package dev.keywright.processor;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.JavaFile;
import dev.keywright.processor.scan.Compilation;
import dev.keywright.processor.write.GeneratedText;
import dev.keywright.processor.write.TableFiles;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * The last stage, and the only one with effects: writes what a table makes, each file with the one
 * type that it comes from, and remembers the names.
 */
final class OutputFiles {

  /** The modules that let their readers see {@code @Generated}. */
  private static final Set<String> MARK_MODULES = Set.of("java.compiler", "java.se");

  private final ProcessingEnvironment environment;
  private final Compilation compilation;
  private final Set<String> written = new HashSet<>();
  private final Map<String, Boolean> inPackages = new HashMap<>();

  OutputFiles(ProcessingEnvironment environment, Compilation compilation) {
    this.environment = environment;
    this.compilation = compilation;
  }

  /** Whether a source of this compilation, or another table, has a class of the name. */
  boolean isTaken(ClassName name) {
    TypeElement present = environment.getElementUtils().getTypeElement(name.canonicalName());
    return written.contains(name.canonicalName())
        || (present != null && compilation.isSource(present));
  }

  /**
   * Writes the sources of a table, and its description.
   *
   * @param usesDeprecated whether they name what its author has deprecated
   */
  void write(TablePipeline.Output output, TypeElement root, boolean usesDeprecated) {
    output.files().forEach(file -> write(usesDeprecated ? TableFiles.silenced(file) : file, root));
    try (Writer resource =
        environment
            .getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, "", output.resource(), root)
            .openWriter()) {
      resource.write(output.description());
    } catch (IOException failure) {
      notWritten(output.resource(), failure, root);
    }
  }

  private void write(JavaFile file, TypeElement root) {
    String name = ClassName.get(file.packageName, file.typeSpec.name).canonicalName();
    written.add(name);
    try (Writer source = environment.getFiler().createSourceFile(name, root).openWriter()) {
      JavaFile marked = isMarkVisible(root) ? file : TableFiles.unmarked(file);
      source.write(GeneratedText.of(marked, each -> isInPackage(file.packageName, each)));
    } catch (IOException failure) {
      notWritten(name, failure, root);
    }
  }

  /** Whether a package has a class of a name. */
  private boolean isInPackage(String packageName, String simpleName) {
    return inPackages.computeIfAbsent(
        ClassName.get(packageName, simpleName).canonicalName(),
        each -> environment.getElementUtils().getTypeElement(each) != null);
  }

  /**
   * Whether generated code can carry {@code @Generated}: a module may not read java.compiler. Only
   * what the module itself requires is looked at, since the Eclipse compiler fails on the
   * directives of automatic modules; one that gets java.compiler in another way goes without the
   * annotation.
   */
  private boolean isMarkVisible(TypeElement root) {
    ModuleElement module = environment.getElementUtils().getModuleOf(root);
    return module == null
        || module.isUnnamed()
        || ElementFilter.requiresIn(module.getDirectives()).stream()
            .anyMatch(
                each -> MARK_MODULES.contains(each.getDependency().getQualifiedName().toString()));
  }

  private void notWritten(String what, IOException failure, TypeElement root) {
    environment
        .getMessager()
        .printMessage(Diagnostic.Kind.ERROR, "could not write " + what + ": " + failure, root);
  }
}
