package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Turns a rejected question into a message that reads like good compiler output: what was asked,
 * why each key cannot answer it, and the smallest change that would.
 */
public final class RejectionReport {

  private static final int FEW_VALUES = 20;

  private final TableLayout layout;

  /** Reports rejections of a table's patterns. */
  public RejectionReport(TableLayout layout) {
    this.layout = layout;
  }

  /** The finding of a rejection. */
  public Finding finding(Planner.Rejected rejected) {
    Question question = rejected.question();
    Refusal closest =
        rejected.refusals().stream().max(Comparator.comparing(Refusal::stage)).orElseThrow();
    boolean pinned = !question.pattern().index().isEmpty();
    Problem problem = problem(closest, pinned);
    List<String> details = new ArrayList<>();
    details.add("known: " + question.known());
    details.addAll(table(rejected.refusals()));
    mend(problem, closest, rejected, details);
    return new Finding(
        problem, site(problem, question, closest), headline(problem, question, closest), details);
  }

  private static Problem problem(Refusal closest, boolean pinned) {
    return switch (closest.stage()) {
      case ENCODING, SORTING -> Problem.NOT_RANGEABLE;
      case CONSISTENCY -> Problem.CONSISTENT_IMPOSSIBLE;
      case PROJECTION -> Problem.PROJECTION_TOO_SMALL;
      case DISTINCTION -> Problem.INDISTINCT_ENTITIES;
      default -> pinned ? Problem.INDEX_CANNOT_SERVE : Problem.SCAN_REQUIRED;
    };
  }

  private static String headline(Problem problem, Question question, Refusal closest) {
    String index = closest.path().label();
    return switch (problem) {
      case PROJECTION_TOO_SMALL -> question.label() + " needs more than " + index + " holds";
      case CONSISTENT_IMPOSSIBLE ->
          question.label() + " can only be answered by " + index + ", which is never consistent";
      case INDISTINCT_ENTITIES -> question.label() + " would return items of other entities";
      case NOT_RANGEABLE ->
          question.label() + " asks for an order that the key's text does not keep";
      case INDEX_CANNOT_SERVE -> question.label() + " cannot be answered by " + index;
      default ->
          question.label()
              + switch (closest.stage()) {
                case RANGE -> " would need a whole partition to be read and filtered";
                case ORDER -> " would need a whole partition to be read and sorted";
                default -> " would need a Scan";
              };
    };
  }

  private static Site site(Problem problem, Question question, Refusal closest) {
    AccessPattern.Sites sites = question.pattern().sites();
    return switch (problem) {
      case INDEX_CANNOT_SERVE -> sites.index();
      case CONSISTENT_IMPOSSIBLE -> sites.site().at("consistent");
      case PROJECTION_TOO_SMALL ->
          question.pattern().projection().isPresent() ? sites.as() : sites.name();
      case NOT_RANGEABLE ->
          closest.stage() == Refusal.Stage.ENCODING ? ranged(question) : sites.orderBy();
      default ->
          switch (closest.stage()) {
            case RANGE -> ranged(question);
            case ORDER -> sites.orderBy();
            default -> sites.by().size() == 1 ? sites.by().get(0) : sites.name();
          };
    };
  }

  private static Site ranged(Question question) {
    AccessPattern.Sites sites = question.pattern().sites();
    return question.range().isPresent() ? sites.range() : sites.prefix();
  }

