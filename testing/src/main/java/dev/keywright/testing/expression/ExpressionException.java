package dev.keywright.testing.expression;

/** What is wrong with an expression; which expression it is, the caller knows. */
final class ExpressionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String problem;

  ExpressionException(String problem) {
    super(problem, null, false, false);
    this.problem = problem;
  }

  String problem() {
    return problem;
  }
}
