package dev.keywright.processor.scan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Where in a type null may stand, by what a class file says.
 *
 * @param paths the indexes of type arguments that lead there; none for the type itself
 */
record NullPaths(Set<List<Integer>> paths) {

  /** Nowhere. */
  static final NullPaths NONE = new NullPaths(Set.of());

  NullPaths {
    paths = Set.copyOf(paths);
  }

  /** Whether the type itself may be null. */
  boolean isNullable() {
    return paths.contains(List.of());
  }

  /** The same of a type argument. */
  NullPaths argument(int index) {
    Set<List<Integer>> inside = new HashSet<>();
    for (List<Integer> path : paths) {
      if (!path.isEmpty() && path.get(0) == index) {
        inside.add(path.subList(1, path.size()));
      }
    }
    return inside.isEmpty() ? NONE : new NullPaths(inside);
  }

  /** What either says. */
  NullPaths and(NullPaths other) {
    Set<List<Integer>> all = new HashSet<>(paths);
    all.addAll(other.paths);
    return all.isEmpty() ? NONE : new NullPaths(all);
  }

  /** The same and one more path. */
  NullPaths with(List<Integer> path) {
    return and(new NullPaths(Set.of(new ArrayList<>(path))));
  }
}
