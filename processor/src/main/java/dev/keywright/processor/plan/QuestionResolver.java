package dev.keywright.processor.plan;

import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.NearMatch;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.SlotContext;
import dev.keywright.support.key.SlotEncodings;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.SlotType;
import dev.keywright.support.key.UnsupportedFormatException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Resolves an access pattern's names, and reports members that do not fit together. */
public final class QuestionResolver {

  private final Table table;
  private final Entity entity;
  private final AccessPattern pattern;
  private final Report report;
  private final String label;
  private boolean failed;

  private QuestionResolver(
      Table table, Entity entity, AccessPattern pattern, Report report, String label) {
    this.table = table;
    this.entity = entity;
    this.pattern = pattern;
    this.report = report;
    this.label = label;
  }

  /** The question that a pattern asks; empty where a mistake was reported. */
  public static Optional<Question> resolve(
      Table table, Entity entity, AccessPattern pattern, Report report) {
    return resolve(table, entity, pattern, report, entity.name() + "." + pattern.name());
  }

  /** The same for a pattern of something that contains the entity, which messages name. */
  static Optional<Question> resolve(
      Table table, Entity entity, AccessPattern pattern, Report report, String label) {
    return new QuestionResolver(table, entity, pattern, report, label).question();
  }

  private Optional<Question> question() {
    AccessPattern.Sites sites = pattern.sites();
    List<Term> by = by();
    Optional<PropertyPath> range = path(pattern.range(), sites.range());
    Optional<PropertyPath> prefix = path(pattern.prefix(), sites.prefix());
    Optional<PropertyPath> orderBy = path(pattern.orderBy(), sites.orderBy());
    List<Term> filter =
        pattern.filter().isEmpty()
            ? List.of()
            : terms(Problem.INVALID_CONDITION)
                .resolve(pattern.filter(), sites.filter())
                .orElseGet(this::failedTerms);
    checkIndex();
    checkMembers(by, range, prefix);
    orderBy.ifPresent(each -> checkScalar(each, sites.orderBy(), "an order"));
    checkFilter(filter);
    List<Property> result = result();
    return failed
        ? Optional.empty()
        : Optional.of(new Question(entity, pattern, by, range, prefix, orderBy, filter, result));
  }

  private List<Term> by() {
    List<Term> by = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (int i = 0; i < pattern.by().size(); i++) {
      Site site = pattern.sites().by().get(i);
      List<Term> terms =
          terms(Problem.INVALID_CONDITION)
              .resolve(pattern.by().get(i), site)
              .orElseGet(this::failedTerms);
      for (Term term : terms) {
        String key = term instanceof Term.Parameter ? term.toString() : term.path().name();
        if (!seen.add(key)) {
          invalid(site, term.path() + " stands twice in by", "name each property once");
        }
        checkParameter(term, site);
      }
      by.addAll(terms);
    }
    checkBuckets(by);
    return by;
  }

  /** A value says every bucket of it. */
  private void checkBuckets(List<Term> by) {
    for (int i = 0; i < by.size(); i++) {
      Term term = by.get(i);
      boolean known =
          Bucket.of(term).isPresent()
              && by.stream().anyMatch(each -> each.path().equals(term.path()) && isValue(each));
      if (known) {
        invalid(
            site(by, i),
            term.path() + " is known, so that " + term + " says nothing more",
            "drop " + term);
      }
    }
  }

  /** Where the term stands; the whole of {@code by} where a condition has several. */
  private Site site(List<Term> by, int index) {
    List<Site> sites = pattern.sites().by();
    return sites.size() == by.size() ? sites.get(index) : sites.get(0);
  }

  private static boolean isValue(Term term) {
    return term instanceof Term.Parameter parameter
        ? parameter.bucket().isEmpty()
        : term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1;
  }

