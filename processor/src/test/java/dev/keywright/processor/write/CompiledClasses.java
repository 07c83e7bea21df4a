package dev.keywright.processor.write;

import com.google.testing.compile.Compilation;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import javax.tools.JavaFileObject;

/** The classes of a compilation, loaded to be run. */
public final class CompiledClasses {

  private CompiledClasses() {}

  /** A class loader that has them. */
  public static ClassLoader loader(Compilation compilation) {
    Map<String, byte[]> classes = new HashMap<>();
    for (JavaFileObject each : compilation.generatedFiles()) {
      if (each.getKind() == JavaFileObject.Kind.CLASS) {
        String path = each.getName().replaceFirst("^/CLASS_OUTPUT/", "");
        String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
        try (InputStream in = each.openInputStream()) {
          classes.put(name, in.readAllBytes());
        } catch (FileNotFoundException lookedForInVain) {
          // Of a class of Java, say, the processor asks whether it was compiled here.
          continue;
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return new ClassLoader(CompiledClasses.class.getClassLoader()) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
  }
}
