package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.ItemDecodingException;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.Table;
import dev.keywright.support.ItemCodec;
import dev.keywright.support.codec.AttributeValues;
import dev.keywright.support.codec.Attributes;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes {@code OrderCodec}: straight-line code between an entity and its item, without reflection.
 * What the item has beside the properties comes from {@link DerivedAttributes}; how a value is
 * stored, from a {@link CodecForm}. The codec of a projection only decodes.
 */
public final class CodecWriter {

  private static final String ITEM = "item";

  private final String name;
  private final ClassName type;
  private final ClassName codec;
  private final List<Property> properties;
  private final Shape shape;
  private final KeySchema key;
  private final DerivedAttributes derived;
  private final boolean decodesOnly;
  private final String instance;
  private final CodecForm form;

  private CodecWriter(
      String name,
      ClassName type,
      ClassName codec,
      List<Property> properties,
      Shape shape,
      KeySchema key,
      DerivedAttributes derived,
      boolean decodesOnly) {
    this.name = name;
    this.type = type;
    this.codec = codec;
    this.properties = List.copyOf(properties);
    this.shape = shape;
    this.key = key;
    this.derived = derived;
    this.decodesOnly = decodesOnly;
    String natural = GeneratedNames.decapitalized(name);
    this.instance =
        natural.equals(ITEM) || natural.equals(AttributeValueCode.MAKE) ? "entity" : natural;
    NameAllocator members = new NameAllocator();
    members.newName("INSTANCE");
    for (String own :
        List.of("encode", "decode", "derive", "read", "toItem", "fromItem", "entity")) {
      members.newName(own);
    }
    this.form = new AttributeValueForm(members, name, derived.names());
  }

  /** A writer of an entity's codec. */
  public static CodecWriter of(Table table, Entity entity, DerivedAttributes derived) {
    return new CodecWriter(
        entity.name(),
        entity.type(),
        GeneratedNames.codec(entity),
        entity.properties(),
        entity.shape(),
        table.key(),
        derived,
        false);
  }

  /** A writer of a projection's codec, which reads and does not write. */
  static CodecWriter of(
      Table table, Projection projection, ClassName codec, DerivedAttributes derived) {
    return new CodecWriter(
        projection.name(),
        projection.type(),
        codec,
        projection.properties(),
        projection.shape(),
        table.key(),
        derived,
        true);
  }

  /** The class. */
  public TypeSpec write() {
    TypeSpec.Builder written =
        GeneratedTypes.finalClass(codec)
            .addJavadoc(
                decodesOnly
                    ? "Reads {@link $T} from items.\n"
                    : "Turns {@link $T} into items, and items into it. It has no state.\n",
                type)
            .addSuperinterface(ParameterizedTypeName.get(ClassName.get(ItemCodec.class), type));
    written.addField(
        FieldSpec.builder(codec, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The codec, for what takes one.\n")
            .initializer("new $T()", codec)
            .build());
    TypeSpec.Builder members = written;
    MethodSpec constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build();
    List<MethodSpec> writing =
        decodesOnly
            ? List.of(refuseItem())
            : List.of(encode(), derive(), inherited("toItem", "encode", type, instance, true));
    List<MethodSpec> reading =
        List.of(decode(), read(), inherited("fromItem", "decode", type, ITEM, false), entityName());
    // Their constants and methods are known once the bodies are written.
    TypeSpec.Builder supporting = TypeSpec.classBuilder(codec);
    form.addMembers(supporting);
    supporting.fieldSpecs.forEach(members::addField);
    members.addMethod(constructor).addMethods(writing).addMethods(reading);
    supporting.methodSpecs.forEach(members::addMethod);
    if (shape instanceof Shape.Implementation implementation) {
      members.addType(
          new ImplementationCode(name, type, codec, properties, implementation).write());
    }
    return members.build();
  }

  private MethodSpec encode() {
    int attributes = (int) properties.stream().filter(Property::stored).count() + derived.count();
    CodeBlock.Builder body = CodeBlock.builder();
    body.addStatement(
        "$T $L = $L",
        AttributeValueForm.DOCUMENT,
        ITEM,
        AttributeValueForm.newDocument(attributes));
    body.addStatement(
        "$T $L = new $T()", AttributeValues.class, AttributeValueCode.MAKE, AttributeValues.class);
    form.encode(body, name, properties, instance, ITEM);
    body.addStatement("derive($L, $L, $L)", ITEM, instance, AttributeValueCode.MAKE);
    body.addStatement("return $L", ITEM);
    return MethodSpec.methodBuilder("encode")
        .addJavadoc(
            "The whole item: properties, key attributes of the table and its indexes, type"
                + " attribute.\n\n@throws $T if a value cannot be stored, or cannot stand in a key\n",
            ClassName.get("dev.keywright", "KeywrightException"))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(AttributeValueForm.DOCUMENT)
        .addParameter(type, instance)
        .addCode(body.build())
        .build();
  }

  private MethodSpec derive() {
    CodeBlock.Builder body = CodeBlock.builder();
    derived.encode(body, ITEM, instance);
    return MethodSpec.methodBuilder("derive")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(AttributeValueForm.DOCUMENT, ITEM)
        .addParameter(type, instance)
        .addParameter(AttributeValues.class, AttributeValueCode.MAKE)
        .addCode(body.build())
        .build();
  }

  private MethodSpec decode() {
    CodeBlock.Builder body = CodeBlock.builder();
    body.beginControlFlow("try");
    body.addStatement("return read($L)", ITEM);
    body.nextControlFlow("catch ($T e)", ItemDecodingException.class);
    body.addStatement(
        "throw $T.inItem(e, $L, $S, $L, $L)",
        Attributes.class,
        ITEM,
        key.partition().get(0),
        key.sort().isEmpty() ? CodeBlock.of("null") : CodeBlock.of("$S", key.sort().get(0)),
        derived.isKeySensitive());
    body.endControlFlow();
    return MethodSpec.methodBuilder("decode")
        .addJavadoc(
            "What an item holds.\n\n@throws $T if an attribute is missing or of another type; the"
                + " message names it and the item's key\n",
            ItemDecodingException.class)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(type)
        .addParameter(AttributeValueForm.DOCUMENT, ITEM)
        .addCode(body.build())
        .build();
  }

  private MethodSpec read() {
    CodeBlock.Builder body = CodeBlock.builder();
    ClassName made =
        shape instanceof Shape.Implementation ? ImplementationCode.type(codec, name) : type;
    form.decode(body, name, made, properties, shape, ITEM, each -> derived.fromKey(each, ITEM));
    return MethodSpec.methodBuilder("read")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(AttributeValueForm.DOCUMENT, ITEM)
        .addCode(body.build())
        .build();
  }

  private static MethodSpec inherited(
      String method, String own, ClassName type, String parameter, boolean encodes) {
    return MethodSpec.methodBuilder(method)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(encodes ? AttributeValueForm.DOCUMENT : type)
        .addParameter(encodes ? type : AttributeValueForm.DOCUMENT, parameter)
        .addStatement("return $L($L)", own, parameter)
        .build();
  }

  private MethodSpec refuseItem() {
    return MethodSpec.methodBuilder("toItem")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(AttributeValueForm.DOCUMENT)
        .addParameter(type, instance)
        .addStatement(
            "throw new $T($S)",
            UnsupportedOperationException.class,
            name + " is a projection: a part of an item, which cannot be written")
        .build();
  }

  private MethodSpec entityName() {
    return MethodSpec.methodBuilder("entity")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class)
        .addStatement("return $S", name)
        .build();
  }
}
