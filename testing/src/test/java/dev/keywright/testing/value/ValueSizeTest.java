package dev.keywright.testing.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.testing.protocol.ValueReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sizes of values, as DynamoDB measures them against its limit of an item. */
class ValueSizeTest {

  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "-0, 1",
    "1, 2",
    "12, 2",
    "123, 3",
    "1234, 3",
    "12345678901234567890123456789012345678, 20",
    "0042, 2",
    "100, 2",
    "1010, 3",
    "0.0000001, 2",
    "1E125, 2",
    "1E-100, 2",
    "1.5, 3",
    "15, 2",
    "1.200, 3",
    "1.234, 4",
    "3.14159, 5",
    "123456, 4",
    "100.5, 4",
    "0.15, 2",
    "1.001, 4",
    "-42, 3"
  })
  void numbersAreSizedByTheirDigitsOnEachSideOfThePoint(String literal, int size) {
    assertEquals(size, ValueSize.of(ValueReader.number(literal)));
  }

  @ParameterizedTest
  @CsvSource({
    "abc, 3",
    "\u00e9, 2",
    "\u20ac, 3",
    "\ud83d\ude00, 4",
    "a\u00e9\u20ac\ud83d\ude00, 10"
  })
  void textIsSizedInUtf8(String text, int size) {
    assertEquals(size, ValueSize.ofText(text));
  }

  @Test
  void documentsCostThreeBytesAndOneForEveryElement() {
    Value one = new Value.Bool(true);

    assertEquals(3 + 2 * (1 + 1), ValueSize.of(new Value.Sequence(List.of(one, one))));
    assertEquals(3 + 1 + 2 + 1, ValueSize.of(new Value.Document(Map.of("ab", one))));
    assertEquals(3, ValueSize.of(new Value.Document(Map.of())));
  }

  @Test
  void itemsAreNamesAndValues() {
    Set<Value> members = new LinkedHashSet<>();
    members.add(new Value.Text("x"));
    members.add(new Value.Text("yz"));

    assertEquals(
        2 + 1 + 1 + 3 + 4 + 1,
        Item.of(
                Map.of(
                    "pk",
                    new Value.Text("k"),
                    "s",
                    new Value.Group(ValueType.SS, members),
                    "null",
                    new Value.Null()))
            .size());
  }
}
