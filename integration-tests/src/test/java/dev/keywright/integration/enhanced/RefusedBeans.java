package dev.keywright.integration.enhanced;

import java.time.Year;
import java.time.YearMonth;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import lombok.Data;
import lombok.EqualsAndHashCode;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Beans with one property each, of a type that the Enhanced Client has no converter for. */
public interface RefusedBeans {

  /** A record, as a document. */
  record Point(int x, int y) {}

  /** A class with a constructor, as a document. */
  final class Line {
    private final int length;

    public Line(int length) {
      this.length = length;
    }

    public int getLength() {
      return length;
    }
  }

  /** A sealed type. */
  sealed interface Figure {}

  /** One of its kinds. */
  record Circle(int radius) implements Figure {}

  /** A currency. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfCurrency extends Identified {
    private Currency value;
  }

  /** A month of a year. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfMonth extends Identified {
    private YearMonth value;
  }

  /** A year. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfYear extends Identified {
    private Year value;
  }

  /** An attribute as it is. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfAttribute extends Identified {
    private AttributeValue value;
  }

  /** What may be absent. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfOptional extends Identified {
    private Optional<String> value;
  }

  /** A set of what is no string, number or binary. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfFlags extends Identified {
    private Set<Boolean> value;
  }

  /** A set of lists. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfLists extends Identified {
    private Set<List<String>> value;
  }

  /** A sorted set. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfSortedSet extends Identified {
    private SortedSet<String> value;
  }

  /** A list of what may be absent. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfOptionals extends Identified {
    private List<Optional<String>> value;
  }

  /** A map of what may be absent. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfOptionalValues extends Identified {
    private Map<String, Optional<String>> value;
  }

  /** A map by constants. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfEnumKeys extends Identified {
    private Map<EnumBean.Plain, String> value;
  }

  /** A sorted map. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfSortedMap extends Identified {
    private SortedMap<String, String> value;
  }

  /** A record. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfRecord extends Identified {
    private Point value;
  }

  /** A class with a constructor. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfClass extends Identified {
    private Line value;
  }

  /** A sealed type. */
  @Data
  @EqualsAndHashCode(callSuper = false)
  @DynamoDbBean
  class OfSealed extends Identified {
    private Figure value;
  }
}
