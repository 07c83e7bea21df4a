package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.keywright.processor.model.Shape;
import dev.keywright.support.codec.AttributeValues;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes how a codec stores and reads the instances of one class: a {@link CodecPart}. */
final class CodecPartCode {

  /** The variable that holds an item. */
  static final String ITEM = "item";

  private final CodecForm form;
  private final ClassName codec;
  private final @Nullable SealedCodecCode permitted;

  /**
   * @param permitted says which attribute tells the parts apart; null where there is but one
   */
  CodecPartCode(CodecForm form, ClassName codec, @Nullable SealedCodecCode permitted) {
    this.form = form;
    this.codec = codec;
    this.permitted = permitted;
  }

  /** The body that makes an item of an instance. */
  CodeBlock encode(CodecPart part) {
    int attributes =
        AttributeValueForm.attributes(part.properties())
            + part.derived().count()
            + (permitted == null ? 0 : 1);
    CodeBlock.Builder body = CodeBlock.builder();
    body.addStatement(
        "$T $L = $L",
        AttributeValueForm.DOCUMENT,
        ITEM,
        AttributeValueForm.newDocument(attributes));
    body.addStatement(
        "$T $L = new $T()", AttributeValues.class, AttributeValueCode.MAKE, AttributeValues.class);
    if (permitted != null) {
      body.addStatement(
          "$L.put($S, $L.text($S))",
          ITEM,
          permitted.attribute(),
          AttributeValueCode.MAKE,
          part.tag());
    }
    form.encode(body, part.name(), part.properties(), part.instance(), ITEM);
    body.addStatement(
        "$L($L, $L, $L)", part.derive(), ITEM, part.instance(), AttributeValueCode.MAKE);
    return body.addStatement("return $L", ITEM).build();
  }

  /** The method that adds what an item has beside the properties. */
  static MethodSpec derive(CodecPart part) {
    CodeBlock.Builder body = CodeBlock.builder();
    part.derived().encode(body, ITEM, part.instance());
    return MethodSpec.methodBuilder(part.derive())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(AttributeValueForm.DOCUMENT, ITEM)
        .addParameter(part.type(), part.instance())
        .addParameter(AttributeValues.class, AttributeValueCode.MAKE)
        .addCode(body.build())
        .build();
  }

  /** The method that makes an instance of an item. */
  MethodSpec read(CodecPart part) {
    CodeBlock.Builder body = CodeBlock.builder();
    ClassName made =
        part.shape() instanceof Shape.Implementation
            ? ImplementationCode.type(codec, part.name())
            : part.type();
    form.decode(
        body,
        part.name(),
        made,
        part.properties(),
        part.shape(),
        ITEM,
        each -> part.derived().fromKey(each, ITEM));
    return reading(part.read(), part.type()).addCode(body.build()).build();
  }

  /** A method that reads an item. */
  static MethodSpec.Builder reading(String method, ClassName type) {
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(AttributeValueForm.DOCUMENT, ITEM);
  }
}
