package dev.keywright.processor.plan;

import dev.keywright.Range;
import java.util.Map;

/**
 * What a caller passes to a generated method.
 *
 * @param known the values of the parameters of {@code by} and {@code filter}; of a bucket the
 *     bucket
 * @param range the range; everything where the pattern has none
 * @param prefix the prefix; empty where the pattern has none
 */
record Arguments(Map<Term, Object> known, Range<?> range, String prefix) {}
