package dev.keywright.integration.enhanced;

import dev.keywright.integration.enhanced.ContainerBean.Part;
import dev.keywright.integration.roundtrip.NumberValues;
import dev.keywright.integration.roundtrip.TextValues;
import dev.keywright.integration.roundtrip.TimeValues;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Builders;
import net.jqwik.api.Combinators;
import org.jspecify.annotations.Nullable;

/** Beans with values of every kind that both libraries can store. */
final class BeanValues {

  private static final int SIZE = 3;

  private BeanValues() {}

  static Arbitrary<NumberBean> numbers() {
    return Builders.withBuilder(NumberBean::new)
        .use(TextValues.ids())
        .inSetter(NumberBean::setId)
        .use(Arbitraries.of(true, false))
        .inSetter(NumberBean::setFlag)
        .use(Arbitraries.of(true, false))
        .inSetter(NumberBean::setBoxedFlag)
        .use(NumberValues.bytes())
        .inSetter(NumberBean::setByteValue)
        .use(NumberValues.bytes())
        .inSetter(NumberBean::setBoxedByte)
        .use(NumberValues.shorts())
        .inSetter(NumberBean::setShortValue)
        .use(NumberValues.shorts())
        .inSetter(NumberBean::setBoxedShort)
        .use(NumberValues.integers())
        .inSetter(NumberBean::setIntValue)
        .use(NumberValues.integers())
        .inSetter(NumberBean::setBoxedInt)
        .use(NumberValues.longs())
        .inSetter(NumberBean::setLongValue)
        .use(NumberValues.longs())
        .inSetter(NumberBean::setBoxedLong)
        .use(NumberValues.floats())
        .inSetter(NumberBean::setFloatValue)
        .use(NumberValues.floats())
        .inSetter(NumberBean::setBoxedFloat)
        .use(NumberValues.doubles())
        .inSetter(NumberBean::setDoubleValue)
        .use(NumberValues.doubles())
        .inSetter(NumberBean::setBoxedDouble)
        .use(NumberValues.bigIntegers())
        .inSetter(NumberBean::setInteger)
        .use(NumberValues.decimals())
        .inSetter(NumberBean::setDecimal)
        .use(NumberValues.durations())
        .inSetter(NumberBean::setDuration)
        .use(
            NumberValues.integers()
                .optional()
                .map(each -> each.map(OptionalInt::of).orElseGet(OptionalInt::empty)))
        .inSetter(NumberBean::setOptionalInt)
        .use(
            NumberValues.longs()
                .optional()
                .map(each -> each.map(OptionalLong::of).orElseGet(OptionalLong::empty)))
        .inSetter(NumberBean::setOptionalLong)
        .use(
            NumberValues.doubles()
                .optional()
                .map(each -> each.map(OptionalDouble::of).orElseGet(OptionalDouble::empty)))
        .inSetter(NumberBean::setOptionalDouble)
        .build();
  }

  static Arbitrary<TextBean> texts() {
    return Builders.withBuilder(TextBean::new)
        .use(TextValues.ids())
        .inSetter(TextBean::setId)
        .use(TextValues.texts())
        .inSetter(TextBean::setText)
        .use(TextValues.characters())
        .inSetter(TextBean::setCharValue)
        .use(TextValues.characters())
        .inSetter(TextBean::setBoxedChar)
        .use(TextValues.uuids())
        .inSetter(TextBean::setUuid)
        .use(TextValues.uris())
        .inSetter(TextBean::setUri)
        .use(TextValues.urls())
        .inSetter(TextBean::setUrl)
        .use(TimeValues.zones())
        .inSetter(TextBean::setZone)
        .use(NumberValues.periods())
        .inSetter(TextBean::setPeriod)
        .use(TextValues.locales())
        .inSetter(TextBean::setLocale)
        .use(TextValues.bytes())
        .inSetter(TextBean::setArray)
        .use(TextValues.buffers())
        .inSetter(TextBean::setBuffer)
        .use(TextValues.sdkBytes())
        .inSetter(TextBean::setBytes)
        .build();
  }

  static Arbitrary<TimeBean> times() {
    return Builders.withBuilder(TimeBean::new)
        .use(TextValues.ids())
        .inSetter(TimeBean::setId)
        .use(TimeValues.instants())
        .inSetter(TimeBean::setInstant)
        .use(TimeValues.dates())
        .inSetter(TimeBean::setDate)
        .use(TimeValues.times())
        .inSetter(TimeBean::setTime)
        .use(TimeValues.dateTimes())
        .inSetter(TimeBean::setDateTime)
        .use(TimeValues.offsetDateTimes())
        .inSetter(TimeBean::setOffset)
        .use(TimeValues.zonedDateTimes())
        .inSetter(TimeBean::setZoned)
        .build();
  }

