package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.Range;
import dev.keywright.processor.model.Property;
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

  /** The type of a range of what stands in keys for a property's values. */
  static TypeName storedType(PropertyPath path) {
    return ParameterizedTypeName.get(
        ClassName.get(Range.class), path.property().scalar().orElseThrow().javaType().box());
  }

  /**
   * The range that a key condition selects, of what stands in the key: the parameter, a bucket, or
   * what lies in all of them.
   *
   * @param encoding the expression of the slot's encoding of what stands in the key
   */
  static CodeBlock of(
      Question question,
      KeyCondition.Between between,
      CodeBlock encoding,
      ConverterCode converters) {
    Property property = between.slot().path().property();
    List<CodeBlock> ranges = new ArrayList<>();
    question
        .range()
        .map(path -> CodeBlock.of("$L", KnownType.name(path)))
        .ifPresent(range -> ranges.add(converters.range(property, range)));
    for (Term.Parameter bucket : between.buckets()) {
      CodeBlock known = CodeBlock.of("$L", KnownType.name(bucket));
      ranges.add(
          KnownType.hasBucketType(bucket)
              ? CodeBlock.of("$T.of($L, $L)", BucketRange.class, encoding, known)
              : CodeBlock.of(
                  "$T.ofHour($L, $L)",
                  BucketRange.class,
                  encoding,
                  converters.stored(property, known)));
    }
    CodeBlock all = ranges.get(0);
    for (CodeBlock other : ranges.subList(1, ranges.size())) {
      all = CodeBlock.of("$L.intersection($L)", all, other);
    }
    return all;
  }
}
