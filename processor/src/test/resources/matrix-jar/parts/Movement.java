package parts;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Version;
import java.time.Instant;

/** A bean, whose members a compiler may keep in any order in the class file. */
@Entity
@Key(partition = "PART#{number}", sort = "MOVE#{at}")
@AccessPattern(name = "movements", by = "number", orderBy = "at")
public class Movement {
  private String number;
  private Instant at;
  private String where;
  private String by;
  private String reason;
  private long version;

  public String getNumber() {
    return number;
  }

  public void setNumber(String number) {
    this.number = number;
  }

  public Instant getAt() {
    return at;
  }

  public void setAt(Instant at) {
    this.at = at;
  }

  public String getWhere() {
    return where;
  }

  public void setWhere(String where) {
    this.where = where;
  }

  @Nullable
  public String getBy() {
    return by;
  }

  public void setBy(String by) {
    this.by = by;
  }

  public String getReason() {
    return reason;
  }

  public void setReason(@org.jspecify.annotations.Nullable String reason) {
    this.reason = reason;
  }

  @Version
  public long getVersion() {
    return version;
  }

  public void setVersion(long version) {
    this.version = version;
  }
}
