package dev.keywright.testing.expression;

import dev.keywright.testing.expression.Problems.Kind;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses update expressions. */
final class UpdateParser extends ExpressionParser {
  private final List<Update.Action> actions = new ArrayList<>();
  private final Set<String> sections = new HashSet<>();

  private UpdateParser(String expression, Placeholders placeholders) {
    super(expression, placeholders);
  }

  @Override
  boolean namesItsSize() {
    return false;
  }

  static Update parse(String expression, Placeholders placeholders) {
    UpdateParser parser = new UpdateParser(expression, placeholders);
    return complete(parser, parser::update);
  }

  private Update update() {
    do {
      section();
    } while (tokens.peek().kind() != Token.Kind.END);
    return new Update(List.copyOf(actions));
  }

  private void section() {
    String name = tokens.peek().text().toUpperCase(Locale.ROOT);
    Runnable action =
        switch (name) {
          case "SET" -> this::assign;
          case "REMOVE" -> this::remove;
          case "ADD" -> this::add;
          case "DELETE" -> this::delete;
          default -> throw tokens.unexpected();
        };
    tokens.next();
    if (!sections.add(name)) {
      problems.add(
          Kind.SECTION,
          "The \"" + name + "\" section can only be used once in an update expression;");
    }
    do {
      action.run();
    } while (tokens.takeSymbol(","));
  }

  private DocumentPath target() {
    DocumentPath path = path();
    actions.forEach(earlier -> path.checkAgainst(earlier.path(), problems));
    return path;
  }

  private void assign() {
    DocumentPath path = target();
    tokens.expectSymbol("=");
    countOperator();
    actions.add(new Update.Assign(path, sum()));
  }

  private void remove() {
    actions.add(new Update.Remove(target()));
  }

  private void add() {
    DocumentPath path = target();
    Value value = setOrNumber("ADD");
    actions.add(value == null ? new Update.Remove(path) : new Update.Add(path, value));
  }

  private void delete() {
    DocumentPath path = target();
    Value value = setOrNumber("DELETE");
    actions.add(value == null ? new Update.Remove(path) : new Update.Delete(path, value));
  }

  /** The operand of an {@code ADD} or {@code DELETE}; null where a problem is noted. */
  private @Nullable Value setOrNumber(String section) {
    if (tokens.peek().kind() != Token.Kind.VALUE) {
      throw tokens.unexpected();
    }
    if (!(literal() instanceof Operand.Literal literal)) {
      return null;
    }
    ValueType type = literal.value().type();
    boolean fits = type.isSet() || (section.equals("ADD") && type == ValueType.N);
    if (!fits) {
      problems.add(
          Kind.OPERAND,
          "Incorrect operand type for operator or function; operator: "
              + section
              + ", operand type: "
              + type.longName());
    }
    return literal.value();
  }

  private UpdateOperand sum() {
    UpdateOperand left = operand();
    boolean plus = tokens.peek().isSymbol("+");
    if (!plus && !tokens.peek().isSymbol("-")) {
      return left;
    }
    tokens.next();
    countOperator();
    UpdateOperand right = operand();
    checkTypes(plus ? "+" : "-", List.of(left, right), ValueType.N);
    return new UpdateOperand.Arithmetic(plus, left, right);
  }

  private UpdateOperand operand() {
    if (takeOpening()) {
      UpdateOperand inner = sum();
      expectClosing();
      return inner;
    }
    Token token = tokens.peek();
    if (token.kind() == Token.Kind.VALUE) {
      return literal() instanceof Operand.Literal literal
          ? new UpdateOperand.Literal(literal.value())
          : new UpdateOperand.Invalid();
    }
    if (token.kind() == Token.Kind.WORD && tokens.peekSecond().isSymbol("(")) {
      return call();
    }
    return new UpdateOperand.Path(path());
  }

  private UpdateOperand call() {
    String function = tokens.next().text();
    countOperator();
    List<UpdateOperand> arguments = inParentheses(this::operand);
    boolean known = function.equals("if_not_exists") || function.equals("list_append");
    if (!known) {
      problems.add(Kind.UNKNOWN_FUNCTION, "Invalid function name; function: " + function);
      return new UpdateOperand.Invalid();
    }
    if (arguments.size() != 2) {
      problems.incorrectCount(function, arguments.size());
      return new UpdateOperand.Invalid();
    }
    UpdateOperand first = arguments.get(0);
    UpdateOperand second = arguments.get(1);
    if (function.equals("list_append")) {
      if (arguments.stream().anyMatch(UpdateOperand.ListAppend.class::isInstance)) {
        problems.add(
            Kind.MISUSED_FUNCTION,
            "The function is not allowed to be used this way in an expression; function: "
                + function);
      }
      checkTypes(function, arguments, ValueType.L);
      return new UpdateOperand.ListAppend(first, second);
    }
    if (first instanceof UpdateOperand.Path path) {
      return new UpdateOperand.IfNotExists(path.path(), second);
    }
    problems.add(
        Kind.FUNCTION,
        "Operator or function requires a document path; operator or function: " + function);
    return new UpdateOperand.Invalid();
  }

  private void checkTypes(String function, List<UpdateOperand> operands, ValueType wanted) {
    for (UpdateOperand operand : operands) {
      ValueType type = operand.knownType();
      if (type != null && type != wanted) {
        problems.incorrectType(function, type);
      }
    }
  }
}
