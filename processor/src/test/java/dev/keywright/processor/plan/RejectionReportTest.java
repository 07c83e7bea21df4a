package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestTable;
import org.junit.jupiter.api.Test;

/** The messages of rejected patterns, to the letter. */
class RejectionReportTest {

  @Test
  void readsAsInTheDesign() {
    assertEquals(
        """
        [scan-required] Order.ordersByStatus would need a Scan
        known: status
        table   CUSTOMER#{customerId} / ORDER#{placedAt}#{orderId}   customerId is not known
        GSI1    ORDER#{orderId} / ORDER                              orderId is not known
        GSI2    OPEN#{orderId:shard(8)} / {placedAt}#{orderId}       holds only items whose status in (PLACED, PROCESSING)
        add to Order:      @Key(index = "GSI3", partition = "STATUS#{status}", sort = "{placedAt}#{orderId}")
        add to Ecommerce:  @GlobalIndex(name = "GSI3", partitionKey = "GSI3PK", sortKey = "GSI3SK")
        note: status has 4 values: one partition per value runs hot; "STATUS#{status}#{orderId:shard(10)}" spreads it
        """,
        Planning.message(Shop.ecommerce(), "Order", pattern("ordersByStatus").by("status")));
  }

  private static TestEntity note() {
    return entity("Note")
        .property("id", ScalarType.STRING)
        .property("author", ScalarType.STRING)
        .property("at", ScalarType.INSTANT)
        .property("text", ScalarType.STRING);
  }

  private static TestTable notes() {
    return table("Notes", "PK", "SK").index("GSI1").entity(note().key("NOTE#{id}", "NOTE"));
  }

  @Test
  void usesAnIndexThatTheEntityIsNotInYet() {
    assertEquals(
        """
        [scan-required] Note.byAuthor would need a Scan
        known: author
        table   NOTE#{id} / NOTE   id is not known
        GSI1                       Note has no key in it
        add to Note:   @Key(index = "GSI1", partition = "AUTHOR#{author}", sort = "{at}")
        """,
        Planning.message(notes(), "Note", pattern("byAuthor").by("author").orderBy("at")));
  }

  @Test
  void saysWhenWhatKnowsNoKey() {
    assertEquals(
        """
        [scan-required] Note.all would need a Scan
        known: nothing
        table   NOTE#{id} / NOTE   id is not known
        GSI1                       Note has no key in it
        add to Note:   @Key(index = "GSI1", partition = "NOTE", sort = "{id}")
        note: the partition has 1 value: one partition per value runs hot; "NOTE#{id:shard(10)}" spreads it
        """,
        Planning.message(notes(), "Note", pattern("all")));
  }

  @Test
  void namesTheEncodingThatDoesNotKeepOrder() {
    assertEquals(
        """
        [not-rangeable] Note.byText asks for an order that the key's text does not keep
        known: author
        table   AUTHOR#{author} / {text}#{id}   the text of {text} does not keep the order of text
        add to Note:   @Key(index = "GSI1", partition = "AUTHOR#{author}", sort = "{text:ordered}#{id}")
        add to Notes:  @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
        """,
        Planning.message(
            table("Notes", "PK", "SK").entity(note().key("AUTHOR#{author}", "{text}#{id}")),
            "Note",
            pattern("byText").by("author").orderBy("text")));
  }

  @Test
  void listsWhatAnIndexLacks() {
    assertEquals(
        """
        [projection-too-small] Note.byAuthor needs more than GSI1 holds
        known: author
        table   NOTE#{id} / NOTE              id is not known
        GSI1    AUTHOR#{author} / {at}#{id}   does not hold text
        add to GSI1:  projection = IndexProjection.INCLUDE, include = {"text"}
        or return a projection with what it holds (as = …), or say fetch = true
        """,
        Planning.message(
            table("Notes", "PK", "SK")
                .index("GSI1", "GSI1PK", "GSI1SK", IndexProjection.KEYS_ONLY)
                .entity(
                    note().key("NOTE#{id}", "NOTE").key("GSI1", "AUTHOR#{author}", "{at}#{id}")),
            "Note",
            pattern("byAuthor").by("author")));
  }

