package dev.keywright.processor.scan;

import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * The documents and sealed types that lie around the one that is being read. A type may hold itself
 * where an instance can end: where one that it holds may be absent, is held by a container, or is
 * of a sealed type that permits another type, too.
 */
final class Nesting {

  /** How often a generic type may stand inside itself, with other type arguments each time. */
  private static final int DEEPEST = 8;

  private final Refusal refusal;
  private final Deque<Open> open = new ArrayDeque<>();
  private int absences;

  /** Reports that a type cannot be stored, and gives nothing. */
  interface Refusal {
    Optional<ValueType> of(DeclaredType type, Site site, String... reasons);
  }

  /**
   * What is being read.
   *
   * @param absences how many values that may be absent lay around it
   * @param isChoice whether it is a sealed type
   * @param again where it holds itself if the sealed types between let an instance end
   */
  private record Open(
      String signature, TypeElement element, int absences, boolean isChoice, List<Again> again) {}

  private record Again(DeclaredType type, Site site) {}

  Nesting(Refusal refusal) {
    this.refusal = refusal;
  }

  /** Reads by a supplier what may be absent. */
  <T> T absent(Supplier<T> reader) {
    absences++;
    try {
      return reader.get();
    } finally {
      absences--;
    }
  }

  /** Reads by a supplier what may hold itself, unless it is being read already. */
  Optional<ValueType> read(
      DeclaredType type,
      TypeElement element,
      Site site,
      Supplier<Optional<? extends ValueType>> reader) {
    String signature = Nullness.signature(type);
    Optional<Open> around =
        open.stream().filter(each -> each.signature().equals(signature)).findFirst();
    String name = element.getSimpleName().toString();
    if (around.isPresent()) {
      Open same = around.get();
      if (same.absences() == absences) {
        if (!isChoiceBetween(same)) {
          return endless(type, site);
        }
        same.again().add(new Again(type, site));
      }
      return Optional.of(new ValueType.Recursion(TypeName.get(type), name, signature));
    }
    if (open.stream().filter(each -> each.element().equals(element)).count() >= DEEPEST) {
      return refusal.of(
          type,
          site,
          "every " + name + " holds another one with other type arguments, without end",
          "let it hold one of its own type");
    }
    boolean isChoice = PermittedTypes.isSealed(element);
    open.push(new Open(signature, element, absences, isChoice, new ArrayList<>()));
    Optional<ValueType> read;
    List<Again> again;
    try {
      read = reader.get().map(each -> each);
    } finally {
      again = open.pop().again();
    }
    if (read.isEmpty() || again.isEmpty() || ends(read.get(), new HashSet<>())) {
      return read;
    }
    again.forEach(each -> endless(each.type(), each.site()));
    return Optional.empty();
  }

  /** Whether a sealed type lies between what is read now and one around it, or is that one. */
  private boolean isChoiceBetween(Open around) {
    for (Open each : open) {
      if (each.isChoice()) {
        return true;
      }
      if (each.signature().equals(around.signature())) {
        break;
      }
    }
    return false;
  }

  private Optional<ValueType> endless(DeclaredType type, Site site) {
    return refusal.of(
        type,
        site,
        "every "
            + type.asElement().getSimpleName()
            + " would hold another one without end; let it be Optional, @Nullable, or in a List");
  }

  /**
   * Whether there is an instance of a type that holds none of the types around it.
   *
   * @param inside the types that have been entered
   */
  private static boolean ends(ValueType type, Set<String> inside) {
    if (type instanceof ValueType.Recursion recursion) {
      // What lies further out is asked for when that has been read.
      return !inside.contains(recursion.signature());
    }
    if (type instanceof ValueType.Converted converted) {
      return ends(converted.stored(), inside);
    }
    if (type instanceof ValueType.Union union) {
      inside.add(union.signature());
      return union.variants().stream().anyMatch(each -> ends(each.document(), inside));
    }
    if (type instanceof ValueType.Document document) {
      inside.add(document.signature());
      return document.properties().stream()
          .filter(each -> !each.nullable() && each.role() != Property.Role.COMPUTED)
          .allMatch(each -> ends(each.type(), inside));
    }
    return true;
  }
}
