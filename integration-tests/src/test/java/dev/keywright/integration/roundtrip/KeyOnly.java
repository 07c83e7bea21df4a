package dev.keywright.integration.roundtrip;

import dev.keywright.Attribute;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Key;
import dev.keywright.OrderedAttributeConverter;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.UUID;

/** Properties that are stored in the text of a key alone, and others in a format of one. */
@Table(
    name = Engine.TABLE,
    partitionKey = "PK",
    entities = {
      KeyOnly.Words.class,
      KeyOnly.Figures.class,
      KeyOnly.Hours.class,
      KeyOnly.Formatted.class
    })
interface KeyOnly {

  /** Stored by what its constants declare. */
  enum Grade {
    @EnumValue("first#")
    FIRST,
    SECOND
  }

  record Money(long cents) implements Comparable<Money> {
    @Override
    public int compareTo(Money other) {
      return Long.compare(cents, other.cents);
    }
  }

  final class MoneyConverter implements OrderedAttributeConverter<Money, Long> {
    @Override
    public Long toStored(Money value) {
      return value.cents();
    }

    @Override
    public Money fromStored(Long stored) {
      return new Money(stored);
    }
  }

  @Entity
  @Key(partition = "WORDS#{word:ordered}|{uuid}{flag}#{grade}:{letter}#{money}/{text}")
  record Words(
      @Attribute(stored = false) String word,
      @Attribute(stored = false) UUID uuid,
      @Attribute(stored = false) boolean flag,
      @Attribute(stored = false) Grade grade,
      @Attribute(stored = false) char letter,
      @Attribute(stored = false) @Convert(with = MoneyConverter.class) Money money,
      @Attribute(stored = false) String text) {}

  @Entity
  @Key(partition = "FIGURES#{aByte}{aShort}{anInt}{aLong}#{decimal:12.4}{aDouble:10.6}#{year}")
  record Figures(
      @Attribute(stored = false) byte aByte,
      @Attribute(stored = false) short aShort,
      @Attribute(stored = false) int anInt,
      @Attribute(stored = false) long aLong,
      BigDecimal decimal,
      double aDouble,
      @Attribute(stored = false) Year year) {}

  @Entity
  @Key(partition = "HOURS#{instant}{date}{time}#{dateTime:ms}{month}{second:s}#{iso:iso}")
  record Hours(
      @Attribute(stored = false) Instant instant,
      @Attribute(stored = false) LocalDate date,
      @Attribute(stored = false) LocalTime time,
      @Attribute(stored = false) LocalDateTime dateTime,
      @Attribute(stored = false) YearMonth month,
      @Attribute(stored = false) Instant second,
      @Attribute(stored = false) Instant iso) {}

  @Entity
  @Key(partition = "FORMATTED#{id}")
  record Formatted(
      String id,
      @Attribute(format = "us") Instant instant,
      @Attribute(format = "iso") LocalDateTime dateTime,
      @Attribute(format = "12.4") BigDecimal decimal,
      @Attribute(format = "plain") int plain,
      @Attribute(format = "12") long padded) {}
}
