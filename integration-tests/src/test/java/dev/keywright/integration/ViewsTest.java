package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemDecodingException;
import dev.keywright.Range;
import dev.keywright.integration.views.Book;
import dev.keywright.integration.views.Cents;
import dev.keywright.integration.views.Film;
import dev.keywright.integration.views.ShelfTable;
import dev.keywright.integration.views.Spine;
import dev.keywright.integration.views.SpineCodec;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Interfaces as projections, in generated code. */
class ViewsTest {

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final ShelfTable shelf = ShelfTable.of(dynamoDb.client());

  private final Book emma =
      new Book("1#1", "novel", 1815, "Emma", "Mr. Knightley", new Cents(-5), Optional.of("worn"));
  private final Book dune =
      new Book("2", "novel", 1965, "Dune", null, new Cents(900), Optional.empty());

  @BeforeEach
  void load() {
    shelf.createIfMissing();
    shelf.book().put(emma);
    shelf.book().put(dune);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void accessorsReadProperties() {
    List<Spine> spines = shelf.book().ofGenre("novel", Range.atLeast(1815)).list();
    assertEquals(2, spines.size());
    Spine first = spines.get(0);
    assertEquals("1#1", first.isbn());
    assertEquals("Emma", first.title());
    assertEquals(1815, first.year());
    assertEquals(new Cents(-5), first.getPrice());
    assertEquals(Optional.of("Mr. Knightley"), first.lentTo());
    assertEquals(Optional.empty(), spines.get(1).lentTo());
    assertEquals("Emma, 1815", first.label());
    assertEquals(
        List.of("Dune"),
        shelf.book().ofGenre("novel", Range.greaterThan(1815)).stream().map(Spine::title).toList());
  }

  @Test
  void equalWhereAllIsEqual() {
    Spine one = shelf.book().ofGenre("novel", Range.singleton(1815)).list().get(0);
    Spine same = shelf.book().ofGenre("novel", Range.singleton(1815)).list().get(0);
    Spine other = shelf.book().ofGenre("novel", Range.singleton(1965)).list().get(0);
    assertEquals(one, same);
    assertEquals(one.hashCode(), same.hashCode());
    assertNotEquals(one, other);
  }

  @Test
  void whatIsSensitiveIsNotShown() {
    Spine spine = shelf.book().ofGenre("novel", Range.singleton(1815)).list().get(0);
    assertEquals(
        "Spine[title=Emma, price=Cents[amount=-5], isbn=1#1, year=1815, lentTo=(sensitive)]",
        spine.toString());
  }

  @Test
  void eachEntityReadsAsItStores() {
    shelf.film().put(new Film(7, "novel", 1927, "Metropolis"));
    assertEquals("Emma", shelf.book().titleOf("1#1").orElseThrow().title());
    assertEquals("Metropolis", shelf.film().titleOf(7).orElseThrow().title());
    assertEquals(Optional.empty(), shelf.film().titleOf(8));
  }

  @Test
  void aMissingAttributeIsNamed() {
    ItemDecodingException missing =
        assertThrows(
            ItemDecodingException.class,
            () ->
                SpineCodec.decode(
                    Map.of(
                        "PK", AttributeValue.fromS("BOOK#1"),
                        "SK", AttributeValue.fromS("BOOK"),
                        "year", AttributeValue.fromN("1"))));
    assertTrue(missing.getMessage().contains("Spine.title"), missing.getMessage());
    assertTrue(missing.getMessage().contains("BOOK#1"), missing.getMessage());
  }
}
