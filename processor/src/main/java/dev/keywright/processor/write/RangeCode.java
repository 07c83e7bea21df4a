package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.Range;
import dev.keywright.processor.plan.KeyCondition;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.Term;
import dev.keywright.support.key.BucketRange;
import java.util.ArrayList;
import java.util.List;

/** Writes ranges of values: their type, and which one a key condition selects. */
final class RangeCode {

  private RangeCode() {}

  /** The type of a range of a property's values. */
  static TypeName type(PropertyPath path) {
    return ParameterizedTypeName.get(
        ClassName.get(Range.class), PropertyCode.valueType(path).box());
  }

  /**
   * The range that a key condition with buckets selects: a bucket, or what lies in all of them and
   * in the parameter.
   *
   * @param keys the class that has the constants of slots
   * @param constants their names
   */
  static CodeBlock of(
      Question question, KeyCondition.Between between, ClassName keys, KeyConstants constants) {
    List<CodeBlock> ranges = new ArrayList<>();
    question.range().ifPresent(path -> ranges.add(CodeBlock.of("$L", KnownType.name(path))));
    for (Term.Parameter bucket : between.buckets()) {
      ranges.add(
          CodeBlock.of(
              "$T.$L($T.$L, $L)",
              BucketRange.class,
              KnownType.hasBucketType(bucket) ? "of" : "ofHour",
              keys,
              constants.name(between.slot()),
              KnownType.name(bucket)));
    }
    CodeBlock all = ranges.get(0);
    for (CodeBlock other : ranges.subList(1, ranges.size())) {
      all = CodeBlock.of("$L.intersection($L)", all, other);
    }
    return all;
  }
}