  @Test
  void saysWhyThePinnedIndexCannotServe() {
    assertEquals(
        """
        [index-cannot-serve] Note.byId cannot be answered by GSI1
        known: id
        GSI1   AUTHOR#{author} / {at}   author is not known
        add to Note:   @Key(index = "GSI2", partition = "ID#{id}", sort = "{at}")
        add to Notes:  @GlobalIndex(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK")
        and pin index = "GSI2", or leave the choice open
        """,
        Planning.message(
            table("Notes", "PK", "SK")
                .index("GSI1")
                .entity(note().key("NOTE#{at}", "NOTE").key("GSI1", "AUTHOR#{author}", "{at}")),
            "Note",
            pattern("byId").by("id").index("GSI1")));
  }

  @Test
  void saysThatAGlobalIndexIsNeverConsistent() {
    assertEquals(
        """
        [consistent-impossible] Note.byAuthor can only be answered by GSI1, which is never consistent
        known: author
        table   NOTE#{id} / NOTE         id is not known
        GSI1    AUTHOR#{author} / {at}   a global index cannot be read consistently
        drop consistent
        """,
        Planning.message(
            table("Notes", "PK", "SK")
                .index("GSI1")
                .entity(note().key("NOTE#{id}", "NOTE").key("GSI1", "AUTHOR#{author}", "{at}")),
            "Note",
            pattern("byAuthor").by("author").consistent()));
  }

  @Test
  void suggestsASparseKeyForWhatNoSlotCanHold() {
    assertEquals(
        """
        [scan-required] Order.open would need a Scan
        known: status in (PLACED, CANCELLED)
        table   CUSTOMER#{customerId} / ORDER#{placedAt}#{orderId}   customerId is not known
        GSI1    ORDER#{orderId} / ORDER                              orderId is not known
        GSI2    OPEN#{orderId:shard(8)} / {placedAt}#{orderId}       holds only items whose status in (PLACED, PROCESSING)
        add to Order:      @Key(index = "GSI3", partition = "ORDER", sort = "{placedAt}#{orderId}", when = "status in (PLACED, CANCELLED)")
        add to Ecommerce:  @GlobalIndex(name = "GSI3", partitionKey = "GSI3PK", sortKey = "GSI3SK")
        note: the partition has 1 value: one partition per value runs hot; "ORDER#{orderId:shard(10)}" spreads it
        """,
        Planning.message(
            Shop.ecommerce(), "Order", pattern("open").by("status in (PLACED, CANCELLED)")));
  }

  @Test
  void offersToMeanOnlyWhatASparseIndexHolds() {
    assertEquals(
        """
        [scan-required] Note.byAuthor would need a Scan
        known: author
        table   NOTE#{id} / NOTE         id is not known
        GSI1    AUTHOR#{author} / {at}   holds only items whose text = A
        add to Note:   @Key(index = "GSI2", partition = "AUTHOR#{author}", sort = "{id}")
        add to Notes:  @GlobalIndex(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK")
        or, to ask only for what GSI1 holds, pin it:  index = "GSI1"
        """,
        Planning.message(
            table("Notes", "PK", "SK")
                .index("GSI1")
                .entity(
                    note()
                        .key("NOTE#{id}", "NOTE")
                        .key("GSI1", "AUTHOR#{author}", "{at}", "text = A")),
            "Note",
            pattern("byAuthor").by("author")));
  }

  @Test
  void saysThatARangeComesInItsOwnOrder() {
    assertEquals(
        """
        [scan-required] Note.latest would need a whole partition to be read and sorted
        known: author, a range of at
        table   AUTHOR#{author} / {at}#{id}   orders by at, not by id
        no key can: what lies in a range of at comes in its order; drop orderBy, and sort what is read
        """,
        Planning.message(
            table("Notes", "PK", "SK").entity(note().key("AUTHOR#{author}", "{at}#{id}")),
            "Note",
            pattern("latest").by("author").range("at").orderBy("id")));
  }
}
