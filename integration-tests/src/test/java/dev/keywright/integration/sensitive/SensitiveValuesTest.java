package dev.keywright.integration.sensitive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemDecodingException;
import dev.keywright.ItemEncodingException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeyValueException;
import dev.keywright.NotUniqueException;
import dev.keywright.Range;
import dev.keywright.VersionConflictException;
import dev.keywright.integration.sensitive.Clinic.Contact;
import dev.keywright.integration.sensitive.Clinic.Patient;
import dev.keywright.integration.sensitive.Clinic.Person;
import dev.keywright.integration.sensitive.Clinic.Session;
import dev.keywright.integration.sensitive.Clinic.Visit;
import dev.keywright.support.ItemKey;
import dev.keywright.testing.InProcessDynamoDb;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** No message, no stack trace and no {@code toString} holds a value that is declared sensitive. */
class SensitiveValuesTest {

  private static final String SECRET = "SECRET";
  private static final int NUMBER = 471147;
  private static final double READING = 4711.4711;
  private static final Instant BORN = Instant.parse("1971-04-07T11:00:00.123Z");
  private static final Instant AT = Instant.parse("2026-01-31T12:00:00Z");

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final ClinicTable clinic = ClinicTable.of(dynamoDb.client());
  private final SessionTable sessions = SessionTable.of(dynamoDb.client());

