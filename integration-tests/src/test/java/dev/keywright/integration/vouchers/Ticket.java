package dev.keywright.integration.vouchers;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

/** A ticket, of which some types have a code. */
@Entity
@Key(partition = "TICKET#{id}")
@Key(index = "byCode", partition = "TICKET#{code}", sort = "{id}")
@AccessPattern(name = "byId", by = "id", unique = true)
@AccessPattern(name = "codeOf", by = "id", unique = true, as = TicketCode.class)
@AccessPattern(name = "byCode", by = "code", as = TicketCode.class)
@AccessPattern(name = "wholeByCode", by = "code", fetch = true)
public sealed interface Ticket {

  /** Which. */
  String id();

  /** One that was paid. */
  record Paid(String id, String code, int cents) implements Ticket {}

  /** One that cost nothing. */
  record Free(String id, String reason) implements Ticket {}
}
