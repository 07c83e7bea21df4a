package codec;

import dev.keywright.Attribute;
import dev.keywright.Computed;
import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.Ignore;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import java.time.Instant;

@Table(
    name = "Inherited",
    partitionKey = "PK",
    entities = {Inherited.Ticket.class, Inherited.Session.class})
interface Inherited {

  /** What several entities share, said once. */
  interface Expiring {
    @TimeToLive
    @Attribute(name = "ttl")
    Instant expiresAt();

    String holder();

    @Computed
    default String initial() {
      return holder().substring(0, 1);
    }
  }

  /** Between the two: what is declared below comes first. */
  interface Counted extends Expiring {
    @Default("7")
    int count();
  }

  @Entity
  @Key(partition = "TICKET#{id}")
  record Ticket(String id, Instant expiresAt, @Attribute(name = "owner") String holder, int count)
      implements Counted {}

  /** A bean whose superclass leaves its accessors open. */
  abstract class Base {
    @Attribute(name = "user")
    public abstract String getName();

    public abstract void setName(String name);

    @Ignore
    public abstract String getCached();

    public abstract void setCached(String cached);
  }

  @Entity
  @Key(partition = "SESSION#{name}")
  class Session extends Base {
    private String name = "";
    private String cached = "";

    @Override
    public String getName() {
      return name;
    }

    @Override
    public void setName(String name) {
      this.name = name;
    }

    @Override
    public String getCached() {
      return cached;
    }

    @Override
    public void setCached(String cached) {
      this.cached = cached;
    }
  }

  static Object ticket() {
    return new Ticket("t", Instant.parse("2026-01-01T00:00:00Z"), "Ann", 1);
  }

  static Object session() {
    Session session = new Session();
    session.setName("ann");
    session.setCached("not stored");
    return session;
  }
}
