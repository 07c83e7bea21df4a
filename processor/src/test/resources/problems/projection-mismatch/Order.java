import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Table(name = "Orders", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
@AccessPattern(name = "fine", by = "id", as = Order.Fine.class)
@AccessPattern(name = "misspelt", by = "id", as = Order.Misspelt.class)
@AccessPattern(name = "mistyped", by = "id", as = Order.Mistyped.class)
@AccessPattern(name = "required", by = "id", as = Order.Required.class)
@AccessPattern(name = "whole", by = "id", as = Order.Whole.class)
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
[projection-mismatch] Order.whole: Whole.parts is of another type than in Order
    @AccessPattern(name = "whole", by = "id", as = Whole.class)
                                                   ^^^^^^^^^^^
  what it holds may be null in one of them
*/
record Order(String id, long total, Optional<String> note, List<@Nullable String> parts) {

  record Fine(long total, Optional<String> note) {}

  record Misspelt(long totl) {}

  record Mistyped(String total) {}

  record Required(String note) {}

  record Whole(List<String> parts) {}
}
