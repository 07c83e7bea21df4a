package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.support.ItemKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes what every repository has beside its patterns: get, put, create, replace and delete. */
final class WriteMethods {

  private final TableLayout layout;
  private final EntityLayout entity;
  private final ClassName codec;
  private final TypeName type;
  private final String variable;

  WriteMethods(TableLayout layout, EntityLayout entity) {
    this.layout = layout;
    this.entity = entity;
    this.codec = GeneratedNames.codec(entity.entity());
    this.type = entity.entity().type();
    String name = GeneratedNames.decapitalized(entity.entity().name());
    this.variable = name.equals("table") ? "entity" : name;
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
        write("put")
            .addJavadoc(
                "Stores the $L, in the place of whatever stood under its key: one PutItem. The keys"
                    + " of every index follow from its properties.\n",
                entity.entity().name())
            .build());
    repository.addMethod(
        write("create")
            .addJavadoc(
                "Stores the $L if its key is free: one conditional PutItem.\n\n"
                    + "@throws $T if an item has its key\n",
                entity.entity().name(),
                ItemAlreadyExistsException.class)
            .build());
    repository.addMethod(
        write("replace")
            .addJavadoc(
                "Stores the $L in the place of the one under its key: one conditional PutItem.\n\n"
                    + "@throws $T if no item has its key\n",
                entity.entity().name(),
                ItemNotFoundException.class)
            .build());
    repository.addMethod(
        byKey("delete")
            .addJavadoc(
                "Deletes the $L of a key: one DeleteItem.\n\n"
                    + "@return what was deleted; empty where nothing was there\n",
                entity.entity().name())
            .addStatement("$T $L = $L", ItemKey.class, keyVariable(), key())
            .addStatement("return table.delete($T.INSTANCE, $L)", codec, keyVariable())
            .build());
  }

  private MethodSpec.Builder write(String operation) {
    return MethodSpec.methodBuilder(operation)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(type, variable)
        .addStatement("table.$L($T.INSTANCE, $L)", operation, codec, variable);
  }

  private MethodSpec.Builder byKey(String operation) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(operation)
            .addModifiers(Modifier.PUBLIC)
            .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), type));
    RepositoryWriter.keyParameters(layout, entity)
        .forEach((name, path) -> method.addParameter(PropertyCode.valueType(path), name));
    return method;
  }

  private String keyVariable() {
    return RepositoryWriter.keyParameters(layout, entity).containsKey("key") ? "itemKey" : "key";
  }

  private CodeBlock key() {
    ClassName keys = GeneratedNames.keys(entity.entity());
    KeyConstants constants = new KeyConstants(entity);
    Map<String, KeysWriter.Builder> builders = KeysWriter.builders(layout, entity);
    CodeBlock key = null;
    for (String attribute : layout.table().key().attributes()) {
      CodeBlock value;
      if (entity.texts().get(attribute) instanceof KeyText.Native own) {
        value =
            NativeCode.value(
                keys, constants, own.slot(), CodeBlock.of("$L", KnownType.name(own.slot().path())));
      } else {
        KeysWriter.Builder builder = builders.get(attribute);
        List<CodeBlock> arguments = new ArrayList<>();
        for (PropertyPath path : builder.parameters()) {
          arguments.add(CodeBlock.of("$L", KnownType.name(path)));
        }
        value = CodeBlock.of("$T.$L($L)", keys, builder.method(), CodeBlock.join(arguments, ", "));
      }
      key =
          key == null
              ? CodeBlock.of("$T.of($S, $L)", ItemKey.class, attribute, value)
              : CodeBlock.of("$L\n.and($S, $L)", key, attribute, value);
    }
    return key;
  }
}
