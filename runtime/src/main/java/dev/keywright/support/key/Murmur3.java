package dev.keywright.support.key;

/**
 * MurmurHash3 x86 32-bit with seed 0, over the UTF-8 bytes of text, which are made one by one and
 * never stored. The same in every version: stored keys depend on it.
 */
final class Murmur3 {

  private static final int C1 = 0xcc9e2d51;
  private static final int C2 = 0x1b873593;

  private int hash;
  private int block;
  private int length;

  private Murmur3() {}

  /** Returns the hash of the well-formed text between the two indices. */
  static int hash(CharSequence text, int from, int to) {
    Murmur3 state = new Murmur3();
    for (int i = from; i < to; ) {
      int codePoint = Character.codePointAt(text, i);
      i += Character.charCount(codePoint);
      state.addCodePoint(codePoint);
    }
    return state.finish();
  }

  private void addCodePoint(int codePoint) {
    if (codePoint < 0x80) {
      add(codePoint);
    } else if (codePoint < 0x800) {
      add(0xC0 | codePoint >> 6);
      add(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
      add(0xE0 | codePoint >> 12);
      add(0x80 | (codePoint >> 6 & 0x3F));
      add(0x80 | (codePoint & 0x3F));
    } else {
      add(0xF0 | codePoint >> 18);
      add(0x80 | (codePoint >> 12 & 0x3F));
      add(0x80 | (codePoint >> 6 & 0x3F));
      add(0x80 | (codePoint & 0x3F));
    }
  }

  private void add(int octet) {
    block |= octet << ((length % 4) * 8);
    length++;
    if (length % 4 == 0) {
      hash = Integer.rotateLeft(hash ^ mix(block), 13) * 5 + 0xe6546b64;
      block = 0;
    }
  }

  private static int mix(int block) {
    return Integer.rotateLeft(block * C1, 15) * C2;
  }

  private int finish() {
    int h = hash ^ mix(block) ^ length;
    h = (h ^ h >>> 16) * 0x85ebca6b;
    h = (h ^ h >>> 13) * 0xc2b2ae35;
    return h ^ h >>> 16;
  }
}
