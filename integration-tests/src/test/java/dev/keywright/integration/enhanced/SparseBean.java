package dev.keywright.integration.enhanced;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import lombok.Data;
import lombok.EqualsAndHashCode;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

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
}
