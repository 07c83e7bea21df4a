package dev.keywright.integration.enhanced;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import lombok.Builder;
import lombok.Data;
import lombok.EqualsAndHashCode;
import lombok.Value;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** Containers, and beans inside the item. */
@Data
@EqualsAndHashCode(callSuper = false)
@DynamoDbBean
@Table(name = "ContainerBean", partitionKey = "id")
@Entity
@Key(partition = "{id}")
public class ContainerBean extends Identified {
  private List<String> list;
  private List<List<Integer>> nested;
  private Set<String> texts = Set.of();
  private Set<Integer> numbers;
  private Set<SdkBytes> binaries;
  private Set<EnumBean.Plain> constants;
  private Set<UUID> uuids;
  private Set<LocalDate> dates;
  private Set<BigDecimal> decimals;
  private Map<String, String> byText;
  private Map<Long, List<String>> byLong;
  private Map<BigDecimal, Integer> byDecimal;
  private Map<UUID, Integer> byUuid;
  private Map<String, Map<String, Part>> deep;
  private Part part;
  private List<Part> parts;
  private Label label;

  /** A document. */
  @Data
  @DynamoDbBean
  public static class Part {
    private String name;
    private @Nullable Integer count;
    private @Nullable Part inner;
  }

  /** A document that is made by a builder, and annotated as the Enhanced Client wants it. */
  @Value
  @Builder
  @DynamoDbImmutable(builder = Label.LabelBuilder.class)
  public static class Label {
    String text;
    List<Integer> numbers;
  }
}