  /** Sets hold something: theirs sends an empty one, which DynamoDB refuses. */
  static Arbitrary<ContainerBean> containers() {
    return Builders.withBuilder(ContainerBean::new)
        .use(TextValues.ids())
        .inSetter(ContainerBean::setId)
        .use(listOf(TextValues.texts()))
        .inSetter(ContainerBean::setList)
        .use(listOf(listOf(NumberValues.integers())))
        .inSetter(ContainerBean::setNested)
        .use(setOf(TextValues.texts()))
        .inSetter(ContainerBean::setTexts)
        .use(setOf(NumberValues.integers()))
        .inSetter(ContainerBean::setNumbers)
        .use(setOf(TextValues.sdkBytes()))
        .inSetter(ContainerBean::setBinaries)
        .use(setOf(Arbitraries.of(EnumBean.Plain.class)))
        .inSetter(ContainerBean::setConstants)
        .use(setOf(TextValues.uuids()))
        .inSetter(ContainerBean::setUuids)
        .use(setOf(TimeValues.dates()))
        .inSetter(ContainerBean::setDates)
        .use(setOf(NumberValues.decimals()))
        .inSetter(ContainerBean::setDecimals)
        .use(mapOf(TextValues.ids(), TextValues.texts()))
        .inSetter(ContainerBean::setByText)
        .use(mapOf(NumberValues.longs(), listOf(TextValues.texts())))
        .inSetter(ContainerBean::setByLong)
        .use(mapOf(NumberValues.anyDecimals(), NumberValues.integers()))
        .inSetter(ContainerBean::setByDecimal)
        .use(mapOf(TextValues.uuids(), NumberValues.integers()))
        .inSetter(ContainerBean::setByUuid)
        .use(mapOf(TextValues.ids(), mapOf(TextValues.ids(), parts())))
        .inSetter(ContainerBean::setDeep)
        .use(parts())
        .inSetter(ContainerBean::setPart)
        .use(listOf(parts()))
        .inSetter(ContainerBean::setParts)
        .use(
            Combinators.combine(TextValues.texts(), listOf(NumberValues.integers()))
                .as(ContainerBean.Label::new))
        .inSetter(ContainerBean::setLabel)
        .build();
  }

  private static Arbitrary<SparseBean.Extra> extras() {
    return Builders.withBuilder(SparseBean.Extra::new)
        .use(TextValues.texts())
        .inSetter(SparseBean.Extra::setRemark)
        .use(NumberValues.integers().injectNull(0.5))
        .inSetter(SparseBean.Extra::setAmount)
        .build();
  }

  static Arbitrary<SparseBean> sparse() {
    return Builders.withBuilder(SparseBean::new)
        .use(TextValues.ids())
        .inSetter(SparseBean::setId)
        .use(TextValues.texts().injectNull(0.5))
        .inSetter(SparseBean::setText)
        .use(NumberValues.integers().injectNull(0.5))
        .inSetter(SparseBean::setNumber)
        .use(listOf(TextValues.texts()).injectNull(0.5))
        .inSetter(SparseBean::setList)
        .use(listOf(TextValues.texts().injectNull(0.3)))
        .inSetter(SparseBean::setTexts)
        .use(mapOf(TextValues.ids(), TextValues.texts().injectNull(0.3)))
        .inSetter(SparseBean::setByText)
        .use(listOf(NumberValues.integers()))
        .inSetter(SparseBean::setNumbers)
        .use(extras().injectNull(0.5))
        .inSetter(SparseBean::setExtra)
        .build();
  }

  /** All but those that neither library reads of the other. */
  static Arbitrary<EnumBean> enums() {
    return Builders.withBuilder(EnumBean::new)
        .use(TextValues.ids())
        .inSetter(EnumBean::setId)
        .use(Arbitraries.of(EnumBean.Plain.class))
        .inSetter(EnumBean::setPlain)
        .use(Arbitraries.of(EnumBean.Texts.class))
        .inSetter(EnumBean::setTexts)
        .build();
  }

  private static Arbitrary<Part> parts() {
    Arbitrary<Part> leaves =
        Combinators.combine(TextValues.texts(), NumberValues.integers().injectNull(0.3))
            .as((name, count) -> part(name, count, null));
    return Combinators.combine(
            TextValues.texts(), NumberValues.integers().injectNull(0.3), leaves.injectNull(0.5))
        .as(BeanValues::part);
  }

  private static Part part(String name, @Nullable Integer count, @Nullable Part inner) {
    Part part = new Part();
    part.setName(name);
    part.setCount(count);
    part.setInner(inner);
    return part;
  }

  private static <E> Arbitrary<List<E>> listOf(Arbitrary<E> elements) {
    return elements.list().ofMaxSize(SIZE);
  }

  private static <E> Arbitrary<Set<E>> setOf(Arbitrary<E> elements) {
    return elements.set().ofMinSize(1).ofMaxSize(2);
  }

  private static <K, V> Arbitrary<Map<K, V>> mapOf(Arbitrary<K> keys, Arbitrary<V> values) {
    return Arbitraries.maps(keys, values).ofMaxSize(2);
  }
}
