package dev.keywright.designs.sessions;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.LocalDateTime;

/** A session that a customer opened. */
@Entity
@Key(partition = "suuid#{session}", sort = "c#{customer}")
@AccessPattern(name = "bySession", by = "session", unique = true)
@AccessPattern(name = "ofCustomer", by = "customer")
public record CustomerSession(
    @Attribute(stored = false) String session,
    @Attribute(stored = false) String customer,
    @Attribute(name = "last_login_time", format = "s") LocalDateTime lastLogin,
    @Attribute(name = "access_token") String accessToken,
    @Attribute(name = "session_state") State state) {}
