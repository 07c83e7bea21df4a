import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Optional;

@Table(name = "Orders", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
@AccessPattern(name = "fine", by = "id", as = Order.Fine.class)
@AccessPattern(name = "misspelt", by = "id", as = Order.Misspelt.class)
@AccessPattern(name = "mistyped", by = "id", as = Order.Mistyped.class)
@AccessPattern(name = "required", by = "id", as = Order.Required.class)
@AccessPattern(name = "asking", by = "id", as = Order.Asking.class)
@AccessPattern(name = "twice", by = "id", as = Order.Twice.class)
@AccessPattern(name = "empty", by = "id", as = Order.Empty.class)
@AccessPattern(name = "open", by = "id", as = Order.Open.class)
/* expect:
[projection-mismatch] Order.misspelt: Misspelt.totl is no property of Order
    @AccessPattern(name = "misspelt", by = "id", as = Misspelt.class)
                                                      ^^^^^^^^^^^^^^
  did you mean "total"?
*/
/* expect:
[projection-mismatch] Order.mistyped: Mistyped.total is of another type than in Order
    @AccessPattern(name = "mistyped", by = "id", as = Mistyped.class)
                                                      ^^^^^^^^^^^^^^
  it is String here and long there
*/
/* expect:
[projection-mismatch] Order.required: Required.note may be absent in Order
    @AccessPattern(name = "required", by = "id", as = Required.class)
                                                      ^^^^^^^^^^^^^^
  let it be Optional or @Nullable in Required, too
*/
/* expect:
[projection-mismatch] Order.asking: Asking.totalIn(String) is no accessor of a property
    @AccessPattern(name = "asking", by = "id", as = Asking.class)
                                                    ^^^^^^^^^^^^
  an accessor takes nothing and returns a value; give the method a body
*/
/* expect:
[projection-mismatch] Order.asking: Asking.close() is no accessor of a property
    @AccessPattern(name = "asking", by = "id", as = Asking.class)
                                                    ^^^^^^^^^^^^
  an accessor takes nothing and returns a value; give the method a body
*/
/* expect:
[projection-mismatch] Order.twice: Twice asks twice for total, in different types
    @AccessPattern(name = "twice", by = "id", as = Twice.class)
                                                   ^^^^^^^^^^^
  it is long by total() and Long by getTotal()
*/
/* expect:
[projection-mismatch] Order.empty: Empty has no accessor of a property
    @AccessPattern(name = "empty", by = "id", as = Empty.class)
                                                   ^^^^^^^^^^^
  declare a method without a body for each property that is wanted
*/
/* expect:
[projection-mismatch] Order.open: Open has type parameters
    @AccessPattern(name = "open", by = "id", as = Open.class)
                                                  ^^^^^^^^^^
  name a type that binds them: a projection has none
*/
record Order(String id, long total, Optional<String> note, boolean isOpen) {

  interface Fine extends Open<Long> {
    Optional<String> getNote();

    default String note() {
      return getNote().orElse("");
    }

    boolean isOpen();

    @Override
    int hashCode();

    static Fine none() {
      throw new IllegalStateException("there is none");
    }
  }

  interface Misspelt {
    long totl();
  }

  interface Mistyped {
    String getTotal();
  }

  interface Required {
    String note();
  }

  interface Asking {
    long total();

    long totalIn(String currency);

    void close();
  }

  interface Twice {
    long total();

    Long getTotal();
  }

  interface Empty {
    @Override
    boolean equals(Object other);
  }

  interface Open<T> {
    T total();
  }
}
