package dev.keywright.integration.enhanced;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The tables of the page of types that set what is stored beside the Enhanced Client's choice. */
final class TypesPage {

  private static final Path PAGE = Path.of("..", "docs", "types.md");
  private static final String HEADER = "| type | stored | Enhanced Client |";

  private TypesPage() {}

  /** What a row says about the Enhanced Client. */
  enum Claim {
    /** Stores the same attribute. */
    SAME,
    /** Stores another one, which is read by both. */
    READ_BY_BOTH,
    /** Stores another one, which neither reads of the other. */
    APART,
    /** Refuses a bean with such a property. */
    NONE
  }

  /** A row: a type, and what it says about the Enhanced Client. */
  record Row(String type, String theirs) {

    Claim claim() {
      if (theirs.startsWith("same")) {
        return Claim.SAME;
      }
      if (theirs.startsWith("none")) {
        return Claim.NONE;
      }
      return theirs.contains("neither reads") ? Claim.APART : Claim.READ_BY_BOTH;
    }
  }

  static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    boolean inTable = false;
    for (String line : lines()) {
      inTable = line.equals(HEADER) || (inTable && line.startsWith("|"));
      if (inTable && !line.equals(HEADER) && !line.startsWith("|---")) {
        String[] cells = line.substring(1).split("\\|");
        rows.add(new Row(cells[0].strip(), cells[2].strip()));
      }
    }
    return rows;
  }

  private static List<String> lines() {
    try {
      return Files.readAllLines(PAGE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
