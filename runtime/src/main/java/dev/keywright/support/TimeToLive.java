package dev.keywright.support;

import dev.keywright.TableMismatchException;
import java.util.List;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/**
 * The time to live of a table: the attribute whose epoch seconds say when DynamoDB may delete an
 * item.
 *
 * <p>The states are in the API reference, "UpdateTimeToLive": a change can take up to an hour,
 * during which no other is accepted.
 */
final class TimeToLive {

  private TimeToLive() {}

  /** Turns it on, unless it is on, for this attribute. */
  static void enable(DynamoDbClient client, String tableName, String attribute) {
    if (isEnabled(client, tableName, attribute)) {
      return;
    }
    try {
      client.updateTimeToLive(
          request ->
              request
                  .tableName(tableName)
                  .timeToLiveSpecification(
                      setting -> setting.enabled(true).attributeName(attribute)));
    } catch (DynamoDbException e) {
      // Someone else may have turned it on since it was looked at.
      if (!isValidation(e) || !isEnabled(client, tableName, attribute)) {
        throw e;
      }
    }
  }

  private static boolean isValidation(AwsServiceException e) {
    return e.awsErrorDetails() != null
        && "ValidationException".equals(e.awsErrorDetails().errorCode());
  }

  private static boolean isEnabled(DynamoDbClient client, String tableName, String attribute) {
    TimeToLiveDescription found =
        client.describeTimeToLive(request -> request.tableName(tableName)).timeToLiveDescription();
    TimeToLiveStatus status = found.timeToLiveStatus();
    if (status == TimeToLiveStatus.ENABLED || status == TimeToLiveStatus.ENABLING) {
      if (!attribute.equals(found.attributeName())) {
        throw new TableMismatchException(
            tableName,
            List.of(
                "its time to live is read from "
                    + found.attributeName()
                    + " where "
                    + attribute
                    + " is declared"));
      }
      return true;
    }
    return false;
  }
}
