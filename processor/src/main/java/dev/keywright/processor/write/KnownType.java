package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.Term;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;

/** The Java type of a parameter by which a pattern knows a property, or the bucket of one. */
final class KnownType {

  private KnownType() {}

  /** The type of a parameter. */
  static TypeName of(Term.Parameter term) {
    TypeName value = PropertyCode.valueType(term.path());
    return term.bucket().isEmpty() ? value : bucket(term.bucket(), value);
  }

  /** The parameter's name: the property's, and the bucket's where only that is known. */
  static String name(Term.Parameter term) {
    String name = GeneratedNames.variable(term.path().name());
    if (term.bucket().isEmpty()) {
      return name;
    }
    String format = term.bucket().get(0);
    String bucket = format.startsWith("shard") ? "shard" : format;
    return name + Character.toUpperCase(bucket.charAt(0)) + bucket.substring(1);
  }

  /** The parameter's name of a property. */
  static String name(PropertyPath path) {
    return GeneratedNames.variable(path.name());
  }

  /** Whether the bucket that is known has a type of its own; an hour is any time within it. */
  static boolean hasBucketType(Term.Parameter known) {
    return switch (known.bucket().get(0)) {
      case "day", "month", "year" -> true;
      default -> false;
    };
  }

  private static TypeName bucket(List<String> formats, TypeName value) {
    String format = formats.get(0);
    if (format.startsWith("shard")) {
      return TypeName.INT;
    }
    return switch (format) {
      case "day" -> ClassName.get(LocalDate.class);
      case "month" -> ClassName.get(YearMonth.class);
      case "year" -> ClassName.get(Year.class);
      default -> value;
    };
  }
}
