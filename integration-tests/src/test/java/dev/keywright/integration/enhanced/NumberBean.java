package dev.keywright.integration.enhanced;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import lombok.Data;
import lombok.EqualsAndHashCode;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** Numbers and booleans. */
@Data
@EqualsAndHashCode(callSuper = false)
@DynamoDbBean
@Table(name = "NumberBean", partitionKey = "id")
@Entity
@Key(partition = "{id}")
public class NumberBean extends Identified {
  private boolean flag;
  private Boolean boxedFlag;
  private byte byteValue;
  private Byte boxedByte;
  private short shortValue;
  private Short boxedShort;
  private int intValue;
  private Integer boxedInt;
  private long longValue;
  private Long boxedLong;
  private float floatValue;
  private Float boxedFloat;
  private double doubleValue;
  private Double boxedDouble;
  private BigInteger integer;
  private BigDecimal decimal;
  private Duration duration;
  // Theirs leaves a property of an absent attribute as the constructor has made it.
  private OptionalInt optionalInt = OptionalInt.empty();
  private OptionalLong optionalLong = OptionalLong.empty();
  private OptionalDouble optionalDouble = OptionalDouble.empty();
}
