package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.ItemDecodingException;
import dev.keywright.KeyValueException;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Projection;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.Table;
import dev.keywright.support.ItemCodec;
import dev.keywright.support.codec.Attributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes {@code OrderCodec}: straight-line code between an entity and its item, without reflection.
 * What the item has beside the properties comes from {@link DerivedAttributes}; how a value is
 * stored, from a {@link CodecForm}. The codec of a projection only decodes.
 */
public final class CodecWriter {

  private static final String ITEM = CodecPartCode.ITEM;
  private static final String SENSITIVE_KEY = "hasSensitiveKey";

  private final String name;
  private final ClassName type;
  private final ClassName codec;
  private final List<Property> properties;
  private final Shape shape;
  private final KeySchema key;
  private final DerivedAttributes derived;
  private final Set<String> readers;
  private final boolean decodesOnly;
  private final String instance;
  private final CodecForm form;
  private final CodecPartCode code;

  /** What a sealed type's codec has beside; null for the others. */
  private final @Nullable SealedCodecCode permitted;

  private CodecWriter(
      String name,
      ClassName type,
      ClassName codec,
      List<Property> properties,
      Shape shape,
      KeySchema key,
      DerivedAttributes derived,
      Set<String> readers,
      boolean decodesOnly) {
    this.name = name;
    this.type = type;
    this.codec = codec;
    this.properties = List.copyOf(properties);
    this.shape = shape;
    this.key = key;
    this.derived = derived;
    this.readers = Set.copyOf(readers);
    this.decodesOnly = decodesOnly;
    String natural = GeneratedNames.decapitalized(name);
    this.instance =
        natural.equals(ITEM) || natural.equals(AttributeValueCode.MAKE) ? "entity" : natural;
    FreshNames members = new FreshNames();
    members.take("INSTANCE");
    for (String own :
        List.of(
            "encode", "decode", "derive", "read", "toItem", "fromItem", "entity", SENSITIVE_KEY)) {
      members.take(own);
    }
    this.permitted =
        shape instanceof Shape.Sealed types
            ? new SealedCodecCode(name, type, types, derived, members)
            : null;
    Set<String> names = new LinkedHashSet<>(derived.names());
    if (permitted != null) {
      names.add(permitted.attribute());
    }
    this.form =
        new AttributeValueForm(
            members, permitted == null ? Set.of(name) : permitted.owners(), names);
    this.code = new CodecPartCode(form, codec, permitted);
  }

  /** A writer of an entity's codec. */
  public static CodecWriter of(Table table, Entity entity, DerivedAttributes derived) {
    return of(table, entity, derived, Set.of());
  }

  /**
   * A writer of an entity's codec.
   *
   * @param readers the properties that generated code reads from instances of a sealed type by the
   *     codec, where the type has no accessor
   */
  public static CodecWriter of(
      Table table, Entity entity, DerivedAttributes derived, Set<String> readers) {
    return new CodecWriter(
        entity.name(),
        entity.type(),
        GeneratedNames.codec(entity),
        entity.properties(),
        entity.shape(),
        table.key(),
        derived,
        readers,
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
        Set.of(),
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
    List<MethodSpec> writing = new ArrayList<>();
    if (decodesOnly) {
      writing.add(refuseItem());
    } else {
      writing.addAll(encoders());
      writing.add(inherited("toItem", "encode", type, instance, true));
    }
    List<MethodSpec> reading = new ArrayList<>(List.of(decode()));
    reading.addAll(decoders());
    reading.add(inherited("fromItem", "decode", type, ITEM, false));
    reading.add(told("entity", String.class, CodeBlock.of("$S", name)));
    if (derived.isKeySensitive()) {
      reading.add(told(SENSITIVE_KEY, boolean.class, CodeBlock.of("true")));
    }
    if (permitted != null) {
      reading.addAll(permitted.readers(properties, readers));
    }
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

  /** The methods that make an item, those of the permitted types after that of the sealed one. */
  private List<MethodSpec> encoders() {
    if (permitted == null) {
      CodecPart whole = whole();
      return List.of(
          encoding("encode").addCode(code.encode(whole)).build(), CodecPartCode.derive(whole));
    }
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(encoding("encode").addCode(permitted.encode(instance)).build());
    for (CodecPart part : permitted.parts()) {
      methods.add(
          MethodSpec.methodBuilder(part.encode())
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
              .returns(AttributeValueForm.DOCUMENT)
              .addParameter(part.type(), part.instance())
              .addCode(code.encode(part))
              .build());
      methods.add(CodecPartCode.derive(part));
    }
    return methods;
  }

  private CodecPart whole() {
    return new CodecPart(
        name, type, instance, properties, shape, derived, "encode", "derive", "read", "");
  }

  private MethodSpec.Builder encoding(String method) {
    return MethodSpec.methodBuilder(method)
        .addJavadoc(
            "The whole item: properties, key attributes of the table and its indexes, type"
                + " attribute.\n\n@throws $T if a value cannot be stored, or cannot stand in a key\n",
            ClassName.get("dev.keywright", "KeywrightException"))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(AttributeValueForm.DOCUMENT)
        .addParameter(type, instance);
  }

  /** Whether a property may be read from the text of a key, which may be none of the entity's. */
  private boolean readsKeys() {
    List<CodecPart> parts = permitted == null ? List.of(whole()) : permitted.parts();
    return parts.stream()
        .anyMatch(
            part ->
                part.properties().stream()
                    .anyMatch(each -> part.derived().fromKey(each, ITEM).isPresent()));
  }

  private MethodSpec decode() {
    CodeBlock.Builder body = CodeBlock.builder();
    body.beginControlFlow("try");
    body.addStatement("return read($L)", ITEM);
    if (readsKeys()) {
      body.nextControlFlow(
          "catch ($T | $T e)", ItemDecodingException.class, KeyValueException.class);
    } else {
      body.nextControlFlow("catch ($T e)", ItemDecodingException.class);
    }
    body.addStatement(
        "throw $T.inItem(e, $S, $L, $S, $L, $L)",
        Attributes.class,
        name,
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

  /** The methods that read what {@code decode} returns. */
  private List<MethodSpec> decoders() {
    if (permitted == null) {
      return List.of(code.read(whole()));
    }
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(CodecPartCode.reading("read", type).addCode(permitted.read(ITEM)).build());
    permitted.parts().forEach(part -> methods.add(code.read(part)));
    return methods;
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

  /** A method of the codec that always says the same. */
  private static MethodSpec told(String method, Class<?> type, CodeBlock answer) {
    return MethodSpec.methodBuilder(method)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type)
        .addStatement("return $L", answer)
        .build();
  }
}
