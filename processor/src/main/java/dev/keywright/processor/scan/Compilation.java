package dev.keywright.processor.scan;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * Which types are compiled together: the roots of all rounds, and, since an incremental build
 * compiles a part of them only, those whose class files lie where this compilation puts its own. It
 * keeps names, never elements, from one round to the next.
 */
public final class Compilation {

  private final Elements elements;
  private final Filer filer;
  private final Set<String> sources = new HashSet<>();
  private final Set<String> newest = new HashSet<>();
  private final Map<String, Map<String, NullPaths>> nullable = new HashMap<>();

  public Compilation(Elements elements, Filer filer) {
    this.elements = elements;
    this.filer = filer;
  }

  /** Takes in the types of a round. */
  public void add(RoundEnvironment round) {
    newest.clear();
    for (Element root : round.getRootElements()) {
      if (root instanceof TypeElement type) {
        sources.add(type.getQualifiedName().toString());
        newest.add(type.getQualifiedName().toString());
      }
    }
  }

  /** Whether an element stands in a source of this compilation, so that it has a position. */
  public boolean isSource(Element element) {
    TypeElement outermost = outermost(element);
    return outermost != null && sources.contains(outermost.getQualifiedName().toString());
  }

  /** Whether an element came with this round, so that other processors have not seen it before. */
  boolean isNew(Element element) {
    TypeElement outermost = outermost(element);
    return outermost != null && newest.contains(outermost.getQualifiedName().toString());
  }

  /** Whether a type belongs to this compilation, now or when its class file was written. */
  boolean holds(TypeElement type) {
    return isSource(type) || isInClassOutput(type);
  }

  private boolean isInClassOutput(TypeElement type) {
    return classFile(type, StandardLocation.CLASS_OUTPUT).isPresent();
  }

  /**
   * The members of a type from a class file whose own type says that they may be null, as {@link
   * NullableMembers} has them; none where the compiler does not give the class file away, as it
   * does with those on a module path.
   */
  Map<String, NullPaths> nullableMembers(TypeElement type) {
    return nullable.computeIfAbsent(
        elements.getBinaryName(type).toString(), name -> readNullableMembers(type));
  }

  private Map<String, NullPaths> readNullableMembers(TypeElement type) {
    if (isSource(type)) {
      return Map.of();
    }
    Optional<byte[]> classFile =
        classFile(type, StandardLocation.CLASS_PATH)
            .or(() -> classFile(type, StandardLocation.CLASS_OUTPUT));
    try {
      return classFile.isPresent() ? NullableMembers.of(classFile.get()) : Map.of();
    } catch (IOException unknown) {
      return Map.of();
    }
  }

  private Optional<byte[]> classFile(TypeElement type, StandardLocation where) {
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    String binary = elements.getBinaryName(type).toString();
    String simple = packageName.isEmpty() ? binary : binary.substring(packageName.length() + 1);
    try (InputStream found =
        filer.getResource(where, packageName, simple + ".class").openInputStream()) {
      return Optional.of(found.readAllBytes());
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException absent) {
      return Optional.empty();
    }
  }

  private static @org.jspecify.annotations.Nullable TypeElement outermost(Element element) {
    TypeElement outermost = null;
    for (Element each = element; each != null; each = each.getEnclosingElement()) {
      if (each instanceof TypeElement type) {
        outermost = type;
      }
    }
    return outermost;
  }
}
