package dev.keywright.testing.expression;

/** What the condition parser makes: a condition or an operand, which parentheses do not tell. */
sealed interface Node permits Condition, Operand {}
