package dev.keywright.testing.operation;

import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Write;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a request consumed, by table and index, and how much of that its response tells. */
final class ConsumedCapacity {

  /** The kinds of units, told apart only where one request can have both. */
  private enum Kind {
    READ,
    WRITE
  }

  private static final class OfTable {
    private double read;
    private double write;
    private final Map<String, Double> local = new LinkedHashMap<>();
    private final Map<String, Double> global = new LinkedHashMap<>();

    double total() {
      return read
          + write
          + local.values().stream().mapToDouble(Double::doubleValue).sum()
          + global.values().stream().mapToDouble(Double::doubleValue).sum();
    }
  }

  private final Map<String, OfTable> tables = new LinkedHashMap<>();
  private final String detail;
  private final boolean byKind;
  private Kind indexKind = Kind.READ;

  private ConsumedCapacity(Fields request, boolean byKind) {
    this.detail = request.text("ReturnConsumedCapacity", "NONE");
    this.byKind = byKind;
  }

  /** For an operation that reads or writes. */
  static ConsumedCapacity of(Fields request) {
    return new ConsumedCapacity(request, false);
  }

  /** For a transaction, whose response tells read and write units apart. */
  static ConsumedCapacity ofTransaction(Fields request) {
    return new ConsumedCapacity(request, true);
  }

  /** Whether the response tells anything, so that counting is worth it. */
  boolean isWanted() {
    return !detail.equals("NONE");
  }

  private OfTable of(StoredTable table) {
    return tables.computeIfAbsent(table.name(), name -> new OfTable());
  }

  /** Adds a read of the table. */
  void read(StoredTable table, double units) {
    of(table).read += units;
  }

  /** Adds a read of an index. */
  void read(StoredTable table, IndexDefinition index, double units) {
    indexKind = Kind.READ;
    (index.global() ? of(table).global : of(table).local).merge(index.name(), units, Double::sum);
  }

  /** Adds a write, with what it did to the indexes; a transaction pays twice. */
  void write(StoredTable table, Write write, int times) {
    OfTable consumed = of(table);
    consumed.write += write.tableUnits() * (double) times;
    indexKind = Kind.WRITE;
    write
        .indexUnits()
        .forEach(
            (name, units) -> {
              IndexDefinition index = table.index(name);
              if (index != null) {
                (index.global() ? consumed.global : consumed.local)
                    .merge(name, units * (double) times, Double::sum);
              }
            });
  }

  /** Adds the write of something that was not written: a condition failed, or a check passed. */
  void write(StoredTable table, double units) {
    of(table).write += units;
  }

  /** Writes the member of an operation on one table. */
  void writeTo(JsonWriter out) {
    if (isWanted()) {
      tables.forEach(
          (name, consumed) -> {
            out.name("ConsumedCapacity");
            writeTable(out, name, consumed);
          });
    }
  }

  /** Writes the member of an operation on several tables: a list. */
  void writeListTo(JsonWriter out) {
    if (isWanted()) {
      out.name("ConsumedCapacity").beginArray();
      tables.forEach((name, consumed) -> writeTable(out, name, consumed));
      out.endArray();
    }
  }

  private void writeTable(JsonWriter out, String name, OfTable consumed) {
    out.beginObject();
    out.name("TableName").string(name);
    double indexes = consumed.total() - consumed.read - consumed.write;
    double read = consumed.read + (indexKind == Kind.READ ? indexes : 0);
    double write = consumed.write + (indexKind == Kind.WRITE ? indexes : 0);
    writeUnits(out, read, write);
    if (detail.equals("INDEXES")) {
      out.name("Table").beginObject();
      writeUnits(out, consumed.read, consumed.write);
      out.endObject();
      writeIndexes(out, "LocalSecondaryIndexes", consumed.local);
      writeIndexes(out, "GlobalSecondaryIndexes", consumed.global);
    }
    out.endObject();
  }

  private void writeUnits(JsonWriter out, double read, double write) {
    out.name("CapacityUnits").number(read + write);
    if (byKind && read > 0) {
      out.name("ReadCapacityUnits").number(read);
    }
    if (byKind && write > 0) {
      out.name("WriteCapacityUnits").number(write);
    }
  }

  private void writeIndexes(JsonWriter out, String member, @Nullable Map<String, Double> units) {
    if (units == null || units.isEmpty()) {
      return;
    }
    out.name(member).beginObject();
    units.forEach(
        (name, consumed) -> {
          out.name(name).beginObject();
          boolean reading = indexKind == Kind.READ;
          writeUnits(out, reading ? consumed : 0, reading ? 0 : consumed);
          out.endObject();
        });
    out.endObject();
  }
}
