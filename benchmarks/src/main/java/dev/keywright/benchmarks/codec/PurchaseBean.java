package dev.keywright.benchmarks.codec;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** The same entity as the Enhanced Client's users write it: a bean that concatenates its keys. */
@DynamoDbBean
@NullUnmarked
public class PurchaseBean {

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
  private List<LineBean> lines;

  /** The same values as a record's. */
  public static PurchaseBean of(Purchase purchase) {
    PurchaseBean bean = new PurchaseBean();
    bean.customerId = purchase.customerId();
    bean.purchaseId = purchase.purchaseId();
    bean.placedAt = purchase.placedAt();
    bean.updatedAt = purchase.updatedAt();
    bean.status = purchase.status();
    bean.discount = purchase.discount();
    bean.totalCents = purchase.totalCents();
    bean.version = purchase.version();
    bean.express = purchase.express();
    bean.note = purchase.note().orElse(null);
    bean.tags = purchase.tags();
    bean.lines = purchase.lines().stream().map(LineBean::of).toList();
    return bean;
  }

  /** The partition key. */
  @DynamoDbPartitionKey
  public String getPk() {
    return "CUSTOMER#" + customerId;
  }

  /** Takes the key that is computed anyway. */
  public void setPk(String pk) {}

  /** The sort key. */
  @DynamoDbSortKey
  public String getSk() {
    return "PURCHASE#" + placedAt + "#" + purchaseId;
  }

  /** Takes the key that is computed anyway. */
  public void setSk(String sk) {}

  /** The index's partition key. */
  @DynamoDbSecondaryPartitionKey(indexNames = "gsi1")
  public String getGsi1pk() {
    return "PURCHASE#" + purchaseId;
  }

  /** Takes the key that is computed anyway. */
  public void setGsi1pk(String gsi1pk) {}

  /** The index's sort key. */
  @DynamoDbSecondarySortKey(indexNames = "gsi1")
  public String getGsi1sk() {
    return "PURCHASE";
  }

  /** Takes the key that is computed anyway. */
  public void setGsi1sk(String gsi1sk) {}

  /** Property. */
  public String getCustomerId() {
    return customerId;
  }

  /** Property. */
  public void setCustomerId(String customerId) {
    this.customerId = customerId;
  }

  /** Property. */
  public String getPurchaseId() {
    return purchaseId;
  }

  /** Property. */
  public void setPurchaseId(String purchaseId) {
    this.purchaseId = purchaseId;
  }

  /** Property. */
  public Instant getPlacedAt() {
    return placedAt;
  }

  /** Property. */
  public void setPlacedAt(Instant placedAt) {
    this.placedAt = placedAt;
  }

  /** Property. */
  public Instant getUpdatedAt() {
    return updatedAt;
  }

  /** Property. */
  public void setUpdatedAt(Instant updatedAt) {
    this.updatedAt = updatedAt;
  }

  /** Property. */
  public Purchase.Status getStatus() {
    return status;
  }

  /** Property. */
  public void setStatus(Purchase.Status status) {
    this.status = status;
  }

  /** Property. */
  public BigDecimal getDiscount() {
    return discount;
  }

  /** Property. */
  public void setDiscount(BigDecimal discount) {
    this.discount = discount;
  }

  /** Property. */
  public long getTotalCents() {
    return totalCents;
  }

  /** Property. */
  public void setTotalCents(long totalCents) {
    this.totalCents = totalCents;
  }

  /** Property. */
  public int getVersion() {
    return version;
  }

  /** Property. */
  public void setVersion(int version) {
    this.version = version;
  }

  /** Property. */
  public boolean isExpress() {
    return express;
  }

  /** Property. */
  public void setExpress(boolean express) {
    this.express = express;
  }

  /** Property. */
  public String getNote() {
    return note;
  }

  /** Property. */
  public void setNote(String note) {
    this.note = note;
  }

  /** Property. */
  public Set<String> getTags() {
    return tags;
  }

  /** Property. */
  public void setTags(Set<String> tags) {
    this.tags = tags;
  }

  /** Property. */
  public List<LineBean> getLines() {
    return lines;
  }

  /** Property. */
  public void setLines(List<LineBean> lines) {
    this.lines = lines;
  }

  /** A line as a bean. */
  @DynamoDbBean
  public static class LineBean {
    private String sku;
    private int quantity;
    private long priceCents;

    static LineBean of(Purchase.Line line) {
      LineBean bean = new LineBean();
      bean.sku = line.sku();
      bean.quantity = line.quantity();
      bean.priceCents = line.priceCents();
      return bean;
    }

    /** Property. */
    public String getSku() {
      return sku;
    }

    /** Property. */
    public void setSku(String sku) {
      this.sku = sku;
    }

    /** Property. */
    public int getQuantity() {
      return quantity;
    }

    /** Property. */
    public void setQuantity(int quantity) {
      this.quantity = quantity;
    }

    /** Property. */
    public long getPriceCents() {
      return priceCents;
    }

    /** Property. */
    public void setPriceCents(long priceCents) {
      this.priceCents = priceCents;
    }
  }
}