  private void checkParameter(Term term, Site site) {
    if (!(term instanceof Term.Parameter parameter)) {
      return;
    }
    Optional<ValueType.Scalar> scalar = parameter.path().property().scalar();
    if (scalar.isEmpty()) {
      report.add(
          Problem.INVALID_CONDITION,
          site,
          label + ": " + term.path() + " is no scalar, and cannot be compared",
          KeyTypeMend.with(
              term.path().property(), "it is a " + term.path().property().type().shown()));
      failed = true;
    } else if (!parameter.bucket().isEmpty()) {
      checkBucket(parameter, scalar.get(), site);
    }
  }

  /** Only what several values share is known by itself: a month, a shard, a folded text. */
  private void checkBucket(Term.Parameter parameter, ValueType.Scalar scalar, Site site) {
    String mistake;
    try {
      SlotType type =
          scalar
              .slotType()
              .orElseThrow(
                  () -> new IllegalArgumentException(parameter.path() + " has no formats"));
      Equality equality =
          SlotEncodings.of(
                  SlotName.of(entity.name(), parameter.path().name()),
                  type,
                  scalar.texts(),
                  parameter.bucket(),
                  new SlotContext(-1, ""))
              .equality();
      if (equality == Equality.BUCKET || equality == Equality.FOLDED) {
        return;
      }
      mistake = parameter + " tells every value from every other: write " + parameter.path();
    } catch (UnsupportedFormatException | IllegalArgumentException unknown) {
      mistake = String.valueOf(unknown.getMessage());
    }
    report.add(
        Problem.INVALID_CONDITION, site, label + ": " + parameter + " is no bucket", mistake);
    failed = true;
  }

  private List<Property> result() {
    if (pattern.projection().isEmpty()) {
      return entity.itemProperties();
    }
    List<Property> result = new ArrayList<>();
    for (Property component : pattern.projection().get().properties()) {
      Optional<Property> property = entity.property(component.name());
      if (property.isEmpty()) {
        mismatch(
            pattern.projection().get().name()
                + "."
                + component.name()
                + " is no property of "
                + entity.name(),
            NearMatch.hint(
                component.name(), entity.properties().stream().map(Property::name).toList()));
      } else if (!sameType(property.get(), component)) {
        mismatch(
            pattern.projection().get().name()
                + "."
                + component.name()
                + " is a "
                + component.type().shown()
                + ", in "
                + entity.name()
                + " it is a "
                + property.get().type().shown(),
            "give the component the property's type");
      } else {
        result.add(property.get());
      }
    }
    return result;
  }

  private static boolean sameType(Property property, Property component) {
    return held(component.type()).box().equals(held(property.type()).box());
  }

  private static TypeName held(ValueType type) {
    return type instanceof ValueType.OptionalOf optional
        ? optional.value().javaType()
        : type.javaType();
  }

  private void mismatch(String headline, String detail) {
    failed = true;
    report.add(Problem.PROJECTION_MISMATCH, pattern.sites().as(), label + ": " + headline, detail);
  }

  private void checkIndex() {
    if (!pattern.index().isEmpty() && table.index(pattern.index()).isEmpty()) {
      failed = true;
      report.add(
          Problem.UNKNOWN_INDEX,
          pattern.sites().index(),
          label + ": " + table.name() + " has no index \"" + pattern.index() + "\"",
          NearMatch.hint(pattern.index(), table.indexes().stream().map(Index::name).toList()));
    }
  }

