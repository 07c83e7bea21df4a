package dev.keywright.testing.expression;

import java.util.ArrayList;
import java.util.List;

/** Parses projection expressions. */
final class ProjectionParser extends ExpressionParser {
  private ProjectionParser(String expression, Placeholders placeholders) {
    super(expression, placeholders);
  }

  static Projection parse(String expression, Placeholders placeholders) {
    ProjectionParser parser = new ProjectionParser(expression, placeholders);
    return new Projection(complete(parser, parser::paths));
  }

  private List<DocumentPath> paths() {
    List<DocumentPath> paths = new ArrayList<>();
    do {
      DocumentPath path = path();
      paths.forEach(earlier -> path.checkAgainst(earlier, problems));
      paths.add(path);
    } while (tokens.takeSymbol(","));
    return paths;
  }
}
