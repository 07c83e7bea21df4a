package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.FilterPlacement;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the calls that check the terms of a filter, by DynamoDB where it can, else here. */
final class FilterCode {

  private final Table table;
  private final Question question;
  private final ConverterCode converters;
  private final String itemVariable;

  /**
   * @param itemVariable what a decoded item is called in a check
   */
  FilterCode(Table table, Question question, ConverterCode converters, String itemVariable) {
    this.table = table;
    this.question = question;
    this.converters = converters;
    this.itemVariable = itemVariable;
  }

  /** The call that has a term checked in a Query of a path; empty where it always holds. */
  Optional<CodeBlock> call(Term term, KeyPath path) {
    return FilterPlacement.isExpression(term, path, table)
        ? Optional.of(expression(term))
        : here(term);
  }

  /** What DynamoDB decides in a filter expression. */
  private CodeBlock expression(Term term) {
    Property property = term.path().property();
    String attribute = property.attribute();
    if (term instanceof Term.Present) {
      return CodeBlock.of(".filterPresent($S)", attribute);
    }
    if (term instanceof Term.Absent) {
      return CodeBlock.of(".filterAbsent($S)", attribute);
    }
    ValueType.Scalar scalar = property.scalar().orElseThrow();
    if (term instanceof Term.OneOf oneOf) {
      List<CodeBlock> values =
          oneOf.constants().stream().map(each -> NativeCode.attributeValue(scalar, each)).toList();
      return values.size() == 1
          ? CodeBlock.of(".filterEqual($S, $L)", attribute, values.get(0))
          : CodeBlock.of(
              ".filterIn($S, $T.of($L))", attribute, List.class, CodeBlock.join(values, ", "));
    }
    CodeBlock argument =
        converters.stored(property, CodeBlock.of("$L", KnownType.name((Term.Parameter) term)));
    return CodeBlock.of(
        ".filterEqual($S, $L)", attribute, NativeCode.attributeValue(scalar, argument));
  }

  private Term onResult(Term term) {
    PropertyPath path = resultPath(term.path());
    if (term instanceof Term.Parameter parameter) {
      return new Term.Parameter(path, parameter.bucket());
    }
    if (term instanceof Term.OneOf oneOf) {
      return new Term.OneOf(path, oneOf.constants());
    }
    return term instanceof Term.Present ? new Term.Present(path) : new Term.Absent(path);
  }

  /** The call that has a term checked by value, after reading; empty where it always holds. */
  Optional<CodeBlock> here(Term term) {
    return new PredicateCode(converters)
        .of(itemVariable, onResult(term))
        .map(condition -> CodeBlock.of(".where($L -> $L)", itemVariable, condition));
  }

  /** The path as the result has it: a projection may read its component otherwise. */
  PropertyPath resultPath(PropertyPath path) {
    if (question.pattern().projection().isEmpty()) {
      return path;
    }
    List<Property> steps = new ArrayList<>(path.steps());
    question.pattern().projection().get().properties().stream()
        .filter(each -> each.name().equals(steps.get(0).name()))
        .findFirst()
        .ifPresent(each -> steps.set(0, each));
    return new PropertyPath(path.name(), steps);
  }
}
