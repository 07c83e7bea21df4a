package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Constant;
import dev.keywright.processor.plan.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Writes terms of a predicate as Java conditions on an instance. */
final class PredicateCode {

  private final ConverterCode converters;

  PredicateCode(ConverterCode converters) {
    this.converters = converters;
  }

  /** The condition of a term; empty where it always holds. */
  Optional<CodeBlock> of(String instance, Term term) {
    List<CodeBlock> presence = PropertyCode.presence(instance, term.path());
    if (term instanceof Term.Present) {
      return presence.isEmpty() ? Optional.empty() : Optional.of(CodeBlock.join(presence, " && "));
    }
    if (term instanceof Term.Absent) {
      return Optional.of(
          presence.isEmpty()
              ? CodeBlock.of("false")
              : CodeBlock.of("!($L)", CodeBlock.join(presence, " && ")));
    }
    Property property = term.path().property();
    CodeBlock value = converters.stored(property, PropertyCode.value(instance, term.path()));
    CodeBlock comparison =
        term instanceof Term.OneOf oneOf
            ? oneOf(value, oneOf)
            : equal(property, value, parameter((Term.Parameter) term));
    List<CodeBlock> all = new ArrayList<>(presence);
    boolean several = term instanceof Term.OneOf oneOf && oneOf.constants().size() > 1;
    all.add(several && !presence.isEmpty() ? CodeBlock.of("($L)", comparison) : comparison);
    return Optional.of(CodeBlock.join(all, " && "));
  }

  private CodeBlock parameter(Term.Parameter term) {
    return converters.stored(term.path().property(), CodeBlock.of("$L", KnownType.name(term)));
  }

  private static CodeBlock oneOf(CodeBlock value, Term.OneOf term) {
    Property property = term.path().property();
    ValueType.Scalar type = property.scalar().orElseThrow();
    List<CodeBlock> alternatives = new ArrayList<>();
    for (Constant constant : term.constants()) {
      alternatives.add(equal(property, value, ConstantCode.of(constant, type)));
    }
    return CodeBlock.join(alternatives, " || ");
  }

  private static CodeBlock equal(Property property, CodeBlock value, CodeBlock other) {
    ValueType.Scalar type = property.scalar().orElseThrow();
    if (ConstantCode.isIdentity(type)) {
      return CodeBlock.of("$L == $L", value, other);
    }
    if (type.scalar() == ScalarType.BIG_DECIMAL) {
      return CodeBlock.of("$L.compareTo($L) == 0", value, other);
    }
    return CodeBlock.of("$L.equals($L)", value, other);
  }

  /** All conditions joined; empty for none. */
  static CodeBlock all(Collection<CodeBlock> conditions) {
    List<CodeBlock> terms =
        conditions.stream()
            .map(
                each ->
                    conditions.size() > 1 && each.toString().contains(" || ")
                        ? CodeBlock.of("($L)", each)
                        : each)
            .toList();
    return CodeBlock.join(terms, " && ");
  }

  /** One of the conditions. */
  static CodeBlock any(Collection<CodeBlock> conditions) {
    List<CodeBlock> terms =
        conditions.stream()
            .map(
                each ->
                    conditions.size() > 1 && each.toString().contains(" && ")
                        ? CodeBlock.of("($L)", each)
                        : each)
            .toList();
    return CodeBlock.join(terms, " || ");
  }
}