  /** One line a path, in columns: its name, the entity's key there, and the reason. */
  static List<String> table(List<Refusal> refusals) {
    int labels = refusals.stream().mapToInt(each -> each.path().label().length()).max().orElse(0);
    int keys = refusals.stream().mapToInt(each -> each.key().length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (Refusal refusal : refusals) {
      lines.add(
          padded(refusal.path().label(), labels + 3)
              + (keys == 0 ? "" : padded(refusal.key(), keys + 3))
              + refusal.reason());
    }
    return lines;
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private void mend(
      Problem problem, Refusal closest, Planner.Rejected rejected, List<String> details) {
    switch (problem) {
      case PROJECTION_TOO_SMALL -> {
        details.add(
            "add to "
                + closest.path().label()
                + ":  projection = IndexProjection.INCLUDE, include = {"
                + String.join(
                    ", ", included(closest).stream().map(each -> "\"" + each + "\"").toList())
                + "}");
        details.add("or return a projection with what it holds (as = …), or say fetch = true");
      }
      case CONSISTENT_IMPOSSIBLE ->
          details.add(
              isPartitionKnown(rejected)
                  ? "drop consistent, or declare a @LocalIndex that answers"
                  : "drop consistent");
      case INDISTINCT_ENTITIES ->
          details.add(
              "give the entities' sort keys different literal text, or keep the type attribute and"
                  + " project it");
      default -> suggest(rejected, details);
    }
  }

  private List<String> included(Refusal closest) {
    List<String> all =
        new ArrayList<>(closest.path().index().map(Index::include).orElse(List.of()));
    closest.attributes().stream().filter(each -> !all.contains(each)).forEach(all::add);
    return all;
  }

  private void suggest(Planner.Rejected rejected, List<String> details) {
    Question question = rejected.question();
    Optional<KeySuggestion> suggestion = KeySuggestion.of(layout, question.pinnedTo(""));
    suggestion.ifPresent(key -> suggest(key, question, details));
    Optional<String> holding = holding(rejected);
    holding.ifPresent(
        index ->
            details.add(
                (suggestion.isPresent() ? "or, to ask" : "to ask")
                    + " only for what "
                    + index
                    + " holds, pin it:  index = \""
                    + index
                    + "\""));
    if (suggestion.isEmpty() && holding.isEmpty() && isOrderedOtherwise(question)) {
      details.add(
          "no key can: what lies in a range of "
              + question.range().orElseThrow()
              + " comes in its order; drop orderBy, and sort what is read");
    }
  }

  /** Whether the table's own partition is known, of which a local index is another order. */
  private static boolean isPartitionKnown(Planner.Rejected rejected) {
    return rejected.refusals().stream()
        .anyMatch(each -> each.path().isTable() && each.stage() != Refusal.Stage.PARTITION);
  }

  private static boolean isOrderedOtherwise(Question question) {
    return question.range().isPresent()
        && question.orderBy().isPresent()
        && !question.range().equals(question.orderBy());
  }

  /** An index that answers, if what it holds is all that is meant. */
  private Optional<String> holding(Planner.Rejected rejected) {
    Question question = rejected.question();
    EntityLayout entity = layout.entity(question.entity().name()).orElseThrow();
    return rejected.refusals().stream()
        .filter(each -> each.stage() == Refusal.Stage.MEMBERSHIP)
        .map(each -> each.path().indexName())
        .filter(
            index ->
                new Planner(layout).plan(entity, question.pinnedTo(index))
                    instanceof Planner.Planned)
        .findFirst();
  }

  private void suggest(KeySuggestion suggestion, Question question, List<String> details) {
    String entity = "add to " + question.entity().name() + ":";
    String table = "add to " + layout.table().type().simpleName() + ":";
    int width = Math.max(entity.length(), table.length()) + 2;
    details.add(padded(entity, width) + suggestion.keyText());
    suggestion.indexText().ifPresent(each -> details.add(padded(table, width) + each));
    if (!question.pattern().index().isEmpty()) {
      details.add("and pin index = \"" + suggestion.key().index() + "\", or leave the choice open");
    }
    hotPartition(question, suggestion).ifPresent(details::add);
  }

  /** A note where the suggested partition would have few values. */
  private Optional<String> hotPartition(Question question, KeySuggestion suggestion) {
    int values = 1;
    for (Term term : question.by()) {
      if (term instanceof Term.OneOf) {
        continue;
      }
      Optional<ValueType.Scalar> scalar = term.path().property().scalar();
      if (scalar.isPresent() && scalar.get().scalar() == ScalarType.ENUM) {
        values *= scalar.get().constants().size();
      } else if (scalar.isPresent() && scalar.get().scalar() == ScalarType.BOOLEAN) {
        values *= 2;
      } else {
        return Optional.empty();
      }
    }
    if (values > FEW_VALUES) {
      return Optional.empty();
    }
    EntityLayout entity = layout.entity(question.entity().name()).orElseThrow();
    Optional<String> spreading = spreadingProperty(entity, question);
    String count = values + (values == 1 ? " value" : " values");
    String known =
        String.join(
            " and ",
            question.by().stream()
                .filter(KeySuggestion::isBindable)
                .map(each -> each.path().name())
                .toList());
    return spreading.map(
        property ->
            "note: "
                + (known.isEmpty() ? "the partition" : known)
                + " has "
                + count
                + ": one partition per value runs hot; \""
                + suggestion.key().partition()
                + "#{"
                + property
                + ":shard(10)}\" spreads it");
  }

  private Optional<String> spreadingProperty(EntityLayout entity, Question question) {
    List<KeySlot> slots = new ArrayList<>();
    entity.sort(layout.table().key()).forEach(each -> slots.addAll(each.slots()));
    entity.partition(layout.table().key()).forEach(each -> slots.addAll(each.slots()));
    return slots.stream()
        .map(KeySlot::path)
        .filter(path -> question.by().stream().noneMatch(term -> term.path().equals(path)))
        .filter(
            path ->
                path.property()
                    .scalar()
                    .filter(
                        each ->
                            each.scalar() == ScalarType.STRING || each.scalar() == ScalarType.UUID)
                    .isPresent())
        .map(PropertyPath::name)
        .findFirst();
  }
}
