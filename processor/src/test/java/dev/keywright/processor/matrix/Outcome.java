package dev.keywright.processor.matrix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of a job.
 *
 * @param generated the generated sources, by their path
 */
record Outcome(Map<String, String> generated, List<Message> messages) {

  Outcome {
    generated = new TreeMap<>(generated);
    messages = List.copyOf(messages);
  }

  static Outcome of(Job job) throws IOException {
    Map<String, String> generated = new TreeMap<>();
    for (Path each : Job.sourcesBelow(job.generated())) {
      generated.put(
          job.generated().relativize(each).toString().replace('\\', '/'), Files.readString(each));
    }
    String written = Files.readString(job.messages());
    List<Message> messages =
        written.isEmpty()
            ? List.of()
            : Arrays.stream(written.split(Runs.SEPARATOR)).map(Message::parse).toList();
    return new Outcome(generated, messages);
  }

  /** The processor's messages without their places, sorted: those are the compiler's affair. */
  List<String> ours() {
    return messages.stream().filter(Message::isOurs).map(Message::withoutPlace).sorted().toList();
  }
}
