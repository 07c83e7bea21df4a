import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Parcels", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
record Parcel(
    String id,
    Status status,
    Status before,
    Carrier carrier,
    Size size,
    Color color,
    Form form,
    Mood mood,
    Kind kind) {

  enum Status {
    @EnumValue("P")
    PLACED,
    /* expect:
[invalid-enum-value] Status.PROCESSING cannot say what is stored
    @EnumValue("P")
               ^^^
  "P" stands for PLACED, too
  give each constant a text of its own
    */
    @EnumValue("P")
    PROCESSING,
    /* expect:
[invalid-enum-value] Status.SENT cannot say what is stored
    @EnumValue
    ^^^^^^^^^^
  say what it is stored as: @EnumValue("SENT")
    */
    @EnumValue
    SENT
  }

  enum Carrier {
    POST;

    @EnumValue
    int code() {
      return 1;
    }

    /* expect:
[invalid-enum-value] Carrier says twice what its constants are stored as
    @EnumValue
    ^^^^^^^^^^
  annotate the constants, or one accessor, or the field that it reads
    */
    @EnumValue
    String text() {
      return "p";
    }
  }

  enum Size {
    SMALL;

    /* expect:
[invalid-enum-value] Size.metres cannot say what is stored
    @EnumValue
    ^^^^^^^^^^
  it must be read by a method without parameters that returns a String, a long, an int, a short, a byte, or a wrapper of these
    */
    @EnumValue
    double metres() {
      return 1;
    }
  }

  enum Color {
    RED;

    /* expect:
[invalid-enum-value] Color.code cannot say what is stored
    @EnumValue
    ^^^^^^^^^^
  no accessor reads it that generated code can call: code()
    */
    @EnumValue final int code = 1;
  }

  enum Form {
    ROUND;

    /* expect:
[invalid-enum-value] Form.code cannot say what is stored
    @EnumValue
    ^^^^^^^^^^
  code is private, so that generated code cannot use it
    */
    @EnumValue
    private int code() {
      return 1;
    }
  }

  enum Mood {
    GOOD;

    /* expect:
[invalid-enum-value] Mood.code cannot say what is stored
    @EnumValue("code")
               ^^^^^^
  a text belongs to a constant alone
    */
    @EnumValue("code")
    int code() {
      return 1;
    }
  }

  enum Kind {
    /* expect:
[invalid-enum-value] Kind says twice what its constants are stored as
    @EnumValue("g")
    ^^^^^^^^^^
  annotate the constants, or one accessor, or the field that it reads
    */
    @EnumValue("g")
    GIFT;

    @EnumValue
    int code() {
      return 1;
    }
  }
}
