package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeyTemplate;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.SyntaxException;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.key.Equality;
import dev.keywright.support.key.SlotContext;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.SlotEncodings;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.UnsupportedFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Resolves a template against the properties of an entity: each slot gets its property and its
 * encoding, and the whole is proved to be injective. See {@code docs/encodings.md}.
 */
final class TemplateResolver {

  private final Entity entity;
  private final Report report;

  TemplateResolver(Entity entity, Report report) {
    this.entity = entity;
    this.report = report;
  }

  /** The text of a template; empty where a mistake was reported. */
  Optional<KeyText> derived(String attribute, String source, Site site) {
    KeyTemplate template;
    try {
      template = KeyTemplate.parse(source);
    } catch (SyntaxException mistake) {
      report.add(
          Problem.TEMPLATE_SYNTAX,
          site.within(mistake.offset(), mistake.length()),
          entity.name() + ": the template \"" + source + "\" is ill-formed",
          mistake.getMessage());
      return Optional.empty();
    }
    List<KeyText.Part> parts = new ArrayList<>();
    boolean sound = true;
    for (int i = 0; i < template.parts().size(); i++) {
      KeyTemplate.Part part = template.parts().get(i);
      if (part instanceof KeyTemplate.Literal literal) {
        parts.add(new KeyText.Text(literal.text()));
      } else {
        Optional<KeySlot> slot = slot(template, i, site);
        slot.ifPresent(each -> parts.add(new KeyText.Value(each)));
        sound &= slot.isPresent();
      }
    }
    return sound && provedInjective(template, parts, site)
        ? Optional.of(new KeyText.Derived(attribute, source, parts))
        : Optional.empty();
  }

  /** The property itself as a key attribute; empty where its type cannot be one. */
  Optional<KeyText> own(String attribute, PropertyPath path) {
    Property property = path.property();
    Optional<ValueType.Scalar> scalar = property.scalar();
    List<String> formats = property.formats();
    KeySlot.Form form = scalar.map(each -> form(each, formats)).orElse(null);
    if (form == null || property.role() == Property.Role.TIME_TO_LIVE) {
      report.add(
          Problem.NO_KEY_TYPE,
          property.site(),
          entity.name()
              + "."
              + path
              + " is stored as "
              + attribute
              + ", a key attribute, which must be a string, a number or binary",
          KeyTypeMend.with(
              property, "it is a " + property.type().shown() + "; store it under another name"));
      return Optional.empty();
    }
    if (form != KeySlot.Form.TEXT) {
      return Optional.of(new KeyText.Native(attribute, new KeySlot(path, List.of(), form, null)));
    }
    // A property that is the whole key ends where the attribute ends: nothing needs an escape.
    return encoding(path, formats, new SlotContext(-1, ""), property.site())
        .filter(encoding -> keepsValues(encoding, path, property))
        .map(
            encoding ->
                new KeyText.Native(attribute, new KeySlot(path, List.of(), form, encoding)));
  }

  /** What an attribute stores must give the property back, which no bucket does. */
  private boolean keepsValues(SlotEncoding<?> encoding, PropertyPath path, Property property) {
    if (encoding.equality() != Equality.BUCKET && encoding.equality() != Equality.FOLDED) {
      return true;
    }
    report.add(
        Problem.UNKNOWN_FORMAT,
        property.site(),
        entity.name()
            + "."
            + path
            + ": stored as "
            + property.format()
            + " it could not be read back",
        "use the format in the slot of a template, {" + path + ":" + property.format() + "}");
    return false;
  }

  /** Whether a template says no more than what fills the attribute already. */
  boolean saysTheSame(KeyText present, String source) {
    return present.source().equals(source);
  }

  private static KeySlot.@org.jspecify.annotations.Nullable Form form(
      ValueType.Scalar scalar, List<String> formats) {
    ScalarType type = scalar.scalar();
    if (type == ScalarType.OFFSET_DATE_TIME || type == ScalarType.ZONED_DATE_TIME) {
      // Their stored text keeps the offset, so that equal instants would be different keys.
      return null;
    }
    return switch (scalar.attributeType()) {
      case "S" -> scalar.slotType().isPresent() ? KeySlot.Form.TEXT : null;
      case "N" -> scalar.slotType().isPresent() ? numberForm(formats) : null;
      case "B" -> KeySlot.Form.BINARY;
      default -> null;
    };
  }

