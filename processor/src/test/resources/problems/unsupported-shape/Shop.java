import dev.keywright.AttributeConverter;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

class Shop {

  @Table(
      name = "Shop",
      partitionKey = "PK",
      entities = {Order.class, Generic.class, Outer.class})
  interface Things {}

  @Entity
  @Key(partition = "{id}")
  /* expect:
[unsupported-shape] generated code cannot read or make a Order
  Order is private, so that generated code cannot use it
  */
  private record Order(String id) {}

  @Entity
  @Key(partition = "{id}")
  /* expect:
[unsupported-shape] generated code cannot read or make a Generic
  an entity has no type parameters; list a type that binds them
  */
  record Generic<T>(String id, T value) {}

  @Entity
  @Key(partition = "{id}")
  record Outer(
      String id,
      /* expect:
[unsupported-shape] generated code cannot read or make a Inner
  Inner is an inner class; make it static, or a record
      */
      Inner inner,
      /* expect:
[unsupported-shape] generated code cannot read or make a Shape
  it cannot be instantiated, and has no static builder() method
  seal it, so that it is known which types there are, or name one of them
      */
      Shape shape,
      /* expect:
[unsupported-shape] generated code cannot read or make a Empty
  it has no accessible constructor with its properties, no builder() method, and no setters
      */
      Empty empty,
      /* expect:
[unsupported-shape] generated code cannot read or make a Several
  it has several constructors; mark one of them with @Creator
      */
      Several several,
      /* expect:
[unsupported-shape] generated code cannot read or make a Unit
  it is an enum, whose constants are no items or documents
  let a record hold it: record UnitValue(Unit value)
      */
      Measure measure,
      Checked checked,
      /* expect:
[unsupported-shape] generated code cannot read or make a Built
  Builder is private, so that generated code cannot use it
      */
      Built built,
      /* expect:
[unsupported-shape] generated code cannot read or make a Region
  it has no accessible constructor with its properties, no builder() method, and no setters
  what another library brings is stored by a converter: @Convert(with = …)
      */
      software.amazon.awssdk.regions.Region region,
      /* expect:
[unsupported-shape] generated code cannot read or make a Opaque
  its constructor takes name, and no name() or getter of that type reads it
  the names of parameters in class files are known where they were compiled with -parameters
      */
      Opaque opaque,
      /* expect:
[unsupported-shape] Raw cannot be used as a converter
    @Convert(with = Raw.class)
                    ^^^^^^^^^
  it must be a class with an accessible constructor without parameters, and say which types it converts: AttributeConverter<Money, String>
      */
      @Convert(with = Raw.class) String converted) {}

  abstract static class Raw implements AttributeConverter<String, String> {}

  class Inner {}

  sealed interface Measure {}

  enum Unit implements Measure {
    METRE
  }

  static class Built {
    private final String name;

    private Built(Builder builder) {
      this.name = builder.name;
    }

    String name() {
      return name;
    }

    static Builder builder() {
      return new Builder();
    }

    private static class Builder {
      private String name = "";

      Builder name(String name) {
        this.name = name;
        return this;
      }

      Built build() {
        return new Built(this);
      }
    }
  }

  static class Checked {
    private final String name;

    /* expect:
[unsupported-shape] generated code cannot read or make a Checked
  its constructor throws IOException, which nobody could catch
  let it throw an unchecked exception
    */
    Checked(String name) throws java.io.IOException {
      this.name = name;
    }

    String name() {
      return name;
    }
  }

  interface Shape {}

  static class Empty {}

  static class Several {
    Several(int one) {}

    Several(String other) {}
  }

  static class Opaque {
    Opaque(String name) {}
  }
}
