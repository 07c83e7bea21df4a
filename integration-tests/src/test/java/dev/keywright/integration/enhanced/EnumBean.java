package dev.keywright.integration.enhanced;

import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Key;
import dev.keywright.Table;
import lombok.Data;
import lombok.EqualsAndHashCode;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** Enums, by their names and by what they declare. */
@Data
@EqualsAndHashCode(callSuper = false)
@DynamoDbBean
@Table(name = "EnumBean", partitionKey = "id")
@Entity
@Key(partition = "{id}")
public class EnumBean extends Identified {
  private Plain plain;
  private Texts texts;
  private @Nullable Numbers numbers;

  /** By name. */
  public enum Plain {
    ONE,
    TWO
  }

  /** By the text that is declared, which is that of {@code toString}, too. */
  public enum Texts {
    @EnumValue("small one")
    SMALL("small one"),
    @EnumValue("L")
    LARGE("L");

    private final String text;

    Texts(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** By the value of an accessor. */
  public enum Numbers {
    LOW(1),
    HIGH(9);

    private final int number;

    Numbers(int number) {
      this.number = number;
    }

    @EnumValue
    public int number() {
      return number;
    }
  }
}
