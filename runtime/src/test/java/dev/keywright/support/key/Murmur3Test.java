package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class Murmur3Test {

  private static int hash(String text) {
    return Murmur3.hash(text, 0, text.length());
  }

  /** Vectors that other implementations publish. */
  @Test
  void hashesAsOthersDo() {
    assertEquals(0, hash(""));
    assertEquals(0x248bfa47, hash("hello"));
    assertEquals(0x149bbb7f, hash("hello, world"));
    assertEquals(0x2e4ff723, hash("The quick brown fox jumps over the lazy dog"));
    assertEquals(0x248bfa47, Murmur3.hash("KEY#hello#", 4, 9));
  }

  @Test
  void shardsAreFilledEvenly() {
    ShardEncoding<Integer> shards =
        ShardEncoding.of(IntegerEncoding.ofInt(SlotName.of("Order", "id")), 10);
    int[] filled = new int[10];
    IntStream.range(0, 10_000).forEach(id -> filled[shards.shardOf(id)]++);

    assertTrue(
        IntStream.of(filled).allMatch(n -> n > 850 && n < 1150),
        IntStream.of(filled).boxed().toList().toString());
  }

  @Test
  void aShardHasOneWidthAndLeavesTheKeyBeforeItAlone() {
    ShardEncoding<String> shards =
        ShardEncoding.of(TextEncoding.unescaped(SlotName.of("Order", "id")), 11);
    StringBuilder key = new StringBuilder("OPEN#");
    shards.append(key, "A145");

    assertEquals("OPEN#".length() + 2, key.length());
    assertTrue(shards.shards().contains(key.substring(5)));
    assertEquals(
        List.of("00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10"), shards.shards());
    shards.appendShard(key.append('#'), 3);
    assertTrue(key.toString().endsWith("#03"));
    assertThrows(KeyValueException.class, () -> shards.appendShard(key, 11));
    assertThrows(UnsupportedOperationException.class, () -> shards.parse("03"));
  }
}
