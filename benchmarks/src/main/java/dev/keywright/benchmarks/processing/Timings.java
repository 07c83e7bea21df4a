package dev.keywright.benchmarks.processing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Measured times by name, in milliseconds. */
final class Timings {

  private final Map<String, List<Double>> times = new HashMap<>();

  void add(String name, double milliseconds) {
    times.computeIfAbsent(name, any -> new ArrayList<>()).add(milliseconds);
  }

  boolean has(String name) {
    return times.containsKey(name);
  }

  /** The median of what was measured under a name. */
  double median(String name) {
    List<Double> sorted = times.getOrDefault(name, List.of()).stream().sorted().toList();
    if (sorted.isEmpty()) {
      throw new IllegalArgumentException("nothing was measured for " + name);
    }
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
