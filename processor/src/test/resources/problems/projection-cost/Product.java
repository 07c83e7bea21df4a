import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Table;
import java.util.List;

@Table(name = "Products", partitionKey = "productId")
/* expect:
[projection-cost] Product.byCategory holds whole items, and its patterns need 1 of 4 attributes
    @GlobalIndex(name = "byCategory", partitionKey = "category", sortKey = "title")
    ^^^^^^^^^^^^
  each write of any other attribute is billed again for the index
  write projection = IndexProjection.INCLUDE, include = {"price"}
  see "General guidelines for secondary indexes in DynamoDB" in the developer guide
  where it is deliberate: suppress = "projection-cost"
*/
@GlobalIndex(name = "byCategory", partitionKey = "category", sortKey = "title")
@Entity
@AccessPattern(name = "inCategory", by = "category", orderBy = "title", as = Product.Listed.class)
record Product(String productId, String category, String title, long price, String description, List<String> images, String vendor) {

  record Listed(String productId, String title, long price) {}
}
