package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/** The private methods of a codec, each written once, however often it is asked for. */
final class CodecMethods {

  private final FreshNames members;
  private final Map<String, String> names = new LinkedHashMap<>();
  private final List<MethodSpec> methods = new ArrayList<>();

  CodecMethods(FreshNames members) {
    this.members = members;
  }

  /**
   * The name of a method, which is written where it is not there yet.
   *
   * @param key what tells it from all others
   * @param wanted its name, where that is free
   * @param signature adds parameters and the returned type
   * @param content adds the statements, which may ask for the method itself
   */
  String once(
      String key,
      String wanted,
      Consumer<MethodSpec.Builder> signature,
      Consumer<CodeBlock.Builder> content) {
    String known = names.get(key);
    if (known != null) {
      return known;
    }
    String name = members.take(wanted);
    names.put(key, name);
    int place = methods.size();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    signature.accept(method);
    CodeBlock.Builder body = CodeBlock.builder();
    content.accept(body);
    methods.add(Math.min(place, methods.size()), method.addCode(body.build()).build());
    return name;
  }

  /** All of them: each stands before those that it was the first to ask for. */
  List<MethodSpec> all() {
    return new ArrayList<>(methods);
  }
}
