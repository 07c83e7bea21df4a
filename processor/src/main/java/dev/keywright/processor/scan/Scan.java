package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Report;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * What the readers of one table share: the compiler, the report, and whether to try again later.
 */
final class Scan {

  private final Elements elements;
  private final Types types;
  private final Compilation compilation;
  private final Report report;
  private final Converters converters = new Converters();
  private final Set<String> waitingFor = new LinkedHashSet<>();
  private boolean deferred;
  private boolean deprecated;

  Scan(Elements elements, Types types, Compilation compilation, Report report) {
    this.elements = elements;
    this.types = types;
    this.compilation = compilation;
    this.report = report;
  }

  Elements elements() {
    return elements;
  }

  Types types() {
    return types;
  }

  Report report() {
    return report;
  }

  /** The converters that the table registers. */
  Converters converters() {
    return converters;
  }

  /** Notes that something is not there yet, for another processor may generate it. */
  void defer() {
    deferred = true;
  }

  /** Notes that a type still waits for the processor whose annotation it carries. */
  void deferFor(TypeElement type) {
    deferred = true;
    waitingFor.add(type.getQualifiedName().toString());
  }

  /** The types that wait for another processor. */
  Set<String> waitingFor() {
    return waitingFor;
  }

  boolean isDeferred() {
    return deferred;
  }

  /** Takes note of what generated code will name, which its author may have deprecated. */
  void uses(Element used) {
    for (Element each = used; each != null && !deprecated; each = each.getEnclosingElement()) {
      deprecated = elements.isDeprecated(each);
    }
  }

  /** Whether generated code will name something that is deprecated. */
  boolean usesDeprecated() {
    return deprecated;
  }

  /** Whether a type came with this round. */
  boolean isNew(TypeElement type) {
    return compilation.isNew(type);
  }

  /** Where null may stand in the type of a field, a getter or a parameter, by its class file. */
  NullPaths nullsInClassFile(Element member) {
    if (member.getKind() == ElementKind.PARAMETER
        && member.getEnclosingElement() instanceof ExecutableElement method
        && method.getEnclosingElement() instanceof TypeElement owner) {
      int index = method.getParameters().indexOf(member);
      return compilation
          .nullableMembers(owner)
          .getOrDefault(new Descriptors(elements, types).of(method) + index, NullPaths.NONE);
    }
    String name =
        member instanceof ExecutableElement method
            ? new Descriptors(elements, types).of(method)
            : member.getSimpleName().toString();
    return member.getEnclosingElement() instanceof TypeElement owner
        ? compilation.nullableMembers(owner).getOrDefault(name, NullPaths.NONE)
        : NullPaths.NONE;
  }

  /** Whether a type is compiled together with the table, now or in an earlier build. */
  boolean holds(TypeElement type) {
    return compilation.holds(type);
  }

  String packageOf(TypeElement type) {
    return elements.getPackageOf(type).getQualifiedName().toString();
  }

  /**
   * The package for a type's generated code: its own where it is compiled together with the table,
   * else the table's, for a package must not be split over two jars.
   */
  String generatedPackage(TypeElement type, TypeElement table) {
    return compilation.holds(type) ? packageOf(type) : packageOf(table);
  }
}
