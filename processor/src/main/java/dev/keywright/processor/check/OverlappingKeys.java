package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyLanguage;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.SuggestedText;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.support.key.KeyShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Items of two entities must never have the same full key: a put of the one would replace the
 * other. Decided on all texts that the keys can have, not on how their templates begin.
 */
final class OverlappingKeys {

  private OverlappingKeys() {}

  static void check(TableLayout layout, Report report) {
    List<EntityLayout> entities = layout.entities();
    for (int i = 0; i < entities.size(); i++) {
      for (int k = i + 1; k < entities.size(); k++) {
        check(layout, entities.get(i), entities.get(k), report);
      }
    }
  }

  private static void check(
      TableLayout layout, EntityLayout first, EntityLayout other, Report report) {
    KeySchema key = layout.table().key();
    for (String attribute : key.attributes()) {
      if (language(first, attribute).beginsApartFrom(language(other, attribute))) {
        return;
      }
    }
    List<String> shared = new ArrayList<>();
    boolean real = true;
    for (String attribute : key.attributes()) {
      Optional<String> text = language(first, attribute).shared(language(other, attribute));
      if (text.isEmpty()) {
        return;
      }
      shared.add("\"" + text.get() + "\"");
      real &= isKey(first, attribute, text.get()) && isKey(other, attribute, text.get());
    }
    KeyPath path = KeyPath.of(layout.table()).get(0);
    String one = first.entity().name();
    String two = other.entity().name();
    int width = Math.max(one.length(), two.length()) + 3;
    Site site = other.entity().key("").map(KeyDeclaration::site).orElse(other.entity().site());
    List<String> details = new ArrayList<>();
    details.add(one + " ".repeat(width - one.length()) + first.describe(path));
    details.add(two + " ".repeat(width - two.length()) + other.describe(path));
    if (real) {
      details.add("both can be: " + String.join(" / ", shared));
    }
    details.add(
        "begin the "
            + (key.sort().isEmpty() ? "partition" : "sort")
            + " keys with different text, such as "
            + SuggestedText.upper(one)
            + "# and "
            + SuggestedText.upper(two)
            + "#");
    report.add(
        new Finding(
            Problem.OVERLAPPING_KEYS,
            site,
            one + " and " + two + " can have one key in " + layout.table().type().simpleName(),
            details));
  }

  private static KeyLanguage language(EntityLayout entity, String attribute) {
    return KeyLanguage.of(entity.texts().get(attribute));
  }

  /** Whether a text is one that some value makes: a slot's language is a superset of its texts. */
  private static boolean isKey(EntityLayout entity, String attribute, String text) {
    KeyShape shape = KeyShape.start();
    for (KeyText.Part part : entity.texts().get(attribute).parts()) {
      if (part instanceof KeyText.Text literal) {
        shape = shape.literal(literal.text());
      } else {
        KeySlot slot = ((KeyText.Value) part).slot();
        if (slot.form() != KeySlot.Form.TEXT || slot.isShard()) {
          return false;
        }
        shape = shape.slot(slot.text());
      }
    }
    return shape.matches(text);
  }
}
