package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.jspecify.annotations.Nullable;

/**
 * Templates of several slots: where each slot ends by itself, or cannot hold what follows it, two
 * lists of values never make one key, and a key gives its values back.
 */
class KeyTemplateProperties {

  /** A type, its formats, and texts of values: few and nasty, so that keys nearly meet. */
  private record Column(SlotType type, List<String> formats) {

    List<Object> values() {
      return switch (type) {
        case STRING ->
            List.of(
                "A", "A#", "#", "#A", "A$23", "$", "-1", "1", "0001", "-", ":", "A:", ";3A", "|",
                "\0", "\uffff", "true", "A#x#A", "2");
        case CHARACTER -> List.of('A', '#', '$', '-', '1', '2', ':', '|', '\uffff');
        case INT -> List.of(0, 1, -1, 11, -11, 9_999, -9_999, 12_345);
        case BOOLEAN -> List.of(true, false);
        default -> throw new IllegalArgumentException(type.typeName());
      };
    }
  }

  /** A template: a literal, possibly empty, before each slot and after the last. */
  private record Template(List<Column> columns, List<String> literals) {

    /** The encodings, or null where the processor would refuse the template. */
    @Nullable List<SlotEncoding<Object>> encodings() {
      List<SlotEncoding<Object>> encodings = new ArrayList<>();
      for (int i = 0; i < columns.size(); i++) {
        String after = literals.get(i + 1);
        int next = after.isEmpty() ? -1 : after.codePointAt(0);
        SlotEncoding<Object> encoding = encoding(columns.get(i), next);
        boolean last = i + 1 == columns.size() && next < 0;
        boolean ends = encoding.isPrefixFree() || last || (next >= 0 && !encoding.mayContain(next));
        if (!ends) {
          return null;
        }
        encodings.add(encoding);
      }
      return encodings;
    }

    /** Values are drawn from those of the column's type. */
    @SuppressWarnings("unchecked")
    private SlotEncoding<Object> encoding(Column column, int next) {
      try {
        return (SlotEncoding<Object>)
            SlotEncodings.of(
                SlotName.of("Order", "slot"),
                column.type(),
                column.formats(),
                new SlotContext(next, String.join("", literals)));
      } catch (UnsupportedFormatException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Provide
  Arbitrary<Template> templates() {
    Arbitrary<Column> columns =
        Arbitraries.of(
            new Column(SlotType.STRING, List.of()),
            new Column(SlotType.STRING, List.of("ordered")),
            new Column(SlotType.STRING, List.of("raw")),
            new Column(SlotType.CHARACTER, List.of()),
            new Column(SlotType.CHARACTER, List.of("ordered")),
            new Column(SlotType.INT, List.of()),
            new Column(SlotType.INT, List.of("4")),
            new Column(SlotType.INT, List.of("plain")),
            new Column(SlotType.BOOLEAN, List.of()));
    Arbitrary<String> literals = Arbitraries.of("", "#", "-", ":", "A", "1", "#x#", "|", "$", "/");
    return Combinators.combine(columns.list().ofMinSize(1).ofMaxSize(3), literals.list().ofSize(4))
        .as((some, texts) -> new Template(some, texts.subList(0, some.size() + 1)));
  }

  @Provide
  Arbitrary<List<Tuple2<Integer, Integer>>> choices() {
    Arbitrary<Integer> index = Arbitraries.integers().between(0, 99);
    return Combinators.combine(index, index).as(Tuple::of).list().ofSize(3);
  }

  @Property(tries = 100_000)
  void listsOfValuesAreToldApartAndReadBack(
      @ForAll("templates") Template template,
      @ForAll("choices") List<Tuple2<Integer, Integer>> choices) {
    List<SlotEncoding<Object>> encodings = template.encodings();
    Assume.that(encodings != null);
    List<Object> left = new ArrayList<>();
    List<Object> right = new ArrayList<>();
    for (int i = 0; i < template.columns().size(); i++) {
      List<Object> values = template.columns().get(i).values();
      left.add(values.get(choices.get(i).get1() % values.size()));
      right.add(values.get(choices.get(i).get2() % values.size()));
    }
    String l = key(template, encodings, left);
    String r = key(template, encodings, right);
    Assume.that(l != null && r != null);

    assertEquals(left.equals(right), l.equals(r), () -> l + " of " + left + " and " + right);
    assertEquals(left, read(template, encodings, l));
    assertTrue(shape(template, encodings).matches(l));
    // What matches is just what was written: any other text that matches reads and writes as
    // itself.
    String other = l.substring(0, l.length() - 1) + r.charAt(r.length() - 1);
    if (shape(template, encodings).matches(other)) {
      assertEquals(other, key(template, encodings, read(template, encodings, other)));
    }
  }

  private static @Nullable String key(
      Template template, List<SlotEncoding<Object>> encodings, List<Object> values) {
    StringBuilder key = new StringBuilder(template.literals().get(0));
    try {
      for (int i = 0; i < encodings.size(); i++) {
        encodings.get(i).append(key, values.get(i));
        key.append(template.literals().get(i + 1));
      }
    } catch (KeyValueException e) {
      return null;
    }
    return key.toString();
  }

  private static List<Object> read(
      Template template, List<SlotEncoding<Object>> encodings, String key) {
    List<Object> values = new ArrayList<>();
    KeyReader reader = KeyReader.of(key, "Order").literal(template.literals().get(0));
    for (int i = 0; i < encodings.size(); i++) {
      String after = template.literals().get(i + 1);
      values.add(reader.slot(encodings.get(i), after.isEmpty() ? -1 : after.codePointAt(0)));
      reader.literal(after);
    }
    reader.end();
    return values;
  }

  private static KeyShape shape(Template template, List<SlotEncoding<Object>> encodings) {
    KeyShape shape = KeyShape.start().literal(template.literals().get(0));
    for (int i = 0; i < encodings.size(); i++) {
      shape = shape.slot(encodings.get(i));
      String after = template.literals().get(i + 1);
      if (!after.isEmpty()) {
        shape = shape.literal(after);
      }
    }
    return shape;
  }
}
