package dev.keywright.integration.enhanced;

import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import lombok.Data;
import lombok.EqualsAndHashCode;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbFlatten;

/** What may be absent, and what Java does not say the order of. */
@Data
@EqualsAndHashCode(callSuper = false)
@DynamoDbBean
@Table(name = "SparseBean", partitionKey = "id")
@Entity
@Key(partition = "{id}")
public class SparseBean extends Identified {
  private @Nullable String text;
  private @Nullable Integer number;
  private @Nullable List<String> list;
  private List<@Nullable String> texts = List.of();
  private Map<String, @Nullable String> byText = Map.of();
  private List<@Nullable Integer> numbers = List.of();
  private @Nullable Collection<String> collection;
  private @Nullable Extra extra;

  @Flatten
  @DynamoDbFlatten
  public @Nullable Extra getExtra() {
    return extra;
  }

  /** Stored beside what the bean itself has. */
  @Data
  @DynamoDbBean
  public static class Extra {
    private String remark = "";
    private @Nullable Integer amount;
  }
}
