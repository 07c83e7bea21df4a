package dev.keywright.processor.diagnostic;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * An annotation printed again from its mirror, as a user would write it: the members that are
 * written, simple names, no braces around a single element. It knows where each value stands, so
 * that a caret can be drawn under it. A declaration that is too long for one line has a member on
 * each.
 */
final class MirrorText {

  private static final int WIDTH = 100;

  private final StringBuilder text = new StringBuilder();
  private final IdentityHashMap<AnnotationValue, int[]> stretches = new IdentityHashMap<>();
  private final String separator;
  private int nameEnd;

  private MirrorText(String separator) {
    this.separator = separator;
  }

  /** Prints an annotation. */
  static MirrorText of(WrittenAnnotation annotation) {
    MirrorText line = new MirrorText(", ");
    line.print(annotation, true);
    if (line.text.length() <= WIDTH) {
      return line;
    }
    String name = nameOf(annotation);
    MirrorText lines = new MirrorText(",\n" + " ".repeat(name.length() + 2));
    lines.print(annotation, true);
    return lines;
  }

  /**
   * The declaration, indented, with a line of carets under a site's stretch: under the value, or
   * under the annotation's name where the value is not written.
   */
  String marked(Site site, String indent) {
    int[] stretch = stretch(site);
    int lineStart = text.lastIndexOf("\n", stretch[0]) + 1;
    int lineEnd = text.indexOf("\n", stretch[0]);
    String carets =
        indent
            + " ".repeat(columns(lineStart, stretch[0]))
            + "^".repeat(Math.max(1, columns(stretch[0], stretch[1])));
    String all = indent + text.toString().replace("\n", "\n" + indent);
    if (lineEnd < 0) {
      return all + "\n" + carets;
    }
    int linesBefore = (int) text.substring(0, lineEnd).lines().count();
    int cut = lineEnd + indent.length() * linesBefore;
    return all.substring(0, cut) + "\n" + carets + all.substring(cut);
  }

  private int columns(int from, int to) {
    return text.codePointCount(from, to);
  }

  private int[] stretch(Site site) {
    AnnotationValue value = site.value();
    int[] whole = value == null ? null : stretches.get(value);
    if (value == null || whole == null) {
      return new int[] {0, nameEnd};
    }
    if (site.length() == 0 || !(value.getValue() instanceof String written)) {
      return whole;
    }
    int start = Math.min(site.offset(), written.length());
    int end = Math.min(site.offset() + site.length(), written.length());
    int first = whole[0] + 1 + escape(written.substring(0, start)).length();
    return new int[] {first, first + escape(written.substring(start, end)).length()};
  }

  private static String nameOf(WrittenAnnotation annotation) {
    return annotation.mirror().getAnnotationType().asElement().getSimpleName().toString();
  }

  private void print(WrittenAnnotation annotation, boolean outermost) {
    text.append('@').append(nameOf(annotation));
    if (outermost) {
      nameEnd = text.length();
    }
    Map<String, AnnotationValue> members = annotation.members();
    if (members.isEmpty()) {
      return;
    }
    text.append('(');
    boolean onlyValue = members.size() == 1 && members.containsKey("value");
    boolean first = true;
    for (var member : members.entrySet()) {
      if (!first) {
        text.append(outermost ? separator : ", ");
      }
      first = false;
      if (!onlyValue) {
        text.append(member.getKey()).append(" = ");
      }
      print(member.getValue());
    }
    text.append(')');
  }

  private void print(AnnotationValue value) {
    int start = text.length();
    Object held = value.getValue();
    if (held instanceof List<?> several) {
      printAll(several);
    } else {
      text.append(render(held));
      if (held instanceof AnnotationMirror nested) {
        print(WrittenAnnotation.of(nested), false);
      }
    }
    stretches.put(value, new int[] {start, text.length()});
  }

  private void printAll(List<?> several) {
    boolean braces = several.size() != 1;
    if (braces) {
      text.append('{');
    }
    boolean first = true;
    for (Object each : several) {
      if (!first) {
        text.append(", ");
      }
      first = false;
      print((AnnotationValue) each);
    }
    if (braces) {
      text.append('}');
    }
  }

  private static String render(@Nullable Object held) {
    if (held instanceof AnnotationMirror) {
      return "";
    }
    if (held instanceof String written) {
      return '"' + escape(written) + '"';
    }
    if (held instanceof TypeMirror type) {
      return (type instanceof DeclaredType declared
              ? declared.asElement().getSimpleName().toString()
              : type.toString())
          + ".class";
    }
    return held instanceof VariableElement constant
        ? constant.getEnclosingElement().getSimpleName() + "." + constant.getSimpleName()
        : String.valueOf(held);
  }

  private static String escape(String written) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < written.length(); i++) {
      char each = written.charAt(i);
      switch (each) {
        case '"' -> escaped.append("\\\"");
        case '\\' -> escaped.append("\\\\");
        case '\n' -> escaped.append("\\n");
        case '\r' -> escaped.append("\\r");
        case '\t' -> escaped.append("\\t");
        default -> {
          if (each < ' ') {
            escaped.append(String.format("\\u%04x", (int) each));
          } else {
            escaped.append(each);
          }
        }
      }
    }
    return escaped.toString();
  }
}