  // A number without an order of its own in keys, such as a Duration, has no bounds either.
  private static KeySlot.Form numberForm(List<String> formats) {
    return formats.isEmpty() ? KeySlot.Form.NUMBER : KeySlot.Form.TEXT;
  }

  private Optional<KeySlot> slot(KeyTemplate template, int index, Site site) {
    KeyTemplate.Slot slot = (KeyTemplate.Slot) template.parts().get(index);
    Optional<PropertyPath> path =
        new TermResolver(entity, report, Problem.UNKNOWN_PROPERTY, entity.name())
            .path(slot.path(), slot.offset() + 1, site);
    if (path.isEmpty()) {
      return Optional.empty();
    }
    int next = -1;
    if (index + 1 < template.parts().size()
        && template.parts().get(index + 1) instanceof KeyTemplate.Literal literal) {
      next = literal.text().codePointAt(0);
    }
    SlotContext context = new SlotContext(next, template.literals());
    return encoding(path.get(), slot.formats(), context, site.within(slot.offset(), slot.length()))
        .map(encoding -> new KeySlot(path.get(), slot.formats(), KeySlot.Form.TEXT, encoding));
  }

  private Optional<SlotEncoding<?>> encoding(
      PropertyPath path, List<String> formats, SlotContext context, Site site) {
    Property property = path.property();
    Optional<ValueType.Scalar> scalar = property.scalar();
    if (scalar.isEmpty() || scalar.get().slotType().isEmpty()) {
      report.add(
          Problem.NO_KEY_TYPE,
          site,
          entity.name() + "." + path + " cannot stand in a key: it is a " + property.type().shown(),
          KeyTypeMend.with(
              property,
              "a slot takes a string, an integer, a decimal with a format, a date or time, a UUID,"
                  + " an enum or a boolean"));
      return Optional.empty();
    }
    if (scalar.get().scalar() == ScalarType.ENUM && scalar.get().texts().isEmpty()) {
      report.add(
          Problem.NO_KEY_TYPE,
          site,
          entity.name() + "." + path + " cannot stand in a key: its type has no values",
          "give " + property.type().shown() + " a constant");
      return Optional.empty();
    }
    if (scalar.get().scalar() == ScalarType.ENUM && scalar.get().texts().contains("")) {
      int empty = scalar.get().texts().indexOf("");
      report.add(
          Problem.NO_KEY_TYPE,
          site,
          entity.name() + "." + path + " cannot stand in a key: one of its values is empty",
          "give " + scalar.get().constants().get(empty) + " another text: @EnumValue(…)");
      return Optional.empty();
    }
    SlotName name = new SlotName(entity.name(), path.name(), path.sensitive());
    try {
      return Optional.of(
          SlotEncodings.of(
              name, scalar.get().slotType().get(), scalar.get().texts(), formats, context));
    } catch (UnsupportedFormatException mistake) {
      report.add(
          Problem.UNKNOWN_FORMAT, site, entity.name() + "." + path + ": " + mistake.getMessage());
      return Optional.empty();
    }
  }

  private boolean provedInjective(KeyTemplate template, List<KeyText.Part> parts, Site site) {
    for (int i = 0; i + 1 < parts.size(); i++) {
      if (!(parts.get(i) instanceof KeyText.Value value) || value.slot().text().isPrefixFree()) {
        continue;
      }
      KeyTemplate.Slot written = (KeyTemplate.Slot) template.parts().get(i);
      Site place = site.within(written.offset(), written.length());
      if (parts.get(i + 1) instanceof KeyText.Value following) {
        report.add(
            Problem.AMBIGUOUS_TEMPLATE,
            place,
            entity.name()
                + ": where "
                + value.slot()
                + " ends and "
                + following.slot()
                + " begins cannot be told",
            "put a literal between them: " + value.slot() + "#" + following.slot());
        return false;
      }
      int next = ((KeyText.Text) parts.get(i + 1)).text().codePointAt(0);
      if (value.slot().text().mayContain(next)) {
        report.add(
            Problem.AMBIGUOUS_TEMPLATE,
            place,
            entity.name()
                + ": the text of "
                + value.slot()
                + " can hold '"
                + Character.toString(next)
                + "', which ends it",
            "follow the slot by a character that its text cannot hold, such as #");
        return false;
      }
    }
    return true;
  }
}
