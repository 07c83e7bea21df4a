package dev.keywright.support.key;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shard that a value falls into: a stable hash of its default text, modulo the number of
 * shards, in digits of one width. Nothing can be read back from it, and it has no order that means
 * anything; a query for all values asks each of {@link #shards()}.
 *
 * @param <T> the type of the values
 */
public final class ShardEncoding<T> extends SlotEncoding<T> {

  /** The most shards: a query for all of them asks each. */
  public static final int MAX_COUNT = 1000;

  private final SlotEncoding<T> hashed;
  private final int count;
  private final int width;

  private ShardEncoding(SlotEncoding<T> hashed, int count) {
    super(hashed.name());
    if (count < 2 || count > MAX_COUNT) {
      throw new IllegalArgumentException(
          hashed.name() + ": from 2 to " + MAX_COUNT + " shards, not " + count);
    }
    this.hashed = hashed;
    this.count = count;
    this.width = Integer.toString(count - 1).length();
  }

  /** Returns the shards of values whose text in the other encoding is what is hashed. */
  public static <T> ShardEncoding<T> of(SlotEncoding<T> hashed, int count) {
    return new ShardEncoding<>(hashed, count);
  }

  /** The encoding whose text is hashed. */
  public SlotEncoding<T> hashed() {
    return hashed;
  }

  /** The number of shards. */
  public int count() {
    return count;
  }

  /** Returns the texts of all shards, in order. */
  public List<String> shards() {
    List<String> shards = new ArrayList<>(count);
    for (int shard = 0; shard < count; shard++) {
      StringBuilder text = new StringBuilder(width);
      appendShard(text, shard);
      shards.add(text.toString());
    }
    return shards;
  }

  /**
   * Returns the keys of all shards, in order.
   *
   * @param before the text of the key before the slot
   * @param after the text of the key after it
   */
  public List<String> keys(String before, String after) {
    List<String> keys = new ArrayList<>(count);
    for (int shard = 0; shard < count; shard++) {
      StringBuilder key = new StringBuilder(before.length() + width + after.length());
      key.append(before);
      appendShard(key, shard);
      keys.add(key.append(after).toString());
    }
    return keys;
  }

  /** Returns the shard of a value, from 0. */
  public int shardOf(T value) {
    return shardOf(new StringBuilder(), value);
  }

  /** Hashes the value's text at the end of the builder, and leaves the builder as it was. */
  private int shardOf(StringBuilder scratch, T value) {
    int start = scratch.length();
    hashed.append(scratch, value);
    int hash = Murmur3.hash(scratch, start, scratch.length());
    scratch.setLength(start);
    return Integer.remainderUnsigned(hash, count);
  }

  @Override
  public void append(StringBuilder key, T value) {
    appendShard(key, shardOf(key, value));
  }

  /**
   * Appends the text of a shard that is known by its number.
   *
   * @throws dev.keywright.KeyValueException where there is no such shard
   */
  public void appendShard(StringBuilder key, int shard) {
    if (shard < 0 || shard >= count) {
      throw name().refused(shard, "no shard from 0 to " + (count - 1));
    }
    PaddedDigits.append(key, shard, width);
  }

  @Override
  @Nullable T read(String text) {
    throw new UnsupportedOperationException(name() + " cannot be read back from its shard");
  }

  @Override
  public boolean accepts(String text) {
    if (text.length() != width) {
      return false;
    }
    long shard = PaddedDigits.read(text, 0, width);
    return shard >= 0 && shard < count;
  }

  @Override
  String describe() {
    return "one of " + count + " shards";
  }

  @Override
  public boolean mayContain(int codePoint) {
    return codePoint >= '0' && codePoint <= '9';
  }

  @Override
  public int minLength() {
    return width;
  }

  @Override
  public int maxLength() {
    return width;
  }

  @Override
  public Equality equality() {
    return Equality.BUCKET;
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  public boolean isRangeable() {
    return false;
  }

  @Override
  public String least() {
    return shards().get(0);
  }

  @Override
  public String greatest() {
    return shards().get(count - 1);
  }
}
