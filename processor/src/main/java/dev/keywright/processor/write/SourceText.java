package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The text of a file while it is written: names of classes, and the places where a line may be
 * broken, stay open until the end, when it is known what is imported. Imports, names and line
 * breaks come out as JavaPoet chooses them.
 */
final class SourceText {

  private static final int WIDTH = 100;

  private final String packageName;
  private final Predicate<String> hidesJavaLang;
  private final ClassName topLevel;
  private final StringBuilder text = new StringBuilder(8192);
  private final List<Mark> marks = new ArrayList<>(256);
  private final Map<String, ClassName> imported = new LinkedHashMap<>();
  private @Nullable Scope scope;

  /**
   * A text without content, for a class of a package.
   *
   * @param hidesJavaLang whether the package has a class of a simple name, which hides that of
   *     {@code java.lang} unless it is imported
   */
  SourceText(String packageName, String className, Predicate<String> hidesJavaLang) {
    this.packageName = packageName;
    this.hidesJavaLang = hidesJavaLang;
    this.topLevel = ClassName.get(packageName, className);
  }

  /**
   * What stands at a position of the text, open as yet.
   *
   * @param name a class's name; null for a place where the line may be broken
   * @param scope the class around the name
   * @param isSpace whether the place is a space unless the line is broken there
   * @param indent the indentation of the line that begins there
   */
  private record Mark(
      int position,
      @Nullable ClassName name,
      @Nullable Scope scope,
      boolean isSpace,
      String indent) {}

  /**
   * A class whose members are being written.
   *
   * @param nested the names of the classes that stand in it
   * @param names what classes are called inside it, by their full names: JavaPoet's own hash codes
   *     are those of texts that it writes out first
   */
  private record Scope(
      @Nullable Scope outer, ClassName type, List<String> nested, Map<String, String> names) {}

  /** Begins the members of a class. */
  void enter(TypeSpec type) {
    List<String> nested = new ArrayList<>();
    for (TypeSpec each : type.typeSpecs) {
      nested.add(each.name);
    }
    ClassName name = scope == null ? topLevel : scope.type().nestedClass(type.name);
    scope = new Scope(scope, name, nested, new HashMap<>());
  }

  /** Ends the members of the class that was begun last. */
  void leave() {
    scope = scope.outer();
  }

  void add(String part) {
    text.append(part);
  }

  /** Adds indentation. */
  void indent(String unit, int levels) {
    for (int i = 0; i < levels; i++) {
      text.append(unit);
    }
  }

  /** Leaves a place where the line may be broken. */
  void wrap(boolean isSpace, String indent) {
    marks.add(new Mark(text.length(), null, null, isSpace, indent));
  }

  /**
   * Adds the name of a class, which is imported if that makes it shorter and nothing else has the
   * name; documentation alone imports nothing.
   */
  void add(ClassName name, boolean isJavadoc) {
    marks.add(new Mark(text.length(), name, scope, false, ""));
    if (!isJavadoc && isUnknown(name, scope) && !name.packageName().isEmpty()) {
      ClassName outermost = name.topLevelClassName();
      imported.putIfAbsent(outermost.simpleName(), outermost);
    }
  }

  boolean endsInLineBreak() {
    int last = text.length() - 1;
    boolean isName = !marks.isEmpty() && marks.get(marks.size() - 1).position() > last;
    return !isName && last >= 0 && text.charAt(last) == '\n';
  }

  /** The whole file. */
  String resolve() {
    for (Mark each : marks) {
      // A class of the package that is called by its simple name leaves none for an import.
      if (each.name() != null
          && isUnknown(each.name(), each.scope())
          && each.name().packageName().equals(packageName)) {
        imported.remove(each.name().topLevelClassName().simpleName());
      }
    }
    // A string's part is copied at once, a builder's char by char.
    String whole = text.toString();
    StringBuilder out = new StringBuilder(text.length() + 1024);
    header(out);
    Mark open = null;
    int openAt = 0;
    int start = 0;
    for (Mark each : marks) {
      out.append(whole.substring(start, each.position()));
      start = each.position();
      if (each.name() != null) {
        out.append(nameOf(each.name(), each.scope()));
        continue;
      }
      if (open != null) {
        close(open, openAt, out);
      }
      open = each;
      openAt = out.length();
    }
    out.append(whole.substring(start));
    if (open != null) {
      close(open, openAt, out);
    }
    return out.toString();
  }

  private void header(StringBuilder out) {
    if (!packageName.isEmpty()) {
      out.append("package ").append(packageName).append(";\n\n");
    }
    int before = out.length();
    for (ClassName each : new TreeSet<>(imported.values())) {
      if (!each.packageName().equals("java.lang") || hidesJavaLang.test(each.simpleName())) {
        out.append("import ").append(each.canonicalName()).append(";\n");
      }
    }
    if (out.length() > before) {
      out.append('\n');
    }
  }

  /** Breaks the line at a place if what comes up to its end, or to the next place, is too long. */
  private static void close(Mark open, int at, StringBuilder out) {
    int lineStart = out.lastIndexOf("\n", at - 1) + 1;
    int newline = out.indexOf("\n", at);
    int end = newline < 0 ? out.length() : newline;
    if (end - lineStart + (open.isSpace() ? 1 : 0) > WIDTH) {
      out.insert(at, "\n" + open.indent());
    } else if (open.isSpace()) {
      out.insert(at, ' ');
    }
  }

  private String nameOf(ClassName name, @Nullable Scope where) {
    if (where == null) {
      return resolve(name, null);
    }
    String known = where.names().get(name.canonicalName());
    if (known == null) {
      known = resolve(name, where);
      where.names().put(name.canonicalName(), known);
    }
    return known;
  }

  private String resolve(ClassName name, @Nullable Scope where) {
    boolean isResolved = false;
    for (ClassName each = name; each != null; each = each.enclosingClassName()) {
      ClassName found = find(each.simpleName(), where);
      if (found == null) {
        found = imported.get(each.simpleName());
      }
      isResolved = found != null;
      if (isResolved && found.canonicalName().equals(each.canonicalName())) {
        List<String> names = name.simpleNames();
        return String.join(".", names.subList(each.simpleNames().size() - 1, names.size()));
      }
    }
    return !isResolved && name.packageName().equals(packageName)
        ? String.join(".", name.simpleNames())
        : name.canonicalName();
  }

  /** Whether neither a name nor that of a class around it means a class of this file. */
  private boolean isUnknown(ClassName name, @Nullable Scope where) {
    ClassName outermost = name;
    for (ClassName each = name; each != null; each = each.enclosingClassName()) {
      ClassName found = find(each.simpleName(), where);
      if (found != null && found.canonicalName().equals(each.canonicalName())) {
        return false;
      }
      outermost = each;
    }
    return find(outermost.simpleName(), where) == null;
  }

  /** The class of this file that a simple name means. */
  private @Nullable ClassName find(String simpleName, @Nullable Scope where) {
    for (Scope each = where; each != null; each = each.outer()) {
      if (each.nested().contains(simpleName)) {
        return each.type().nestedClass(simpleName);
      }
    }
    return topLevel.simpleName().equals(simpleName) ? topLevel : null;
  }
}
