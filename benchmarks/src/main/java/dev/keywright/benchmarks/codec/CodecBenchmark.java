package dev.keywright.benchmarks.codec;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Encoding and decoding one entity, by hand, by the generated codec, and by each of the Enhanced
 * Client's schemas. Compare the ratios within one run; the times are the machine's.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class CodecBenchmark {

  private final HandWritten usual = HandWritten.usual();
  private final HandWritten fast = HandWritten.fast();
  private final TableSchema<PurchaseBean> beans = TableSchema.fromBean(PurchaseBean.class);
  private final TableSchema<PurchaseBean> statics = PurchaseStatic.schema();
  private final TableSchema<PurchaseImmutable> immutables =
      TableSchema.fromImmutableClass(PurchaseImmutable.class);

  private final Purchase purchase = Purchase.example();
  private final PurchaseBean bean = PurchaseBean.of(purchase);
  private final PurchaseImmutable immutable = PurchaseImmutable.of(purchase);

  private final Map<String, AttributeValue> usualItem = usual.encode(purchase);
  private final Map<String, AttributeValue> fastItem = fast.encode(purchase);
  private final Map<String, AttributeValue> ownItem = PurchaseCodec.encode(purchase);
  private final Map<String, AttributeValue> beanItem = beans.itemToMap(bean, true);
  private final Map<String, AttributeValue> immutableItem = immutables.itemToMap(immutable, true);

  /** By hand, as usual. */
  @Benchmark
  public Map<String, AttributeValue> encodeByHand() {
    return usual.encode(purchase);
  }

  /** By hand, with instants of one's own. */
  @Benchmark
  public Map<String, AttributeValue> encodeByHandFast() {
    return fast.encode(purchase);
  }

  /** By the generated codec. */
  @Benchmark
  public Map<String, AttributeValue> encodeKeywright() {
    return PurchaseCodec.encode(purchase);
  }

  /** By the Enhanced Client's bean schema. */
  @Benchmark
  public Map<String, AttributeValue> encodeEnhancedBean() {
    return beans.itemToMap(bean, true);
  }

  /** By the Enhanced Client's immutable schema. */
  @Benchmark
  public Map<String, AttributeValue> encodeEnhancedImmutable() {
    return immutables.itemToMap(immutable, true);
  }

  /** By the Enhanced Client's static schema. */
  @Benchmark
  public Map<String, AttributeValue> encodeEnhancedStatic() {
    return statics.itemToMap(bean, true);
  }

  /** By hand, as usual. */
  @Benchmark
  public Purchase decodeByHand() {
    return usual.decode(usualItem);
  }

  /** By hand, with instants of one's own. */
  @Benchmark
  public Purchase decodeByHandFast() {
    return fast.decode(fastItem);
  }

  /** By the generated codec. */
  @Benchmark
  public Purchase decodeKeywright() {
    return PurchaseCodec.decode(ownItem);
  }

  /** By the Enhanced Client's bean schema. */
  @Benchmark
  public PurchaseBean decodeEnhancedBean() {
    return beans.mapToItem(beanItem);
  }

  /** By the Enhanced Client's immutable schema. */
  @Benchmark
  public PurchaseImmutable decodeEnhancedImmutable() {
    return immutables.mapToItem(immutableItem);
  }

  /** By the Enhanced Client's static schema. */
  @Benchmark
  public PurchaseBean decodeEnhancedStatic() {
    return statics.mapToItem(beanItem);
  }
}
