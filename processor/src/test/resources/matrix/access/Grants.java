package access;

import dev.keywright.Attribute;
import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;
import java.util.UUID;

/** Entities nested in their table, an inverted index, and properties that live in keys alone. */
@Table(
    name = "Grants",
    partitionKey = "PK",
    sortKey = "SK",
    typeAttribute = "kind",
    entities = {Grants.Group.class, Grants.Membership.class})
@GlobalIndex(name = "inverted", partitionKey = "SK", sortKey = "PK")
public final class Grants {

  private Grants() {}

  /** A group. */
  @Entity
  @Key(partition = "GROUP|{group}", sort = "GROUP|{group}")
  @AccessPattern(name = "byName", by = "group", unique = true)
  public record Group(String group, String title) {}

  /** Who belongs to which group. */
  @Entity(type = "member")
  @Key(partition = "GROUP|{group}", sort = "USER|{user}")
  @AccessPattern(name = "membersOf", by = "group", orderBy = "user")
  @AccessPattern(name = "membersFrom", by = "group", prefix = "user", orderBy = "user")
  @AccessPattern(name = "groupsOf", by = "user", orderBy = "group")
  public record Membership(
      @Attribute(stored = false) String group,
      @Attribute(stored = false) String user,
      @Attribute(name = "since") Instant grantedAt,
      UUID grantedBy) {}
}
