package roles;

import dev.keywright.Attribute;
import dev.keywright.CreatedAt;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.UpdatedAt;
import dev.keywright.Version;
import java.time.Instant;

@Table(name = "Events", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
sealed interface Event {

  String id();

  record Login(
      String id,
      /* expect:
[sealed-entity] Login.version is filled by the write itself, and not in all types of Event
  Login.version (long) is stored as version, and so is Purchase.revision
  declare it once: let Event have the annotated accessor
      */
      @Version long version,
      /* expect:
[sealed-entity] Login.since is filled by the write itself, and not in all types of Event
  Purchase has none
  declare it once: let Event have the annotated accessor
      */
      @CreatedAt Instant since,
      /* expect:
[sealed-entity] Login.changed is filled by the write itself, and not in all types of Event
  Login.changed (Instant) is stored as changed, and Purchase.changed (Instant) is stored as changed in the format ms
  declare it once: let Event have the annotated accessor
      */
      @UpdatedAt Instant changed)
      implements Event {}

  record Purchase(
      String id,
      @Version @Attribute(name = "version") long revision,
      Instant since,
      @UpdatedAt @Attribute(format = "ms") Instant changed)
      implements Event {}
}
