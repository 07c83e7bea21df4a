package dev.keywright.benchmarks.processing;

import dev.keywright.benchmarks.processing.Javac.Workload;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Whole processes that get twenty entities ready and encode one of each: with generated codecs, and
 * with the Enhanced Client's bean schema; beside them one that makes a single attribute value, for
 * what the virtual machine and the SDK's classes cost anyway. They take turns; the median counts.
 *
 * <p>Argument: how many rounds.
 */
public final class ColdStart {

  private static final int ENTITIES = 20;

  private ColdStart() {}

  /** Measures, and prints the figures. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 15;
    Path folder = Files.createTempDirectory("cold-start");
    Javac javac = new Javac(folder.resolve("out"));
    Sources sources = new Sources(folder.resolve("src"));
    sources.entities(ENTITIES).beans(ENTITIES);
    sources.program("Nothing", program("Nothing", i -> ""));
    sources.program("Codecs", program("Codecs", ColdStart::encode));
    sources.program("Beans", program("Beans", ColdStart::encodeBean));
    javac.fresh(
        new Workload("programs", sources.written(), "dev.keywright.processor.KeywrightProcessor"));

    List<String> programs = List.of("Nothing", "Codecs", "Beans");
    Timings timings = new Timings();
    for (int round = 0; round < rounds; round++) {
      for (String each : programs) {
        timings.add(each, run(javac.classes(), each, folder.resolve("log")));
      }
    }
    for (String each : programs) {
      System.out.printf("%-8s %7.1f ms, whole process%n", each, timings.median(each));
    }
    double codecs = timings.median("Codecs") - timings.median("Nothing");
    double beans = timings.median("Beans") - timings.median("Nothing");
    System.out.printf(
        "whole process: %.2f of the bean schema's%n",
        timings.median("Codecs") / timings.median("Beans"));
    System.out.printf(
        "over Nothing:  %.2f of the bean schema's; an entity %.2f ms, a bean %.2f ms%n",
        codecs / beans, codecs / ENTITIES, beans / ENTITIES);
  }

  private static String program(String name, IntFunction<String> statements) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < ENTITIES; i++) {
      body.append(statements.apply(i));
    }
    return """
        import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

        /** Ends with an error where an item has no attributes. */
        public final class %s {
          public static void main(String[] arguments) {
            int attributes = AttributeValue.fromS("first").s().length();
        %s    if (attributes < 5) {
              throw new IllegalStateException();
            }
          }
        }
        """
        .formatted(name, body);
  }

  private static String encode(int i) {
    String type = Sources.packageOf(i) + ".Entity" + i;
    return "    attributes += "
        + type
        + "Codec.encode(new "
        + type
        + "(\"id\", \"owner\", java.time.Instant.EPOCH, 1, 2L, true,"
        + " java.util.List.of(\"tag\"), java.math.BigDecimal.ONE)).size();\n";
  }

  private static String encodeBean(int i) {
    String type = Sources.packageOf(i) + ".Bean" + i;
    return """
            %1$s bean%2$d = new %1$s();
            bean%2$d.setId("id");
            bean%2$d.setOwner("owner");
            bean%2$d.setPlacedAt(java.time.Instant.EPOCH);
            bean%2$d.setTags(java.util.List.of("tag"));
            bean%2$d.setPrice(java.math.BigDecimal.ONE);
            attributes += software.amazon.awssdk.enhanced.dynamodb.TableSchema
                .fromBean(%1$s.class).itemToMap(bean%2$d, true).size();
        """
        .formatted(type, i);
  }

  private static double run(Path classes, String program, Path log)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(classes + File.pathSeparator + System.getProperty("java.class.path"));
    command.add("start." + program);
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(program + ": " + Files.readString(log));
    }
    return (System.nanoTime() - start) / 1e6;
  }
}
