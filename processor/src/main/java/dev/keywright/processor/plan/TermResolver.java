package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.NearMatch;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Condition;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SyntaxException;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Resolves the terms of a predicate against the properties of an entity: the step from what a user
 * wrote in {@code when}, {@code by} and {@code filter} to what the planner reasons about.
 */
final class TermResolver {

  private final Entity entity;
  private final Report report;
  private final Problem problem;
  private final String owner;

  /**
   * @param problem what an ill-formed term is reported as
   * @param owner how messages call the declaration: {@code Order.recentOrders}
   */
  TermResolver(Entity entity, Report report, Problem problem, String owner) {
    this.entity = entity;
    this.report = report;
    this.problem = problem;
    this.owner = owner;
  }

  /** The terms of a predicate; empty where one of them was reported. */
  Optional<List<Term>> resolve(String source, Site site) {
    List<Condition> conditions;
    try {
      conditions = Condition.parse(source);
    } catch (SyntaxException mistake) {
      report.add(
          problem,
          site.within(mistake.offset(), mistake.length()),
          owner + ": \"" + source + "\" is no condition",
          mistake.getMessage(),
          "write p, p = CONST, p in (A, B), p present or p absent, joined by and");
      return Optional.empty();
    }
    List<Term> terms = new ArrayList<>();
    boolean sound = true;
    for (Condition condition : conditions) {
      Optional<Term> term = term(condition, site);
      term.ifPresent(terms::add);
      sound &= term.isPresent();
    }
    return sound ? Optional.of(terms) : Optional.empty();
  }

  /** The property of a path; empty where it was reported. */
  Optional<PropertyPath> path(String name, int offset, Site site) {
    PropertyPath.Result result = PropertyPath.resolve(entity, name);
    if (result instanceof PropertyPath.Found found) {
      return Optional.of(found.path());
    }
    PropertyPath.Unknown unknown = (PropertyPath.Unknown) result;
    Optional<String> unshared =
        unknown.offset() == 0 ? entity.unshared(unknown.step()) : Optional.empty();
    if (unshared.isPresent()) {
      report.add(
          Problem.SEALED_ENTITY,
          site.within(offset, unknown.step().length()),
          (owner.equals(entity.name()) ? "" : owner + ": ")
              + unknown.step()
              + " is no property of "
              + entity.name()
              + " as a whole",
          unshared.get(),
          "let every type that has it store it alike, and no other anything under its attribute");
      return Optional.empty();
    }
    report.add(
        Problem.UNKNOWN_PROPERTY,
        site.within(offset + unknown.offset(), unknown.step().length()),
        (owner.equals(entity.name()) ? "" : owner + ": ")
            + entity.name()
            + " has no property \""
            + name
            + "\"",
        holder(name, unknown)
            .map(
                each -> each.name() + " is a " + each.type().shown() + ", whose parts have no name")
            .orElseGet(() -> NearMatch.hint(unknown.step(), unknown.candidates())));
    return Optional.empty();
  }

  /** The property before an unknown step, where it is one that no path leads into. */
  private Optional<Property> holder(String name, PropertyPath.Unknown unknown) {
    return unknown.candidates().isEmpty()
            && unknown.offset() > 0
            && PropertyPath.resolve(entity, name.substring(0, unknown.offset() - 1))
                instanceof PropertyPath.Found found
        ? Optional.of(found.path().property())
        : Optional.empty();
  }

  private Optional<Term> term(Condition condition, Site site) {
    Optional<PropertyPath> path = path(condition.path().text(), condition.path().offset(), site);
    if (path.isEmpty()) {
      return Optional.empty();
    }
    if (condition instanceof Condition.Parameter parameter) {
      return Optional.of(new Term.Parameter(path.get(), parameter.formats()));
    }
    if (condition instanceof Condition.OneOf oneOf) {
      return constants(oneOf, path.get(), site);
    }
    return Optional.of(
        condition instanceof Condition.Present
            ? new Term.Present(path.get())
            : new Term.Absent(path.get()));
  }

  private Optional<Term> constants(Condition.OneOf condition, PropertyPath path, Site site) {
    Optional<ValueType.Scalar> scalar = path.property().scalar();
    if (scalar.isEmpty()) {
      report.add(
          problem,
          site,
          owner + ": " + path + " is no scalar, and cannot be compared with a constant",
          KeyTypeMend.with(
              path.property(),
              "compare a property that is a string, a number, an enum, a boolean, a date or a"
                  + " time"));
      return Optional.empty();
    }
    List<Constant> constants = new ArrayList<>();
    for (Condition.Word word : condition.constants()) {
      String written = word.text();
      Optional<Constant> constant = Constant.read(scalar.get(), written);
      if (constant.isEmpty()) {
        report.add(
            problem,
            site.within(word.offset(), written.length()),
            owner + ": " + written + " is no value of " + path,
            scalar.get().constants().isEmpty()
                ? path
                    + (path.property().converted().isPresent() ? " is stored as a " : " is a ")
                    + scalar.get().shown()
                : NearMatch.hint(written, scalar.get().constants()));
        return Optional.empty();
      }
      constants.add(constant.get());
    }
    return Optional.of(new Term.OneOf(path, constants));
  }
}
