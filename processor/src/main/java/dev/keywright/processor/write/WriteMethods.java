package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.VersionConflictException;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.support.ItemKey;
import dev.keywright.support.PutBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Writes what every repository has beside its patterns: get, put, create, replace and delete. */
final class WriteMethods {

  private final EntityKeys keys;
  private final EntityLayout entity;
  private final Map<String, PropertyPath> keyParameters;
  private final ClassName codec;
  private final TypeName type;
  private final String variable;
  private final StampCode stamps;

  WriteMethods(EntityKeys keys) {
    this.keys = keys;
    this.entity = keys.entity();
    this.keyParameters = EntityKeys.keyParameters(keys.layout(), entity);
    this.codec = GeneratedNames.codec(entity.entity());
    this.type = entity.entity().type();
    String name = GeneratedNames.decapitalized(entity.entity().name());
    this.variable = name.equals("table") ? "entity" : name;
    this.stamps = new StampCode(entity.entity());
  }

  void addTo(TypeSpec.Builder repository) {
    repository.addMethod(
        byKey("get")
            .addJavadoc(
                "Reads the $L of a key: one GetItem, eventually consistent.\n\n"
                    + "@return the item; empty where there is none\n",
                entity.entity().name())
            .addStatement("$T $L = $L", ItemKey.class, keyVariable(), key())
            .addStatement("return table.get($T.INSTANCE, $L).find()", codec, keyVariable())
            .build());
    repository.addMethod(
        write(
            "put",
            CodeBlock.of(
                "Stores the $L, in the place of whatever stood under its key: one PutItem. The keys"
                    + " of every index follow from its properties.\n",
                entity.entity().name())));
    repository.addMethod(
        write(
            "create",
            CodeBlock.of(
                "Stores the $L if its key is free: one conditional PutItem.\n\n"
                    + "@throws $T if an item has its key\n",
                entity.entity().name(),
                ItemAlreadyExistsException.class)));
    repository.addMethod(
        write(
            "replace",
            CodeBlock.of(
                "Stores the $L in the place of the one under its key: one conditional PutItem.\n\n"
                    + "@throws $T if no item has its key\n",
                entity.entity().name(),
                ItemNotFoundException.class)));
    repository.addMethod(
        byKey("delete")
            .addJavadoc(
                "Deletes the $L of a key: one DeleteItem.\n\n"
                    + "@return what was deleted; empty where nothing was there\n",
                entity.entity().name())
            .addStatement("$T $L = $L", ItemKey.class, keyVariable(), key())
            .addStatement("return table.delete($T.INSTANCE, $L)", codec, keyVariable())
            .build());
    stamps.version().ifPresent(version -> repository.addMethod(deleteVersion(version)));
    if (!stamps.isEmpty()) {
      repository.addMethod(stamped());
    }
  }

  private MethodSpec write(String operation, CodeBlock javadoc) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(operation)
            .addJavadoc(javadoc)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(type, variable);
    if (stamps.isEmpty()) {
      return method.addStatement("table.$L($T.INSTANCE, $L)", operation, codec, variable).build();
    }
    stamps
        .version()
        .ifPresent(
            version ->
                method.addJavadoc(
                    "@throws $T if its {@code $L} is not the one that is stored\n",
                    VersionConflictException.class,
                    version.name()));
    String write = variable.equals("write") ? "itemWrite" : "write";
    return method
        .addJavadoc("@return the $L as it is stored now\n", entity.entity().name())
        .returns(type)
        .addStatement("$T $L = stamped($L)", writeType(), write, variable)
        .addStatement("$L.$L()", write, operation)
        .addStatement("return $L.stored()", write)
        .build();
  }

  /** Begins a write with all that it adds by itself. */
  private MethodSpec stamped() {
    return MethodSpec.methodBuilder("stamped")
        .addModifiers(Modifier.PRIVATE)
        .returns(writeType())
        .addParameter(type, variable)
        .addStatement("return table.save($T.INSTANCE, $L)$L", codec, variable, stamps.calls())
        .build();
  }

  private TypeName writeType() {
    return ParameterizedTypeName.get(ClassName.get(PutBuilder.class), type);
  }

  /** Deletes what was read, and nothing newer. */
  private MethodSpec deleteVersion(PropertyPath version) {
    return MethodSpec.methodBuilder("delete")
        .addJavadoc(
            "Deletes the $L if it is still the one that was read: one conditional DeleteItem.\n\n"
                + "@return what was deleted\n"
                + "@throws $T if its {@code $L} is not the one that is stored\n",
            entity.entity().name(),
            VersionConflictException.class,
            version.name())
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), type))
        .addParameter(type, variable)
        .addStatement(
            "return table.deletion($T.INSTANCE, $L)\n.version($S, $L)\n.delete()",
            codec,
            keyOf(variable),
            version.property().attribute(),
            stamps.expectedVersion(variable, version))
        .build();
  }

  private MethodSpec.Builder byKey(String operation) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(operation)
            .addModifiers(Modifier.PUBLIC)
            .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), type));
    keyParameters.forEach((name, path) -> method.addParameter(PropertyCode.valueType(path), name));
    return method;
  }

  private String keyVariable() {
    return keyParameters.containsKey("key") ? "itemKey" : "key";
  }

  private CodeBlock key() {
    return key(path -> CodeBlock.of("$L", KnownType.name(path)));
  }

  private CodeBlock keyOf(String instance) {
    return key(path -> PropertyCode.value(instance, path));
  }

  private CodeBlock key(Function<PropertyPath, CodeBlock> argument) {
    CodeBlock key = null;
    for (String attribute : keys.layout().table().key().attributes()) {
      CodeBlock value;
      if (entity.texts().get(attribute) instanceof KeyText.Native own) {
        value = NativeCode.value(keys, own.slot(), argument.apply(own.slot().path()));
      } else {
        KeyBuilder builder = keys.builders().get(attribute);
        List<CodeBlock> arguments = new ArrayList<>();
        for (PropertyPath path : builder.parameters()) {
          arguments.add(argument.apply(path));
        }
        value = keys.call(builder, arguments);
      }
      key =
          key == null
              ? CodeBlock.of("$T.of($S, $L)", ItemKey.class, attribute, value)
              : CodeBlock.of("$L\n.and($S, $L)", key, attribute, value);
    }
    return key;
  }
}
