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

  /**
   * So many rounds before those that count as warm: in the first ones the virtual machine still
   * compiles javac.
   */
  private static final int WARM_UP = 10;

  /** So many before those that count as early. */
  private static final int FEW = 2;

  private static final Map<String, String> PROCESSORS = new LinkedHashMap<>();

  static {
    PROCESSORS.put("Keywright", "dev.keywright.processor.KeywrightProcessor");
    PROCESSORS.put("AutoValue", "com.google.auto.value.processor.AutoValueProcessor");
    PROCESSORS.put("MapStruct", "org.mapstruct.ap.MappingProcessor");
  }

  private final Path folder;
  private final Javac javac;
  private final Timings fresh = new Timings();
  private final Timings early = new Timings();
  private final Timings warm = new Timings();

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
        workloads.addAll(workloads(library, sources(library, classes), PROCESSORS.get(library)));
      }
    }
    int entities = Math.max(1, classes / 20);
    List<Path> mixed =
        new ArrayList<>(new Sources(folder.resolve("mixed")).entities(entities).written());
    mixed.addAll(new Sources(folder.resolve("mixed")).plain(classes - entities).written());
    workloads.addAll(workloads("One in twenty", mixed, PROCESSORS.get("Keywright")));

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
        } else if (round >= FEW && round < FEW + rounds) {
          early.add(each.name(), took);
        }
      }
    }
    print(classes, workloads);
  }

  private List<Path> sources(String library, int classes) throws IOException {
    Sources written = new Sources(folder.resolve(library));
    return switch (library) {
      case "Keywright" -> written.entities(classes).written();
      case "AutoValue" -> written.autoValues(classes).written();
      default -> written.mappers(classes).written();
    };
  }

  /**
   * With the processor, with what it made added by one that does nothing else, with that as plain
   * sources, and without.
   */
  private List<Workload> workloads(String name, List<Path> sources, String processor)
      throws IOException, InterruptedException {
    Workload with = new Workload(name + ", with", sources, processor);
    javac.fresh(with);
    Path generated = folder.resolve(name.replace(' ', '-') + "-generated");
    List<Path> all = new ArrayList<>(sources);
    all.addAll(javac.keepGenerated(generated));
    Workload copied =
        new Workload(
            name + ", copied",
            sources,
            CopyingProcessor.class.getName(),
            List.of("-A" + CopyingProcessor.FOLDER + "=" + generated));
    return List.of(
        with,
        copied,
        new Workload(name + ", as plain", all, ""),
        new Workload(name + ", none", sources, ""));
  }

  private void print(int classes, List<Workload> workloads) {
    System.out.printf(
        "%d classes; medians of whole runs, ms of CPU time:"
            + " fresh process, from the third round, after ten%n",
        classes);
    for (Workload each : workloads) {
      System.out.printf("%-24s", each.name());
      columns().forEach(timings -> System.out.printf(" %8.0f", timings.median(each.name())));
      System.out.println();
    }
    System.out.println("ms a class");
    for (String library : PROCESSORS.keySet()) {
      if (fresh.has(library + ", with")) {
        share("over no generated code", library, "none", classes);
        share("own share", library, "as plain", classes);
        share("over copying", library, "copied", classes);
      }
    }
    System.out.println("one class in twenty an entity, added in per cent");
    added("with");
    added("copied");
    added("as plain");
  }

  private List<Timings> columns() {
    return List.of(fresh, early, warm);
  }

  private void share(String title, String library, String against, int classes) {
    System.out.printf("%-36s", library + ": " + title);
    for (Timings each : columns()) {
      double over = each.median(library + ", with") - each.median(library + ", " + against);
      System.out.printf(" %6.1f", over / classes);
    }
    System.out.println();
  }

  private void added(String how) {
    System.out.printf("%-36s", how);
    for (Timings each : columns()) {
      double ratio = each.median("One in twenty, " + how) / each.median("One in twenty, none");
      System.out.printf(" %+6.1f", 100 * (ratio - 1));
    }
    System.out.println();
  }
}