  @BeforeEach
  void create() {
    clinic.createIfMissing();
    sessions.createIfMissing();
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  private static Patient patient(String insurance, int number, String surname, long version) {
    return new Patient(
        insurance, number, surname, Optional.of(SECRET), List.of(READING), BORN, version);
  }

  private static Patient patient() {
    return patient(SECRET, NUMBER, SECRET, 0);
  }

  /** The message of a failure, of which nothing shows a sensitive value. */
  private static <E extends Throwable> String hidden(Class<E> type, Executable failing) {
    E failure = assertThrows(type, failing);
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    hidden(trace.toString());
    return String.valueOf(failure.getMessage());
  }

  private static String hidden(String text) {
    for (String each : List.of(SECRET, Integer.toString(NUMBER), "4711.47", "1971-04")) {
      assertFalse(text.contains(each), text);
    }
    return text;
  }

  private Map<String, AttributeValue> stored(Map<String, AttributeValue> item) {
    dynamoDb.client().putItem(put -> put.tableName(ClinicTable.NAME).item(item));
    return item;
  }

  @Test
  void writesThatAreRefused() {
    clinic.patient().create(patient());
    assertEquals(
        "Patient exists already: PK, SK (sensitive)",
        hidden(ItemAlreadyExistsException.class, () -> clinic.patient().create(patient())));
    hidden(
        VersionConflictException.class,
        () -> clinic.patient().create(patient(SECRET, NUMBER, SECRET, 7)));
    hidden(
        VersionConflictException.class,
        () -> clinic.patient().put(patient(SECRET, NUMBER, SECRET, 7)));
    hidden(
        VersionConflictException.class,
        () -> clinic.patient().delete(patient(SECRET, NUMBER, SECRET, 7)));
    hidden(VersionConflictException.class, () -> clinic.patient().replace(patient()));
    hidden(ItemNotFoundException.class, () -> clinic.visit().replace(new Visit("d", AT, SECRET)));
    hidden(
        ItemNotFoundException.class,
        () -> clinic.contact().replace(new Contact(new Person(SECRET, 1, BORN), "k")));
    assertEquals(
        "Session does not exist: token (sensitive)",
        hidden(
            ItemNotFoundException.class,
            () -> sessions.session().replace(new Session(SECRET, "u"))));
  }

  @Test
  void valuesThatCannotStandInKeys() {
    String message =
        hidden(
            KeyValueException.class,
            () -> clinic.patient().put(patient(SECRET, 10 * NUMBER, SECRET, 0)));
    assertTrue(message.startsWith("Patient.number: "), message);
    hidden(
        KeyValueException.class,
        () -> clinic.patient().put(patient(SECRET + '\uD800', NUMBER, SECRET, 0)));
    hidden(
        KeyValueException.class,
        () -> clinic.patient().put(patient(SECRET.repeat(1000), NUMBER, SECRET, 0)));
    hidden(
        KeyValueException.class,
        () -> clinic.patient().put(patient(SECRET, NUMBER, SECRET.repeat(1000), 0)));
    hidden(KeyValueException.class, () -> clinic.visit().put(new Visit("d", AT, SECRET + "#")));
    hidden(
        KeyValueException.class,
        () -> clinic.contact().put(new Contact(new Person(SECRET + '\uDC00', 1, BORN), "k")));
    hidden(
        KeyValueException.class,
        () -> sessions.session().put(new Session(SECRET.repeat(1000), "u")));
    hidden(KeyValueException.class, () -> PatientKeys.partition(SECRET + '\uD800'));
    hidden(KeyValueException.class, () -> clinic.patient().byNumber(10 * NUMBER));
    hidden(
        KeyValueException.class,
        () -> clinic.patient().named(NUMBER, Range.atLeast(SECRET + '\uD800')));
  }

  @Test
  void valuesThatCannotBeStored() {
    hidden(
        ItemEncodingException.class,
        () ->
            PatientCodec.encode(
                new Patient(
                    SECRET, NUMBER, SECRET, Optional.empty(), List.of(READING * 1e200), BORN, 0)));
    hidden(
        KeyValueException.class,
        () ->
            PatientCodec.encode(
                new Patient(
                    SECRET, NUMBER, SECRET, Optional.empty(), List.of(), BORN.plusNanos(1), 0)));
    hidden(
        ItemEncodingException.class,
        () -> ContactCodec.encode(new Contact(new Person(SECRET, READING * 1e200, BORN), "k")));
    hidden(
        KeyValueException.class,
        () -> ContactCodec.encode(new Contact(new Person(SECRET, 1, BORN.plusNanos(1)), "k")));
  }

  @Test
  void itemsThatCannotBeRead() {
    Map<String, AttributeValue> item = PatientCodec.encode(patient());
    for (String attribute : List.of("insurance", "number", "surname", "readings", "bornAt")) {
      Map<String, AttributeValue> broken = new HashMap<>(item);
      broken.remove(attribute);
      assertEquals(
          "Patient."
              + attribute
              + " is missing; the key of this Patient is PK=(sensitive), SK=(sensitive)",
          hidden(ItemDecodingException.class, () -> PatientCodec.decode(broken)));
      broken.put(attribute, AttributeValue.fromBool(true));
      hidden(ItemDecodingException.class, () -> PatientCodec.decode(broken));
      broken.put(attribute, AttributeValue.fromS(SECRET));
      if (!attribute.equals("insurance") && !attribute.equals("surname")) {
        hidden(ItemDecodingException.class, () -> PatientCodec.decode(broken));
        stored(broken);
        hidden(ItemDecodingException.class, () -> clinic.patient().byInsurance(SECRET));
      }
    }
    Map<String, AttributeValue> session = Map.of("token", AttributeValue.fromS(SECRET));
    assertEquals(
        "Session.user is missing; the key of this Session is token=(sensitive)",
        hidden(ItemDecodingException.class, () -> SessionCodec.decode(session)));
    Map<String, AttributeValue> contact =
        new HashMap<>(ContactCodec.encode(new Contact(new Person(SECRET, 1, BORN), "k")));
    contact.put("person", AttributeValue.fromM(Map.of("phone", AttributeValue.fromS(SECRET))));
    hidden(ItemDecodingException.class, () -> ContactCodec.decode(contact));
  }

  @Test
  void keysThatCannotBeRead() {
    Map<String, AttributeValue> item = new HashMap<>(VisitCodec.encode(new Visit("d", AT, "p")));
    for (String key :
        List.of("VISIT#" + SECRET, "VISIT#2026-02-30T00:00:00.000000000Z#" + SECRET, SECRET)) {
      item.put("SK", AttributeValue.fromS(key));
      hidden(ItemDecodingException.class, () -> VisitCodec.decode(item));
    }
    item.remove("SK");
    hidden(ItemDecodingException.class, () -> VisitCodec.decode(item));
  }

  @Test
  void moreThanOneItem() {
    stored(PatientCodec.encode(patient(SECRET, NUMBER, SECRET, 0)));
    stored(PatientCodec.encode(patient(SECRET + "2", NUMBER, SECRET + "2", 0)));
    hidden(NotUniqueException.class, () -> clinic.patient().byNumber(NUMBER));
  }

  @Test
  void whatIsPrinted() {
    clinic.patient().put(patient());
    hidden(clinic.toString());
    hidden(clinic.patient().toString());
    hidden(clinic.patient().named(NUMBER, Range.atLeast(SECRET)).toString());
    hidden(clinic.visit().ofDoctor("d", Range.atLeast(AT)).toString());
    Clinic.Name name = clinic.patient().named(NUMBER, Range.atLeast(SECRET)).first().orElseThrow();
    assertEquals(SECRET, name.surname());
    assertEquals("Name[surname=(sensitive), number=(sensitive)]", hidden(name.toString()));
    assertEquals("PK, SK", hidden(ItemKey.of("PK", SECRET).and("SK", SECRET).toString()));
  }
}
