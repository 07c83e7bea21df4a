package dev.keywright.integration.enhanced;

import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;

/** What the beans inherit: the key, the same attribute in both libraries. */
public abstract class Identified {

  private String id = "";

  @DynamoDbPartitionKey
  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }
}
