package dev.keywright.support.key;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Group;

@SuppressWarnings("ClassCanBeStatic") // Groups are inner classes.
class CharacterEncodingProperties {

  abstract static class OfCharacters extends EncodingContract<Character> {

    private final int sign;

    OfCharacters(TextEncoding text, String after, int sign) {
      super(CharacterEncoding.of(text), after);
      this.sign = sign;
    }

    @Override
    Arbitrary<Character> written() {
      return ends().filter(value -> isWritten(value));
    }

    @Override
    Arbitrary<Character> ends() {
      return Arbitraries.oneOf(
          Arbitraries.integers().between(0, Character.MAX_VALUE).map(c -> (char) (int) c),
          Arbitraries.of('\0', '\ud7ff', '\ud800', '\udfff', '\ue000', '\uffff'),
          Arbitraries.integers().between(sign - 3, sign + 3).map(c -> (char) (int) c));
    }
  }

  @Group
  class Escaped extends OfCharacters {
    Escaped() {
      super(TextEncoding.escaped(NAME, '#'), "#", '#');
    }
  }

  @Group
  class EscapedBeforeLastCharacter extends OfCharacters {
    EscapedBeforeLastCharacter() {
      super(TextEncoding.ordered(NAME, 0xFFFE), "\ufffe", 0xFFFC);
    }
  }

  @Group
  class Ordered extends OfCharacters {
    Ordered() {
      super(TextEncoding.ordered(NAME, '/'), "/", '/');
    }
  }

  @Group
  class Raw extends OfCharacters {
    Raw() {
      super(TextEncoding.raw(NAME, ':').last(), "", ':');
    }
  }

  @Group
  class Unescaped extends OfCharacters {
    Unescaped() {
      super(TextEncoding.unescaped(NAME), "", '#');
    }
  }
}
