package dev.keywright.processor.diagnostic;

import java.util.List;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Prints a report through the compiler, once its root is done: each finding at the most exact place
 * that the compiler can show. Since it shows none inside repeated annotations, the declaration
 * stands in the text as well, with a caret under what is wrong.
 */
public final class ReportPrinter {

  /** javac itself indents all lines but the first by two more. */
  private static final String DECLARATION_INDENT = "  ";

  private final Messager messager;
  private final Predicate<Element> hasPosition;

  /**
   * @param hasPosition whether an element stands in a source that is being compiled
   */
  public ReportPrinter(Messager messager, Predicate<Element> hasPosition) {
    this.messager = messager;
    this.hasPosition = hasPosition;
  }

  /**
   * Prints all findings of a report, in their order.
   *
   * @param root where those are shown that stand in a class file
   */
  public void print(Report report, Element root) {
    for (Finding each : report.findings()) {
      print(each, root);
    }
  }

  private void print(Finding finding, Element root) {
    Diagnostic.Kind kind =
        switch (finding.problem().kind()) {
          case ERROR -> Diagnostic.Kind.ERROR;
          case WARNING -> Diagnostic.Kind.WARNING;
        };
    String message = text(finding);
    Site site = finding.site();
    Element element = site.element();
    if (element == null || !hasPosition.test(element)) {
      messager.printMessage(kind, message, root);
      return;
    }
    if (isLostByEclipse(element)) {
      messager.printMessage(kind, message, outermost(element));
      return;
    }
    AnnotationMirror annotation = site.annotation() == null ? null : site.annotation().mirror();
    AnnotationValue value = position(site);
    if (annotation == null) {
      messager.printMessage(kind, message, element);
    } else if (value == null) {
      messager.printMessage(kind, message, element, annotation);
    } else {
      messager.printMessage(kind, message, element, annotation, value);
    }
  }

  /**
   * The Eclipse compiler names neither file nor line of a message about a nested type or what is in
   * it, so there the outermost type is shown; the text says the rest.
   */
  private static boolean isLostByEclipse(Element element) {
    return element.getClass().getName().startsWith("org.eclipse.jdt.")
        && !(element.getEnclosingElement() instanceof PackageElement)
        && !(element.getEnclosingElement().getEnclosingElement() instanceof PackageElement
            && !(element instanceof TypeElement));
  }

  private static Element outermost(Element element) {
    Element each = element;
    while (!(each.getEnclosingElement() instanceof PackageElement)) {
      each = each.getEnclosingElement();
    }
    return each;
  }

  /** The text of a finding: id and headline, the declaration with its caret, the details. */
  static String text(Finding finding) {
    StringBuilder text =
        new StringBuilder("[" + finding.problem().id() + "] " + finding.headline());
    WrittenAnnotation annotation = finding.site().annotation();
    if (annotation != null) {
      text.append('\n')
          .append(MirrorText.of(annotation).marked(finding.site(), DECLARATION_INDENT));
    }
    for (String detail : finding.details()) {
      text.append('\n').append(detail);
    }
    return text.toString();
  }

  /**
   * The value to show. The only element of an array may be written without braces, and then javac
   * knows the place of the array alone.
   */
  private static @Nullable AnnotationValue position(Site site) {
    WrittenAnnotation annotation = site.annotation();
    AnnotationValue value = site.value();
    if (annotation == null || value == null || site.member() == null) {
      return value;
    }
    AnnotationValue whole = annotation.members().get(site.member());
    boolean isOnlyElement =
        whole != null
            && whole.getValue() instanceof List<?> several
            && several.size() == 1
            && several.get(0) == value;
    return isOnlyElement ? whole : value;
  }
}
