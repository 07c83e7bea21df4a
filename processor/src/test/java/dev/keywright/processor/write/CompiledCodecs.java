package dev.keywright.processor.write;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import javax.tools.StandardLocation;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sources compiled with their codecs, without a warning, and loaded to be run. */
final class CompiledCodecs {

  private final Compilation compilation;
  private final ClassLoader loader;

  private CompiledCodecs(Compilation compilation) {
    this.compilation = compilation;
    this.loader = CompiledClasses.loader(compilation);
  }

  /** Compiles a resource below {@code codec/}. */
  static CompiledCodecs of(String resource) {
    String name = resource.substring(0, resource.length() - ".java".length());
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new CodecProcessor())
            .withOptions("-Xlint:all,-processing", "-Werror", "-parameters")
            .compile(JavaFileObjects.forSourceString("codec." + name, text("codec/" + resource)));
    assertThat(compilation).succeededWithoutWarnings();
    return new CompiledCodecs(compilation);
  }

  /** The text of a test resource. */
  static String text(String resource) {
    try (InputStream in = CompiledCodecs.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + resource);
      }
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The class file of a class of the package {@code codec}. */
  byte[] classFile(String simpleName) {
    try (InputStream in =
        compilation
            .generatedFile(StandardLocation.CLASS_OUTPUT, "codec", simpleName + ".class")
            .orElseThrow()
            .openInputStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The source that was generated for a class of the package {@code codec}. */
  String generated(String simpleName) {
    try {
      return compilation
          .generatedFile(StandardLocation.SOURCE_OUTPUT, "codec", simpleName + ".java")
          .orElseThrow()
          .getCharContent(false)
          .toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What {@code encode} of a codec makes of an entity. */
  @SuppressWarnings("unchecked") // It says so in its signature.
  Map<String, AttributeValue> encode(String codec, Object entity) {
    return (Map<String, AttributeValue>) call(codec, "encode", entity);
  }

  /** What {@code decode} of a codec makes of an item. */
  Object decode(String codec, Map<String, AttributeValue> item) {
    return call(codec, "decode", item);
  }

  /** Calls a public static method of a class, whose name must be unique there. */
  Object call(String type, String method, Object... arguments) {
    try {
      Class<?> owner = loader.loadClass("codec." + type);
      for (var each : owner.getDeclaredMethods()) {
        if (each.getName().equals(method)) {
          each.setAccessible(true);
          return each.invoke(null, arguments);
        }
      }
      throw new IllegalArgumentException(type + " has no " + method);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
