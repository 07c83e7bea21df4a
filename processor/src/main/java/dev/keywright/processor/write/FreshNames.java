package dev.keywright.processor.write;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * Gives out names that are free in one scope of generated code: what is wanted, with underscores
 * after it where that is taken or a word of the language. JavaPoet's {@code NameAllocator} does the
 * same, but draws a random UUID for every name, which a new process pays for by setting up a source
 * of secure randomness.
 */
final class FreshNames {

  private final Set<String> taken = new HashSet<>();
  private final Map<String, String> byPurpose = new HashMap<>();

  /** A free name, taken from now on. */
  String take(String wanted) {
    String name = wanted;
    while (SourceVersion.isKeyword(name) || !taken.add(name)) {
      name += "_";
    }
    return name;
  }

  /** A free name, remembered by what it is for. */
  String take(String wanted, String purpose) {
    String name = take(wanted);
    byPurpose.put(purpose, name);
    return name;
  }

  /** The name that was taken for a purpose. */
  String of(String purpose) {
    String name = byPurpose.get(purpose);
    if (name == null) {
      throw new IllegalStateException("no name for " + purpose);
    }
    return name;
  }
}
