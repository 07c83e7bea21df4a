package dev.keywright.integration.activity;

import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What someone wrote down. */
public final class Note implements Activity {

  private final String userId;
  private final Instant at;
  private final int number;
  private final long version;
  private final @Nullable Instant changedAt;
  private final String remark;
  private final int hour;

  /** A note, that knows its hour. */
  public Note(
      String userId,
      Instant at,
      int number,
      long version,
      @Nullable Instant changedAt,
      String remark,
      int hour) {
    this.userId = userId;
    this.at = at;
    this.number = number;
    this.version = version;
    this.changedAt = changedAt;
    this.remark = remark;
    this.hour = hour;
  }

  @Override
  public String userId() {
    return userId;
  }

  @Override
  public Instant at() {
    return at;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public long version() {
    return version;
  }

  @Override
  public @Nullable Instant changedAt() {
    return changedAt;
  }

  /** The text. */
  public String remark() {
    return remark;
  }

  @Override
  public int hour() {
    return hour;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Note note
        && note.userId.equals(userId)
        && note.at.equals(at)
        && note.number == number
        && note.version == version
        && Objects.equals(note.changedAt, changedAt)
        && note.remark.equals(remark)
        && note.hour == hour;
  }

  @Override
  public int hashCode() {
    return Objects.hash(userId, at, number, remark);
  }

  @Override
  public String toString() {
    return "Note[" + userId + ", " + at + ", " + number + ", " + remark + "]";
  }
}
