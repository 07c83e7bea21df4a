package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableLayout;
import java.util.Optional;

/** Where what an entity stores in a key attribute is declared. */
final class Keys {

  private Keys() {}

  /**
   * The place of the template that fills a key attribute: of the table's own key, or of the first
   * index with the attribute that the entity declares a key for. Where none does, the entity.
   */
  static Site site(TableLayout layout, EntityLayout entity, String attribute) {
    for (KeyPath path : KeyPath.of(layout.table())) {
      Optional<KeyDeclaration> key = entity.entity().key(path.indexName());
      if (key.isPresent() && path.key().attributes().contains(attribute)) {
        boolean isPartition = path.key().partition().contains(attribute);
        String template = isPartition ? key.get().partition() : key.get().sort();
        if (!template.isEmpty()) {
          return isPartition ? key.get().partitionSite() : key.get().sortSite();
        }
      }
    }
    return entity.entity().site();
  }

  /** The place of a slot in the template that fills a key attribute. */
  static Site site(TableLayout layout, EntityLayout entity, String attribute, KeySlot slot) {
    Site template = site(layout, entity, attribute);
    int at = entity.texts().get(attribute).source().indexOf(slot.toString());
    return at < 0 || template.value() == null
        ? template
        : template.within(at, slot.toString().length());
  }
}
