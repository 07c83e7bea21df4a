package dev.keywright.example;

import java.util.List;
import java.util.Locale;

/** Asks the questions of a design, and writes down what was sent and what came back. */
final class Transcript {

  private final RequestRecorder recorder;
  private final int shown;
  private final StringBuilder text = new StringBuilder();

  /**
   * An empty transcript.
   *
   * @param shown how many items of an answer are written out
   */
  Transcript(RequestRecorder recorder, int shown) {
    this.recorder = recorder;
    this.shown = shown;
  }

  /** Loads a design, and asks all of its questions. */
  Transcript run(Design design) {
    design.load();
    recorder.take();
    line("", design.title());
    line("", "=".repeat(design.title().length()));
    design.questions().forEach(this::ask);
    return this;
  }

  private void ask(Question question) {
    line("", "");
    line("", question.text());
    line("  pattern   ", question.call());
    List<?> items = question.answer().get();
    double capacity = 0;
    for (RecordedRead read : recorder.take()) {
      line("  operation ", read.operation() + " on " + read.target());
      line("  key       ", read.keys());
      if (!read.filter().isEmpty()) {
        line("  filter    ", read.filter());
      }
      line("  read      ", read.returned() + " of " + read.evaluated() + " items evaluated");
      capacity += read.capacity();
    }
    line("  items     ", String.valueOf(items.size()));
    items.stream().limit(shown).forEach(each -> line("    ", String.valueOf(each)));
    if (items.size() > shown) {
      line("    ", "... and " + (items.size() - shown) + " more");
    }
    line("  capacity  ", String.format(Locale.ROOT, "%.1f read units", capacity));
  }

  private void line(String label, String content) {
    text.append((label + content).stripTrailing()).append('\n');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
