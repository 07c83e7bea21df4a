package dev.keywright.integration.sensitive;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Sensitive;
import dev.keywright.Table;
import dev.keywright.Version;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Entities whose keys, indexes, documents and plain properties hold what must not be shown. */
@Table(
    name = "Clinic",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Clinic.Patient.class, Clinic.Visit.class, Clinic.Contact.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
public interface Clinic {

  /** Sensitive in the table's key and in an index's. */
  @Entity
  @Key(partition = "PATIENT#{insurance}", sort = "PATIENT")
  @Key(index = "GSI1", partition = "NUMBER#{number:6}", sort = "PATIENT#{surname}")
  @AccessPattern(name = "byInsurance", by = "insurance", unique = true)
  @AccessPattern(name = "byNumber", by = "number", unique = true)
  @AccessPattern(name = "named", by = "number", range = "surname", as = Name.class)
  record Patient(
      @Sensitive String insurance,
      @Sensitive int number,
      @Sensitive String surname,
      @Sensitive Optional<String> note,
      @Sensitive List<Double> readings,
      @Sensitive @Attribute(format = "ms") Instant bornAt,
      @Version long version) {}

  /** What the index holds of a patient. */
  interface Name {
    String surname();

    int number();
  }

  /** Sensitive properties that are read from the key alone. */
  @Entity
  @Key(partition = "DOCTOR#{doctor}", sort = "VISIT#{at}#{patient:raw}")
  @AccessPattern(name = "ofDoctor", by = "doctor", range = "at")
  record Visit(
      String doctor,
      @Attribute(stored = false) Instant at,
      @Sensitive @Attribute(stored = false) String patient) {}

  /** A document that is sensitive as a whole, and stands in the key. */
  @Entity
  @Key(partition = "CONTACT#{person.phone}", sort = "CONTACT#{kind:raw}")
  record Contact(@Sensitive Person person, String kind) {}

  /** A document. */
  record Person(String phone, double weight, @Attribute(format = "ms") Instant bornAt) {}

  /** A table whose key is a sensitive property itself. */
  @Table(name = "Sessions", partitionKey = "token")
  @Entity
  @Key(partition = "{token}")
  record Session(@Sensitive String token, String user) {}
}
