package dev.keywright.integration.enhanced;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.integration.enhanced.TypesPage.Claim;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What either library writes of a bean, the other one reads; and where the page of types says that
 * they store the same, they do.
 */
class EnhancedClientProperties {

  private static final int TRIES = 100;

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void numbers(@ForAll("numbers") NumberBean bean) {
    exchanged(Beans.NUMBERS, bean);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void texts(@ForAll("texts") TextBean bean) {
    exchanged(Beans.TEXTS, bean);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void times(@ForAll("times") TimeBean bean) {
    exchanged(Beans.TIMES, bean);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void containers(@ForAll("containers") ContainerBean bean) {
    exchanged(Beans.CONTAINERS, bean);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void whatMayBeAbsent(@ForAll("sparse") SparseBean bean) {
    exchanged(Beans.SPARSE, bean);
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = TRIES)
  void enums(@ForAll("enums") EnumBean bean) {
    exchanged(Beans.ENUMS, bean);
  }

  private static <T extends Identified> void exchanged(Exchange<T> exchange, T bean) {
    exchange.bothWays(bean);
    Set<String> others = TypeProofs.attributes(exchange, Claim.READ_BY_BOTH);
    assertEquals(
        without(others, exchange.theirs(bean)), without(others, exchange.ours(bean)), "the same");
  }

  private static Map<String, AttributeValue> without(
      Set<String> names, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> left = new LinkedHashMap<>(attributes);
    left.keySet().removeAll(names);
    return left;
  }

  @Provide
  static Arbitrary<NumberBean> numbers() {
    return BeanValues.numbers();
  }

  @Provide
  static Arbitrary<TextBean> texts() {
    return BeanValues.texts();
  }

  @Provide
  static Arbitrary<TimeBean> times() {
    return BeanValues.times();
  }

  @Provide
  static Arbitrary<ContainerBean> containers() {
    return BeanValues.containers();
  }

  @Provide
  static Arbitrary<SparseBean> sparse() {
    return BeanValues.sparse();
  }

  @Provide
  static Arbitrary<EnumBean> enums() {
    return BeanValues.enums();
  }
}