  private void checkMembers(
      List<Term> by, Optional<PropertyPath> range, Optional<PropertyPath> prefix) {
    AccessPattern.Sites sites = pattern.sites();
    if (pattern.limit() < 0) {
      invalid(sites.limit(), "limit is " + pattern.limit(), "a limit is a number of items");
    }
    if (pattern.limit() > 0 && pattern.orderBy().isEmpty()) {
      invalid(
          sites.limit(),
          "limit needs orderBy: without an order, which items are first is chance",
          "add orderBy = \"…\"");
    }
    if (pattern.descending() && pattern.orderBy().isEmpty()) {
      invalid(sites.site(), "descending needs orderBy", "add orderBy = \"…\"");
    }
    if (range.isPresent() && prefix.isPresent()) {
      invalid(
          sites.prefix(),
          "range and prefix together: DynamoDB takes one condition on the sort key",
          "keep one of them");
    }
    if (pattern.unique() && (pattern.limit() > 0 || !pattern.orderBy().isEmpty())) {
      invalid(
          pattern.limit() > 0 ? sites.limit() : sites.orderBy(),
          "unique means one item at the most: nothing to order or to limit",
          "drop orderBy and limit, or drop unique and call first()");
    }
    range.ifPresent(each -> checkScalar(each, sites.range(), "a range"));
    prefix.ifPresent(this::checkText);
    range.ifPresent(each -> checkComparable(each, sites.range()));
    range.ifPresent(each -> checkNotKnown(each, by, sites.range(), "a range"));
    prefix.ifPresent(each -> checkNotKnown(each, by, sites.prefix(), "a prefix"));
  }

  private void checkScalar(PropertyPath path, Site site, String member) {
    if (path.property().scalar().isEmpty()) {
      invalid(
          site,
          member + " of " + path + ", whose type is " + path.property().type().shown(),
          KeyTypeMend.with(
              path.property(), "name a property that is a string, a number, a date or a time"));
    }
  }

  /** A range has ends, which must compare: those of a converted property as its own values do. */
  private void checkComparable(PropertyPath path, Site site) {
    ValueType.Order order =
        path.property()
            .converted()
            .map(ValueType.Converted::order)
            .orElse(ValueType.Order.COMPARABLE);
    if (order == ValueType.Order.AS_STORED) {
      String type = path.property().value().shown();
      invalid(
          site,
          "a range of " + path + ", whose type " + type + " is not Comparable",
          "let "
              + type
              + " implement Comparable<"
              + type
              + ">, in the order of what its converter stores");
    }
  }

  private void checkText(PropertyPath path) {
    Optional<ScalarType> type = path.property().scalar().map(ValueType.Scalar::scalar);
    if (type.filter(ScalarType.STRING::equals).isEmpty()) {
      boolean hasRanges =
          type.isPresent()
              && type.get() != ScalarType.UUID
              && type.get() != ScalarType.ENUM
              && type.get() != ScalarType.BOOLEAN
              && !type.get().attributeType().equals("B");
      invalid(
          pattern.sites().prefix(),
          "a prefix of " + path + ", whose type is " + path.property().type().shown(),
          "a prefix is that of a String"
              + (hasRanges ? "; ask for a range = \"" + path + "\"" : ""));
    }
  }

  private void checkFilter(List<Term> filter) {
    for (Term term : filter) {
      checkParameter(term, pattern.sites().filter());
      if (term instanceof Term.Parameter parameter && !parameter.bucket().isEmpty()) {
        report.add(
            Problem.INVALID_CONDITION,
            pattern.sites().filter(),
            label + ": a filter compares values, not buckets such as " + term,
            "put it into by, where a key can hold it");
        failed = true;
      }
    }
  }

  private void checkNotKnown(PropertyPath path, List<Term> by, Site site, String member) {
    if (by.stream().anyMatch(term -> term.path().equals(path) && isValue(term))) {
      invalid(
          site,
          path + " is known by equality, so that " + member + " of it says nothing",
          "drop it from by, or drop " + member);
    }
  }

  private void invalid(Site site, String headline, String... mend) {
    failed = true;
    report.add(Problem.INVALID_PATTERN, site, label + ": " + headline, mend);
  }

  private Optional<PropertyPath> path(String name, Site site) {
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Optional<PropertyPath> path = terms(Problem.UNKNOWN_PROPERTY).path(name, 0, site);
    failed |= path.isEmpty();
    return path;
  }

  private List<Term> failedTerms() {
    failed = true;
    return List.of();
  }

  private TermResolver terms(Problem problem) {
    return new TermResolver(entity, report, problem, label);
  }
}
