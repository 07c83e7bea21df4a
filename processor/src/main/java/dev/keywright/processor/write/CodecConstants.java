package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.EnumForm;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.support.codec.EnumValues;
import dev.keywright.support.key.SlotContext;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.SlotEncodings;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.UnsupportedFormatException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The constants of a codec: converters, and the formats that properties declare. */
final class CodecConstants {

  private final FreshNames members;
  private final Map<ClassName, FieldSpec> byConverter = new LinkedHashMap<>();
  private final Map<String, FieldSpec> byFormat = new LinkedHashMap<>();
  private final Map<TypeName, FieldSpec> byEnum = new LinkedHashMap<>();
  private final List<MethodSpec> methods = new ArrayList<>();

  private final Map<String, List<String>> attributesOf = new LinkedHashMap<>();
  private final Map<String, Set<String>> tagsOf = new LinkedHashMap<>();
  private final Map<String, String> knownNames = new LinkedHashMap<>();
  private final Map<String, FieldSpec> bySpread = new LinkedHashMap<>();
  private final Set<String> items;
  private final Set<String> derived;

  /**
   * @param items how messages call what is stored as an item, rather than inside one
   * @param derived the attributes of an item that are no properties
   */
  CodecConstants(FreshNames members, Set<String> items, Set<String> derived) {
    this.members = members;
    this.items = Set.copyOf(items);
    this.derived = derived;
  }

  /** Learns which properties a type has, for {@link #known}. */
  void know(String owner, List<Property> properties) {
    attributesOf.put(
        owner,
        properties.stream()
            .flatMap(Property::attributes)
            .filter(each -> each.stored() && each.role() != Property.Role.REST)
            .map(Property::attribute)
            .toList());
  }

  /** Learns that an attribute of a type tells it from others, so that it is no unknown one. */
  void knowTag(String owner, String attribute) {
    tagsOf.computeIfAbsent(owner, each -> new TreeSet<>()).add(attribute);
  }

  /** The constant that holds the names of all attributes that a type knows. */
  String known(String owner) {
    return knownNames.computeIfAbsent(
        owner, each -> members.take("KNOWN_IN_" + GeneratedNames.constant(each)));
  }

  /** The constant that holds the names of the attributes that a flattened property spreads. */
  String spread(Property property) {
    Set<String> names =
        property
            .attributes()
            .filter(Property::stored)
            .map(Property::attribute)
            .collect(Collectors.toCollection(TreeSet::new));
    return bySpread.computeIfAbsent(
            property.name() + names,
            each ->
                setField(
                    members.take(GeneratedNames.constant(property.name()) + "_ATTRIBUTES"), names))
        .name;
  }

  private FieldSpec knownField(String owner, String name) {
    Set<String> known = new TreeSet<>(attributesOf.getOrDefault(owner, List.of()));
    known.addAll(tagsOf.getOrDefault(owner, Set.of()));
    if (items.contains(owner)) {
      known.addAll(derived);
    }
    return setField(name, known);
  }

  private FieldSpec setField(String name, Set<String> held) {
    List<CodeBlock> names = held.stream().map(each -> CodeBlock.of("$S", each)).toList();
    TypeName type =
        ParameterizedTypeName.get(ClassName.get(Set.class), ClassName.get(String.class));
    return constant(type, name)
        .initializer("$T.of($L)", Set.class, CodeBlock.join(names, ", "))
        .build();
  }

  /** The constant that holds a converter. */
  String converter(ClassName type) {
    return byConverter.computeIfAbsent(type, this::converterField).name;
  }

  private FieldSpec converterField(ClassName type) {
    String name = members.take(GeneratedNames.constant(type.simpleName()));
    return constant(type, name).initializer("new $T()", type).build();
  }

  /** The constant that holds what an enum's constants are stored as. */
  String enumValues(ValueType.Scalar type) {
    return byEnum.computeIfAbsent(type.javaType(), each -> enumField(type)).name;
  }

  private FieldSpec enumField(ValueType.Scalar type) {
    String simple = ((ClassName) type.javaType()).simpleName();
    TypeName held = ParameterizedTypeName.get(ClassName.get(EnumValues.class), type.javaType());
    String method = members.take(GeneratedNames.decapitalized(simple) + "Values");
    CodeBlock.Builder body = CodeBlock.builder();
    body.addStatement(
        "$T values = new $T<>($S, $T.values().length)",
        held,
        EnumValues.class,
        simple,
        type.javaType());
    if (type.form() instanceof EnumForm.Accessor accessor) {
      body.beginControlFlow("for ($T each : $T.values())", type.javaType(), type.javaType());
      body.addStatement("values.put(each, each.$L)", accessor.read());
      body.endControlFlow();
    }
    for (int i = 0; i < type.texts().size(); i++) {
      body.addStatement(
          "values.put($T.$L, $S)", type.javaType(), type.constants().get(i), type.texts().get(i));
    }
    body.addStatement("return values");
    methods.add(
        MethodSpec.methodBuilder(method)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(held)
            .addCode(body.build())
            .build());
    String name = members.take(GeneratedNames.constant(simple) + "_VALUES");
    return constant(held, name).initializer("$L()", method).build();
  }

  /** The methods that fill constants. */
  List<MethodSpec> methods() {
    return new ArrayList<>(methods);
  }

  /** The constant that holds the format that a property declares. */
  String format(String owner, Property property) {
    return byFormat.computeIfAbsent(
            owner + "." + property.name(), each -> formatField(owner, property))
        .name;
  }

  private FieldSpec formatField(String owner, Property property) {
    List<String> formats = property.formats();
    KeySlot slot =
        new KeySlot(
            new PropertyPath(property.name(), List.of(property)),
            formats,
            KeySlot.Form.TEXT,
            encoding(owner, property, formats));
    // Several types of items have properties of one name.
    String prefix = items.size() > 1 ? GeneratedNames.constant(owner) + "_" : "";
    String name = members.take(prefix + GeneratedNames.constant(property.name()) + "_FORMAT");
    Optional<String> converter = property.converted().map(each -> converter(each.converter()));
    return constant(EncodingCode.type(slot), name)
        .initializer(EncodingCode.factory(slot, converter))
        .build();
  }

  // The format has been checked before anything is written.
  private SlotEncoding<?> encoding(String owner, Property property, List<String> formats) {
    ValueType.Scalar scalar = property.scalar().orElseThrow();
    try {
      return SlotEncodings.of(
          new SlotName(owner, property.name(), isSensitive(owner, property)),
          scalar.slotType().orElseThrow(),
          scalar.texts(),
          formats,
          new SlotContext(-1, ""));
    } catch (UnsupportedFormatException e) {
      throw new IllegalArgumentException(property.name() + " has a format that does not fit", e);
    }
  }

  /** A document is written by one method, which does not know which property holds it. */
  private boolean isSensitive(String owner, Property property) {
    return property.sensitive() || !items.contains(owner);
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
  }

  /** All that were asked for, in that order. */
  List<FieldSpec> fields() {
    List<FieldSpec> fields = new ArrayList<>(byConverter.values());
    fields.addAll(byFormat.values());
    fields.addAll(byEnum.values());
    knownNames.forEach((owner, name) -> fields.add(knownField(owner, name)));
    fields.addAll(bySpread.values());
    return fields;
  }
}
