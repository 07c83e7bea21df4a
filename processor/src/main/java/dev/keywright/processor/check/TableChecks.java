package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.TableLayout;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The rules about a table as a whole, each a class of its own. Errors are looked for once the keys
 * are laid out, advice is given once the patterns are planned.
 */
public final class TableChecks {

  private static final List<BiConsumer<TableLayout, Report>> ERRORS =
      List.of(
          KeySchemas::check,
          IndexLimits::check,
          IndexProjections::check,
          KeyTypes::check,
          OverlappingKeys::check,
          NullableTableKey::check,
          StampedKeys::check,
          SealedEntities::check,
          UnreadableProperties::check);

  private static final List<BiConsumer<TableLayout, Report>> ADVICE_ON_KEYS =
      List.of(
          HotPartition::check,
          MonotonicPartition::check,
          LossyIdentity::check,
          UnboundedItem::check,
          OverIndexed::check);

  private static final List<BiConsumer<PlannedTable, Report>> ADVICE_ON_PLANS =
      List.of(UnusedIndex::check, UnusedKey::check, FilterCost::check, ProjectionCost::check);

  private TableChecks() {}

  /** What is wrong with the table's keys and indexes, whatever is asked of them. */
  public static void errors(TableLayout layout, Report report) {
    ERRORS.forEach(each -> each.accept(layout, report));
  }

  /**
   * What is allowed but will cost. Advice that depends on plans is given only where there is no
   * error: the key that a rejected pattern asks for is no unused one.
   */
  public static void advice(PlannedTable planned, Report report) {
    ADVICE_ON_KEYS.forEach(each -> each.accept(planned.layout(), report));
    if (!report.hasErrors()) {
      ADVICE_ON_PLANS.forEach(each -> each.accept(planned, report));
    }
  }
}
