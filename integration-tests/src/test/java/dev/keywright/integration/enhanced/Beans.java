package dev.keywright.integration.enhanced;

import java.util.List;

/** The exchanges of all beans. */
final class Beans {

  static final Exchange<NumberBean> NUMBERS =
      new Exchange<>(NumberBean.class, NumberBeanCodec.INSTANCE);
  static final Exchange<TextBean> TEXTS = new Exchange<>(TextBean.class, TextBeanCodec.INSTANCE);
  static final Exchange<TimeBean> TIMES = new Exchange<>(TimeBean.class, TimeBeanCodec.INSTANCE);
  static final Exchange<ContainerBean> CONTAINERS =
      new Exchange<>(ContainerBean.class, ContainerBeanCodec.INSTANCE);
  static final Exchange<SparseBean> SPARSE =
      new Exchange<>(SparseBean.class, SparseBeanCodec.INSTANCE);
  static final Exchange<EnumBean> ENUMS = new Exchange<>(EnumBean.class, EnumBeanCodec.INSTANCE);

  private Beans() {}

  static List<Exchange<?>> all() {
    return List.of(NUMBERS, TEXTS, TIMES, CONTAINERS, SPARSE, ENUMS);
  }
}
