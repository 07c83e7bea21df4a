package dev.keywright.integration.enhanced;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import lombok.Data;
import lombok.EqualsAndHashCode;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** Dates and times. */
@Data
@EqualsAndHashCode(callSuper = false)
@DynamoDbBean
@Table(name = "TimeBean", partitionKey = "id")
@Entity
@Key(partition = "{id}")
public class TimeBean extends Identified {
  private Instant instant;
  private LocalDate date;
  private LocalTime time;
  private LocalDateTime dateTime;
  private OffsetDateTime offset;
  private ZonedDateTime zoned;
}
