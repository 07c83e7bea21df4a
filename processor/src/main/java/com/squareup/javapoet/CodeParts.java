package com.squareup.javapoet;

import java.util.List;

/**
 * What a {@link CodeBlock} consists of. JavaPoet shows it to its own package only, and Keywright
 * writes its files with an emitter of its own, which goes over a type once where JavaPoet goes over
 * it twice. In the published jar this class is relocated together with JavaPoet.
 */
public final class CodeParts {

  private CodeParts() {}

  /** Literal text, and the placeholders between, such as {@code $T}. */
  public static List<String> formats(CodeBlock code) {
    return code.formatParts;
  }

  /** What stands in the place of each placeholder that takes an argument, in order. */
  public static List<Object> arguments(CodeBlock code) {
    return code.args;
  }
}
