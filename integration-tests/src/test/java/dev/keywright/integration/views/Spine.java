package dev.keywright.integration.views;

import java.util.Optional;

/** What is read off a book without taking it from its shelf. */
public interface Spine extends Titled, Priced<Cents> {
  /** The number. */
  String isbn();

  /** The year. */
  int year();

  /** Who has it. */
  Optional<String> lentTo();

  /** A text of its own. */
  default String label() {
    return title() + ", " + year();
  }

  /** Not a property. */
  static int compare(Spine one, Spine other) {
    return Integer.compare(one.year(), other.year());
  }
}
