package dev.keywright.processor.plan;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The smallest declaration that would answer a rejected question: a {@code @Key} in an index that
 * the entity does not use yet, or one with a new {@code @GlobalIndex}. It is tried on the planner
 * before it is shown: what does not compile when pasted is not suggested.
 *
 * @param key the key to add to the entity
 * @param index the index to add to the table, where none could be used
 */
public record KeySuggestion(KeyDeclaration key, Optional<Index> index) {

  /** Finds one, where there is one. */
  public static Optional<KeySuggestion> of(TableLayout layout, Question question) {
    Templates templates = templates(layout, question);
    Table table = layout.table();
    for (Index index : table.indexes()) {
      Optional<KeySuggestion> inside = inExisting(layout, question, templates, index);
      if (inside.isPresent()) {
        return inside;
      }
    }
    Index index = newIndex(table);
    KeySuggestion suggestion = templates.in(index, Optional.of(index));
    return suggestion.serves(layout, question) ? Optional.of(suggestion) : Optional.empty();
  }

  /** As the user would write the key. */
  public String keyText() {
    return "@Key(index = \""
        + key.index()
        + "\", partition = \""
        + key.partition()
        + "\""
        + (key.sort().isEmpty() ? "" : ", sort = \"" + key.sort() + "\"")
        + (key.when().isEmpty() ? "" : ", when = \"" + key.when() + "\"")
        + ")";
  }

  /** As the user would write the index. */
  public Optional<String> indexText() {
    return index.map(
        each ->
            "@GlobalIndex(name = \""
                + each.name()
                + "\", partitionKey = \""
                + each.key().partition().get(0)
                + "\", sortKey = \""
                + each.key().sort().get(0)
                + "\")");
  }

  private record Templates(String partition, String sort, String when) {
    KeySuggestion in(Index index, Optional<Index> added) {
      return new KeySuggestion(KeyDeclaration.of(index.name(), partition, sort, when), added);
    }
  }

  private static Optional<KeySuggestion> inExisting(
      TableLayout layout, Question question, Templates templates, Index index) {
    Table table = layout.table();
    boolean usable =
        index instanceof Index.Global
            && question.entity().key(index.name()).isEmpty()
            && index.key().partition().size() == 1
            && index.key().sort().size() == 1
            && table.key().attributes().stream().noneMatch(index.key().attributes()::contains)
            && index.key().attributes().stream()
                .allMatch(each -> question.entity().propertyStoredAs(each).isEmpty())
            && index.key().attributes().stream()
                .allMatch(each -> "S".equals(layout.keyAttributeTypes().get(each)));
    if (!usable) {
      return Optional.empty();
    }
    KeySuggestion suggestion = templates.in(index, Optional.empty());
    return suggestion.serves(layout, question) ? Optional.of(suggestion) : Optional.empty();
  }

  private boolean serves(TableLayout layout, Question question) {
    Entity entity = question.entity().withKey(key);
    // Another entity's mistakes are reported as what they are; they make no suggestion worse.
    List<Entity> sound =
        layout.entities().stream()
            .map(each -> each.entity().name().equals(entity.name()) ? entity : each.entity())
            .toList();
    Table table = layout.table().withEntities(sound);
    if (index.isPresent()) {
      List<Index> indexes = new ArrayList<>(table.indexes());
      indexes.add(index.get());
      table = table.withIndexes(indexes);
    }
    Report report = new Report();
    TableLayout tried = TableLayout.of(table, report);
    Question again =
        new Question(
            entity,
            question.pattern(),
            question.by(),
            question.range(),
            question.prefix(),
            question.orderBy(),
            question.filter(),
            question.result());
    return !report.hasErrors()
        && tried.isComplete()
        && new Planner(tried).plan(tried.entity(entity.name()).orElseThrow(), again)
            instanceof Planner.Planned;
  }

  private static Templates templates(TableLayout layout, Question question) {
    Map<String, String> slots = new LinkedHashMap<>();
    List<String> when = new ArrayList<>();
    StringBuilder partition = new StringBuilder();
    for (Term term : question.by()) {
      if (!isBindable(term)) {
        when.add(term.toString());
        continue;
      }
      String slot = slot(term.path(), bucket(term));
      slots.put(term.path().name(), slot);
      partition
          .append(partition.isEmpty() ? "" : "#")
          .append(SuggestedText.upper(term.path().property().name()))
          .append('#')
          .append(slot);
    }
    if (partition.isEmpty()) {
      partition.append(SuggestedText.upper(question.entity().name()));
    }
    Set<String> sort = new LinkedHashSet<>();
    question.range().ifPresent(each -> sort.add(slot(each, ordered(each))));
    question.prefix().ifPresent(each -> sort.add(slot(each, ordered(each))));
    question.orderBy().ifPresent(each -> addUnlessThere(sort, each, ordered(each)));
    EntityLayout entity = layout.entity(question.entity().name()).orElseThrow();
    List<KeyText> own = new ArrayList<>(entity.sort(layout.table().key()));
    own.addAll(entity.partition(layout.table().key()));
    for (KeyText text : own) {
      for (KeySlot keySlot : text.slots()) {
        PropertyPath path = keySlot.path();
        if (!slots.containsKey(path.name()) && !path.nullable()) {
          addUnlessThere(sort, path, List.of());
        }
      }
      if (!sort.isEmpty()) {
        break;
      }
    }
    return new Templates(
        partition.toString(),
        sort.isEmpty() ? SuggestedText.upper(question.entity().name()) : String.join("#", sort),
        String.join(" and ", when));
  }

  /** Whether a slot can hold what is known; the others make the index sparse. */
  static boolean isBindable(Term term) {
    return term instanceof Term.Parameter
        || (term instanceof Term.OneOf oneOf && oneOf.constants().size() == 1);
  }

  private static void addUnlessThere(Set<String> sort, PropertyPath path, List<String> formats) {
    boolean there =
        sort.stream()
            .anyMatch(
                each -> each.startsWith("{" + path + "}") || each.startsWith("{" + path + ":"));
    if (!there) {
      sort.add(slot(path, formats));
    }
  }

  // Text between other parts of a key keeps its order only in this format.
  private static List<String> ordered(PropertyPath path) {
    return path.property().scalar().filter(each -> each.scalar() == ScalarType.STRING).isPresent()
        ? List.of("ordered")
        : List.of();
  }

  private static List<String> bucket(Term term) {
    return term instanceof Term.Parameter parameter ? parameter.bucket() : List.of();
  }

  private static String slot(PropertyPath path, List<String> formats) {
    List<String> written = formats.isEmpty() ? defaultFormats(path.property()) : formats;
    return "{" + path + (written.isEmpty() ? "" : ":" + String.join(",", written)) + "}";
  }

  // Decimals have no format of their own: one must be given.
  private static List<String> defaultFormats(Property property) {
    ScalarType type = property.scalar().map(each -> each.scalar()).orElse(ScalarType.STRING);
    return switch (type) {
      case BIG_DECIMAL, FLOAT, DOUBLE -> List.of("12.4");
      case BIG_INTEGER -> List.of("20");
      default -> List.of();
    };
  }

  private static Index newIndex(Table table) {
    int number = 1;
    Set<String> taken = new LinkedHashSet<>();
    table.indexes().forEach(each -> taken.add(each.name()));
    while (taken.contains("GSI" + number)) {
      number++;
    }
    String name = "GSI" + number;
    return new Index.Global(
        name,
        new KeySchema(List.of(name + "PK"), List.of(name + "SK")),
        IndexProjection.ALL,
        List.of(),
        Site.unknown());
  }
}
