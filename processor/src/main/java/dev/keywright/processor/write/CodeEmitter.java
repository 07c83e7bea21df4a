package dev.keywright.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.CodeParts;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import java.util.List;

/**
 * Writes code as JavaPoet's own emitter does, to the letter, but in one pass: names of classes stay
 * open in the {@link SourceText} until all of them are known, and with them the imports.
 */
final class CodeEmitter {

  private static final String INDENT = "  ";

  private final SourceText text;
  private int indent;
  private boolean isJavadoc;
  private boolean isLineStart;
  // The line of the statement that is being written, from 0; -1 outside of statements.
  private int statementLine = -1;

  /**
   * @param text takes what is written
   */
  CodeEmitter(SourceText text) {
    this.text = text;
  }

  /** Changes the indentation of the lines to come by some levels. */
  void indent(int levels) {
    indent += levels;
  }

  /** Leaves a place where the line may be broken, before what comes next. */
  void wrap(boolean isSpace) {
    text.wrap(isSpace, INDENT.repeat(indent + 2));
  }

  /** Writes documentation, unless it is empty. */
  void javadoc(CodeBlock code) {
    if (code.isEmpty()) {
      return;
    }
    add("/**\n");
    isJavadoc = true;
    addWhole(code);
    isJavadoc = false;
    add(" */\n");
  }

  /** Writes code, and a line break where it does not end in one. */
  void addWhole(CodeBlock code) {
    add(code);
    if (!text.endsInLineBreak()) {
      add("\n");
    }
  }

  /** Writes code. */
  void add(CodeBlock code) {
    List<Object> arguments = CodeParts.arguments(code);
    int next = 0;
    for (String part : CodeParts.formats(code)) {
      if (part.length() < 2 || part.charAt(0) != '$') {
        add(part);
        continue;
      }
      switch (part.charAt(1)) {
        case 'L' -> literal(arguments.get(next++));
        case 'N' -> add((String) arguments.get(next++));
        case 'S' -> string((String) arguments.get(next++));
        case 'T' -> type((TypeName) arguments.get(next++));
        case '$' -> add("$");
        case '>' -> indent++;
        case '<' -> indent--;
        case '[' -> statementLine = 0;
        case ']' -> {
          if (statementLine > 0) {
            indent -= 2;
          }
          statementLine = -1;
        }
        case 'W' -> wrap(true);
        case 'Z' -> wrap(false);
        default -> throw new IllegalStateException("JavaPoet writes no " + part);
      }
    }
  }

  private void literal(Object value) {
    if (value instanceof CodeBlock code) {
      add(code);
    } else if (value instanceof AnnotationSpec annotation) {
      annotation(annotation);
    } else if (value instanceof TypeSpec) {
      throw new IllegalStateException("no generated code has a class in it: " + value);
    } else {
      add(String.valueOf(value));
    }
  }

  /** Writes an annotation, with its value where it has one. */
  void annotation(AnnotationSpec annotation) {
    add("@");
    type(annotation.type);
    if (annotation.members.isEmpty()) {
      return;
    }
    List<CodeBlock> values = annotation.members.get("value");
    if (annotation.members.size() > 1 || values == null || values.size() > 1) {
      throw new IllegalStateException("generated code carries no such annotation: " + annotation);
    }
    add("(");
    indent += 2;
    add(values.get(0));
    indent -= 2;
    add(")");
  }

  /** Writes a type. */
  void type(TypeName type) {
    if (type.isAnnotated()) {
      throw new IllegalStateException("generated code annotates no types: " + type);
    }
    if (type instanceof ClassName name) {
      startLine();
      text.add(name, isJavadoc);
    } else if (type instanceof ParameterizedTypeName parameterized) {
      parameterized(parameterized);
    } else if (type instanceof ArrayTypeName array) {
      type(array.componentType);
      add("[]");
    } else if (type instanceof WildcardTypeName wildcard) {
      wildcard(wildcard);
    } else {
      // Primitives, void and type variables are what they are called.
      add(type.toString());
    }
  }

  private void parameterized(ParameterizedTypeName type) {
    type(type.rawType);
    String separator = "<";
    for (TypeName argument : type.typeArguments) {
      add(separator);
      type(argument);
      separator = ", ";
    }
    add(">");
  }

  private void wildcard(WildcardTypeName wildcard) {
    add("?");
    if (!wildcard.lowerBounds.isEmpty()) {
      add(" super ");
      type(wildcard.lowerBounds.get(0));
    } else if (!wildcard.upperBounds.get(0).equals(TypeName.OBJECT)) {
      add(" extends ");
      type(wildcard.upperBounds.get(0));
    }
  }

  private void string(String value) {
    if (value == null) {
      add("null");
      return;
    }
    if (isPlain(value)) {
      add("\"");
      add(value);
      add("\"");
      return;
    }
    StringBuilder literal = new StringBuilder(value.length() + 2).append('"');
    for (int i = 0; i < value.length(); i++) {
      character(value.charAt(i), literal);
      if (value.charAt(i) == '\n' && i + 1 < value.length()) {
        literal.append("\"\n").append(INDENT).append(INDENT).append("+ \"");
      }
    }
    add(literal.append('"').toString());
  }

  /** Whether a text stands in a literal as it is, as nearly all of them do. */
  private static boolean isPlain(String value) {
    for (int i = 0; i < value.length(); i++) {
      char each = value.charAt(i);
      if (each == '"' || each == '\\' || Character.isISOControl(each)) {
        return false;
      }
    }
    return true;
  }

  private static void character(char c, StringBuilder literal) {
    switch (c) {
      case '\b' -> literal.append("\\b");
      case '\t' -> literal.append("\\t");
      case '\n' -> literal.append("\\n");
      case '\f' -> literal.append("\\f");
      case '\r' -> literal.append("\\r");
      case '"' -> literal.append("\\\"");
      case '\\' -> literal.append("\\\\");
      default -> {
        if (Character.isISOControl(c)) {
          literal.append("\\u").append(Integer.toHexString(0x10000 | c), 1, 5);
        } else {
          literal.append(c);
        }
      }
    }
  }

  /** Writes text as it is; its lines are indented. */
  void add(String part) {
    int start = 0;
    for (int end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', start)) {
      line(part.substring(start, end));
      breakLine();
      start = end + 1;
    }
    line(part.substring(start));
  }

  private void line(String line) {
    if (!line.isEmpty()) {
      startLine();
      text.add(isJavadoc ? documented(line) : line);
    }
  }

  /**
   * What may stand in a comment: keys and names may hold what would end it, and a backslash before
   * a {@code u} would begin a character. Backslashes are doubled, as users have written them.
   */
  private static String documented(String line) {
    return line.indexOf('\\') < 0 && !line.contains("*/")
        ? line
        : line.replace("\\", "\\\\").replace("*/", "*&#47;");
  }

  private void breakLine() {
    if (isJavadoc && isLineStart) {
      text.indent(INDENT, indent);
      text.add(" *");
    }
    text.add("\n");
    isLineStart = true;
    if (statementLine >= 0) {
      if (statementLine == 0) {
        indent += 2;
      }
      statementLine++;
    }
  }

  private void startLine() {
    if (isLineStart) {
      text.indent(INDENT, indent);
      if (isJavadoc) {
        text.add(" * ");
      }
      isLineStart = false;
    }
  }
}
