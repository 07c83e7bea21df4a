package dev.keywright.processor.model;

import static dev.keywright.processor.model.TestProperty.enumeration;
import static dev.keywright.processor.model.TestProperty.property;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Property.Role;
import dev.keywright.processor.model.SharedProperties.Shared;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the types that a sealed type permits have in common. */
class SharedPropertiesTest {

  private final List<ValueType.Variant> variants = new ArrayList<>();

  private void permit(String name, Property... properties) {
    variants.add(
        new ValueType.Variant(
            name,
            new ValueType.Document(
                ClassName.get(TestTable.PACKAGE, name),
                name,
                List.of(properties),
                new Shape.Constructor(List.of(properties).stream().map(Property::name).toList()))));
  }

  private static Property string(String name) {
    return property(name, ScalarType.STRING).build();
  }

  private static Property typed(String name, ValueType type) {
    return with(name, type, Role.PLAIN);
  }

  private static Property with(String name, ValueType type, Role role) {
    return new Property(
        name, type, name, "", true, false, name + "()", role, false, Site.unknown());
  }

  private static ValueType scalar(TypeName type, ScalarType scalar) {
    return new ValueType.Scalar(type, scalar, List.of());
  }

  private Optional<Shared> shared(String name) {
    return SharedProperties.of(variants).shared().stream()
        .filter(each -> each.property().name().equals(name))
        .findFirst();
  }

  private String unshared(String name) {
    return SharedProperties.of(variants).unshared().get(name);
  }

  @Test
  void whatAllHaveIsShared() {
    permit("Login", string("id"), string("device"));
    permit("Logout", string("id"));
    assertEquals(
        List.of("id", "device"),
        SharedProperties.of(variants).shared().stream()
            .map(each -> each.property().name())
            .toList());
    assertEquals(Map.of(), SharedProperties.of(variants).unshared());
    Property id = shared("id").orElseThrow().of(string("id").type(), "id()");
    Property device = shared("device").orElseThrow().of(string("device").type(), "deviceOf");
    assertFalse(id.nullable());
    assertTrue(device.nullable());
    assertEquals("deviceOf", device.read());
  }

  @Test
  void oneThatMayBeAbsentSomewhereMayBeAbsent() {
    permit("Login", string("id"));
    permit("Logout", property("id", ScalarType.STRING).nullable().build());
    assertTrue(shared("id").orElseThrow().of(string("id").type(), "id()").nullable());
  }

  @Test
  void boxesAndOptionalsHoldTheSameValues() {
    ValueType primitive = scalar(TypeName.LONG, ScalarType.LONG);
    ValueType boxed = scalar(TypeName.LONG.box(), ScalarType.LONG);
    permit("A", typed("cents", primitive));
    permit("B", typed("cents", primitive));
    assertEquals(primitive, shared("cents").orElseThrow().valueType());
    permit(
        "C",
        typed(
            "cents",
            new ValueType.OptionalOf(
                ParameterizedTypeName.get(ClassName.get(Optional.class), TypeName.LONG.box()),
                boxed)));
    assertEquals(boxed, shared("cents").orElseThrow().valueType());
  }

  @Test
  void anotherTypeAttributeFormatOrPlaceIsUnlike() {
    permit(
        "A",
        string("type"),
        string("name"),
        property("at", ScalarType.INSTANT).build(),
        string("key"),
        enumeration("state", "NEW", "OLD").build());
    permit(
        "B",
        property("type", ScalarType.INT).build(),
        property("name", ScalarType.STRING).attribute("n").build(),
        property("at", ScalarType.INSTANT).format("ms").build(),
        property("key", ScalarType.STRING).unstored().build(),
        enumeration("state", "NEW").build());
    assertEquals(List.of(), SharedProperties.of(variants).shared());
    assertEquals(
        Set.of("type", "name", "at", "key", "state"),
        SharedProperties.of(variants).unshared().keySet());
    assertTrue(unshared("name").contains("stored as name, and"), unshared("name"));
    assertTrue(unshared("at").contains("in the format ms"), unshared("at"));
    assertTrue(unshared("key").contains("not stored"), unshared("key"));
  }

  @Test
  void epochSecondsAreUnlikeTheTextOfTheTime() {
    ValueType time = scalar(TestProperty.javaType(ScalarType.INSTANT), ScalarType.INSTANT);
    permit("A", typed("end", time));
    permit("B", with("end", time, Role.TIME_TO_LIVE));
    assertTrue(unshared("end").contains("in epoch seconds"), unshared("end"));
    variants.remove(0);
    permit("C", with("end", time, Role.TIME_TO_LIVE));
    assertEquals(Role.TIME_TO_LIVE, shared("end").orElseThrow().of(time, "end()").role());
  }

  @Test
  void anAttributeThatHoldsSomethingElseElsewhereHidesAProperty() {
    permit("A", string("name"));
    permit("B", property("title", ScalarType.STRING).attribute("name").build());
    assertTrue(shared("name").isEmpty());
    assertTrue(shared("title").isEmpty());
  }

  @Test
  void unknownAttributesHideWhatTheirTypeLacks() {
    ValueType rest =
        new ValueType.MapOf(
            ClassName.get(Map.class),
            new ValueType.Scalar(ClassName.get(String.class), ScalarType.STRING, List.of()),
            scalar(ClassName.get(Object.class), ScalarType.ATTRIBUTE_VALUE));
    permit("A", string("id"), string("name"));
    permit("B", string("id"), with("more", rest, Role.REST));
    assertTrue(shared("id").isPresent());
    assertTrue(shared("name").isEmpty());
    assertTrue(unshared("name").contains("@Rest"), unshared("name"));
    assertTrue(shared("more").isEmpty());
  }

  @Test
  void aRoleOfSomeStandsForAll() {
    ValueType number = scalar(TypeName.LONG, ScalarType.LONG);
    permit("A", typed("version", number), typed("label", number));
    permit("B", with("version", number, Role.VERSION), with("label", number, Role.COMPUTED));
    assertEquals(Role.VERSION, shared("version").orElseThrow().of(number, "version()").role());
    assertEquals(Role.PLAIN, shared("label").orElseThrow().of(number, "label()").role());
  }
}
