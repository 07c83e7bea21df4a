package keys;

import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Table;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Table(name = "Events", partitionKey = "PK", sortKey = "SK")
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
@GlobalIndex(name = "GSI2", partitionKey = "GSI2PK")
@Entity
@Key(partition = "USER#{userId}", sort = "{number:9}#{sum:9}")
@Key(index = "GSI2", partition = "ORDER#{orderId}")
/* expect:
[sealed-entity] sum is no property of Event as a whole
    @Key(partition = "USER#{userId}", sort = "{number:9}#{sum:9}")
                                                          ^^^
  Purchase.sum (int) is stored as sum, and Refund.sum (int) is stored as total
  let every type that has it store it alike, and no other anything under its attribute
*/
/* expect:
[sealed-entity] orderId is no property of Event as a whole
    @Key(index = "GSI2", partition = "ORDER#{orderId}")
                                             ^^^^^^^
  Login has no such property, but @Rest attributes, of which one may be called orderId
  let every type that has it store it alike, and no other anything under its attribute
*/
sealed interface Event {

  String userId();

  int number();

  record Login(
      String userId,
      int number,
      /* expect:
[sealed-entity] Login.device is stored as GSI1PK, a key attribute, and is no property of Event as a whole
  Login.device (String) is stored as GSI1PK, and so is Refund.shop
  store it under another name: @Attribute(name = …)
      */
      @Attribute(name = "GSI1PK") String device,
      @Rest Map<String, AttributeValue> rest)
      implements Event {}

  record Purchase(String userId, int number, String orderId, int sum) implements Event {}

  record Refund(
      String userId,
      int number,
      String orderId,
      @Attribute(name = "total") int sum,
      @Attribute(name = "GSI1PK") String shop)
      implements Event {}
}
