package dev.keywright.benchmarks.processing;

import dev.keywright.benchmarks.processing.Javac.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What annotation processing adds to a whole run of {@code javac}, in milliseconds a class: with
 * the processor, against the same generated files compiled as plain sources, and against no
 * generated code. Runs of all workloads take turns, and the median counts.
 *
 * <p>Arguments: how many classes, how many rounds, and, optionally, {@code keywright} to leave out
 * the other libraries.
 */
public final class ProcessingCost {

  private static final int WARM_UP = 2;

  private static final Map<String, String> PROCESSORS = new LinkedHashMap<>();

  static {
    PROCESSORS.put("Keywright", "dev.keywright.processor.KeywrightProcessor");
    PROCESSORS.put("AutoValue", "com.google.auto.value.processor.AutoValueProcessor");
    PROCESSORS.put("MapStruct", "org.mapstruct.ap.MappingProcessor");
  }

  private final Path folder;
  private final Javac javac;

  private ProcessingCost(Path folder) {
    this.folder = folder;
    this.javac = new Javac(folder.resolve("out"));
  }

  /** Measures, and prints a table. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int classes = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200;
    int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 7;
    boolean alone = arguments.length > 2 && arguments[2].equals("keywright");
    new ProcessingCost(Files.createTempDirectory("processing-cost")).run(classes, rounds, alone);
  }

  private void run(int classes, int rounds, boolean alone)
      throws IOException, InterruptedException {
    List<Workload> workloads = new ArrayList<>();
    for (String library : PROCESSORS.keySet()) {
      if (!alone || library.equals("Keywright")) {
        workloads.addAll(workloads(library, classes));
      }
    }
    int entities = Math.max(1, classes / 20);
    List<Path> mixed =
        new ArrayList<>(new Sources(folder.resolve("mixed")).entities(entities).written());
    mixed.addAll(new Sources(folder.resolve("mixed")).plain(classes - entities).written());
    workloads.add(new Workload("one in twenty, with", mixed, PROCESSORS.get("Keywright")));
    workloads.add(new Workload("one in twenty, none", mixed, ""));

    Timings fresh = new Timings();
    Timings warm = new Timings();
    for (int round = 0; round < rounds; round++) {
      for (Workload each : workloads) {
        fresh.add(each.name(), javac.fresh(each));
      }
    }
    for (int round = 0; round < WARM_UP + rounds; round++) {
      for (Workload each : workloads) {
        double took = javac.warm(each);
        if (round >= WARM_UP) {
          warm.add(each.name(), took);
        }
      }
    }
    print(classes, workloads, fresh, warm);
  }

  /** With the processor, with what it made as plain sources, and without. */
  private List<Workload> workloads(String library, int classes)
      throws IOException, InterruptedException {
    Sources written = new Sources(folder.resolve(library));
    List<Path> sources =
        switch (library) {
          case "Keywright" -> written.entities(classes).written();
          case "AutoValue" -> written.autoValues(classes).written();
          default -> written.mappers(classes).written();
        };
    Workload with = new Workload(library + ", with", sources, PROCESSORS.get(library));
    javac.fresh(with);
    List<Path> all = new ArrayList<>(sources);
    all.addAll(javac.keepGenerated(folder.resolve(library + "-generated")));
    return List.of(
        with,
        new Workload(library + ", as plain", all, ""),
        new Workload(library + ", none", sources, ""));
  }

  private static void print(int classes, List<Workload> workloads, Timings fresh, Timings warm) {
    System.out.printf(
        "%d classes; medians of whole runs, ms of CPU time: fresh process, warm%n", classes);
    for (Workload each : workloads) {
      System.out.printf(
          "%-24s %8.0f %8.0f%n", each.name(), fresh.median(each.name()), warm.median(each.name()));
    }
    System.out.println("ms a class: fresh process, warm");
    for (String library : PROCESSORS.keySet()) {
      if (fresh.has(library + ", with")) {
        printShare(library + ": over no generated code", library, "none", classes, fresh, warm);
        printShare(library + ": own share", library, "as plain", classes, fresh, warm);
      }
    }
    System.out.printf(
        "one class in twenty an entity: %+.1f %% fresh, %+.1f %% warm%n",
        percent(fresh), percent(warm));
  }

  private static void printShare(
      String title, String library, String against, int classes, Timings fresh, Timings warm) {
    String with = library + ", with";
    String without = library + ", " + against;
    System.out.printf(
        "%-36s %6.1f %6.1f%n",
        title,
        (fresh.median(with) - fresh.median(without)) / classes,
        (warm.median(with) - warm.median(without)) / classes);
  }

  private static double percent(Timings timings) {
    return 100
        * (timings.median("one in twenty, with") / timings.median("one in twenty, none") - 1);
  }
}
