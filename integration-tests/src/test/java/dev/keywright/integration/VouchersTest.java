package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.integration.vouchers.Ticket;
import dev.keywright.integration.vouchers.TicketCode;
import dev.keywright.integration.vouchers.Voucher;
import dev.keywright.integration.vouchers.VoucherCodec;
import dev.keywright.integration.vouchers.VouchersTable;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One codec reads items of an index, which gives a property back in the text of its key, and items
 * that are in no index, for they are without that property.
 */
class VouchersTest {

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final VouchersTable table = VouchersTable.of(dynamoDb.client());

  @BeforeEach
  void create() {
    table.createIfMissing();
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void whatAKeyGivesBackMayBeAbsentToo() {
    List<Voucher> all =
        List.of(
            new Voucher("1", Optional.of("SPRING"), 500L, 1),
            new Voucher("2", Optional.empty(), 500L, 2),
            new Voucher("3", Optional.of("SPRING"), null, 3),
            new Voucher("4", Optional.empty(), null, 4));
    all.forEach(table.voucher()::put);
    for (Voucher each : all) {
      assertEquals(Optional.of(each), table.voucher().byId(each.id()));
      assertEquals(Optional.of(each), table.voucher().get(each.id()));
    }
    assertEquals(List.of(all.get(0)), table.voucher().byCode("SPRING").list());
  }

  @Test
  void aDefaultStandsInWhereNoKeyKnowsBetter() {
    Map<String, AttributeValue> item =
        new HashMap<>(VoucherCodec.encode(new Voucher("1", Optional.of("SPRING"), 500L, 1)));
    item.remove("rank");
    assertEquals(1, VoucherCodec.decode(item).rank());
    item.remove("CodeSK");
    assertEquals(7, VoucherCodec.decode(item).rank());
  }

  @Test
  void someTypesHaveNoCode() {
    Ticket paid = new Ticket.Paid("1", "SPRING", 500);
    Ticket free = new Ticket.Free("2", "a gift");
    table.ticket().put(paid);
    table.ticket().put(free);
    assertEquals(Optional.of(paid), table.ticket().byId("1"));
    assertEquals(Optional.of(free), table.ticket().byId("2"));
    assertEquals(Optional.of(new TicketCode("1", "SPRING")), table.ticket().codeOf("1"));
    assertEquals(Optional.of(new TicketCode("2", null)), table.ticket().codeOf("2"));
    assertEquals(List.of(new TicketCode("1", "SPRING")), table.ticket().byCode("SPRING").list());
    assertEquals(List.of(paid), table.ticket().wholeByCode("SPRING").list());
  }
}
