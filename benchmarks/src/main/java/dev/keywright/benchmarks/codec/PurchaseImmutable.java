package dev.keywright.benchmarks.codec;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** The same entity as an immutable class with a builder, for the Enhanced Client. */
@DynamoDbImmutable(builder = PurchaseImmutable.Builder.class)
@NullUnmarked
public final class PurchaseImmutable {

  private final Builder values;

  private PurchaseImmutable(Builder values) {
    this.values = values;
  }

  /** A builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** The same values as a record's. */
  public static PurchaseImmutable of(Purchase purchase) {
    PurchaseBean bean = PurchaseBean.of(purchase);
    return builder()
        .customerId(bean.getCustomerId())
        .purchaseId(bean.getPurchaseId())
        .placedAt(bean.getPlacedAt())
        .updatedAt(bean.getUpdatedAt())
        .status(bean.getStatus())
        .discount(bean.getDiscount())
        .totalCents(bean.getTotalCents())
        .version(bean.getVersion())
        .express(bean.isExpress())
        .note(bean.getNote())
        .tags(bean.getTags())
        .lines(bean.getLines())
        .build();
  }

  /** The partition key. */
  @DynamoDbPartitionKey
  public String pk() {
    return "CUSTOMER#" + values.customerId;
  }

  /** The sort key. */
  @DynamoDbSortKey
  public String sk() {
    return "PURCHASE#" + values.placedAt + "#" + values.purchaseId;
  }

  /** The index's partition key. */
  @DynamoDbSecondaryPartitionKey(indexNames = "gsi1")
  public String gsi1pk() {
    return "PURCHASE#" + values.purchaseId;
  }

  /** The index's sort key. */
  @DynamoDbSecondarySortKey(indexNames = "gsi1")
  public String gsi1sk() {
    return "PURCHASE";
  }

  /** Property. */
  public String customerId() {
    return values.customerId;
  }

  /** Property. */
  public String purchaseId() {
    return values.purchaseId;
  }

  /** Property. */
  public Instant placedAt() {
    return values.placedAt;
  }

  /** Property. */
  public Instant updatedAt() {
    return values.updatedAt;
  }

  /** Property. */
  public Purchase.Status status() {
    return values.status;
  }

  /** Property. */
  public BigDecimal discount() {
    return values.discount;
  }

  /** Property. */
  public long totalCents() {
    return values.totalCents;
  }

  /** Property. */
  public int version() {
    return values.version;
  }

  /** Property. */
  public boolean express() {
    return values.express;
  }

  /** Property. */
  public String note() {
    return values.note;
  }

  /** Property. */
  public Set<String> tags() {
    return values.tags;
  }

  /** Property. */
  public List<PurchaseBean.LineBean> lines() {
    return values.lines;
  }

  /** Collects the values. */
  public static final class Builder {
    private String customerId;
    private String purchaseId;
    private Instant placedAt;
    private Instant updatedAt;
    private Purchase.Status status;
    private BigDecimal discount;
    private long totalCents;
    private int version;
    private boolean express;
    private String note;
    private Set<String> tags;
    private List<PurchaseBean.LineBean> lines;

    /** Takes the key that is computed anyway. */
    public Builder pk(String pk) {
      return this;
    }

    /** Takes the key that is computed anyway. */
    public Builder sk(String sk) {
      return this;
    }

    /** Takes the key that is computed anyway. */
    public Builder gsi1pk(String gsi1pk) {
      return this;
    }

    /** Takes the key that is computed anyway. */
    public Builder gsi1sk(String gsi1sk) {
      return this;
    }

    /** Property. */
    public Builder customerId(String customerId) {
      this.customerId = customerId;
      return this;
    }

    /** Property. */
    public Builder purchaseId(String purchaseId) {
      this.purchaseId = purchaseId;
      return this;
    }

    /** Property. */
    public Builder placedAt(Instant placedAt) {
      this.placedAt = placedAt;
      return this;
    }

    /** Property. */
    public Builder updatedAt(Instant updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    /** Property. */
    public Builder status(Purchase.Status status) {
      this.status = status;
      return this;
    }

    /** Property. */
    public Builder discount(BigDecimal discount) {
      this.discount = discount;
      return this;
    }

    /** Property. */
    public Builder totalCents(long totalCents) {
      this.totalCents = totalCents;
      return this;
    }

    /** Property. */
    public Builder version(int version) {
      this.version = version;
      return this;
    }

    /** Property. */
    public Builder express(boolean express) {
      this.express = express;
      return this;
    }

    /** Property. */
    public Builder note(String note) {
      this.note = note;
      return this;
    }

    /** Property. */
    public Builder tags(Set<String> tags) {
      this.tags = tags;
      return this;
    }

    /** Property. */
    public Builder lines(List<PurchaseBean.LineBean> lines) {
      this.lines = lines;
      return this;
    }

    /** The instance. */
    public PurchaseImmutable build() {
      return new PurchaseImmutable(this);
    }
  }
}
