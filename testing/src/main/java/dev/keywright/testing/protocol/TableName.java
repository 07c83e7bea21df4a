package dev.keywright.testing.protocol;

/** A table may be named by its ARN wherever its name is asked for. */
public final class TableName {
  /** The one account that there is. */
  public static final String ACCOUNT = "123456789012";

  private static final String PREFIX = "arn:aws:dynamodb:us-east-1:" + ACCOUNT + ":table/";

  private TableName() {}

  /** The name in a name or an ARN. */
  public static String of(String nameOrArn) {
    if (!nameOrArn.startsWith("arn:")) {
      return nameOrArn;
    }
    int table = nameOrArn.indexOf(":table/");
    return table < 0 ? nameOrArn : nameOrArn.substring(table + ":table/".length());
  }

  /** The ARN of a table in the one account and region that there is. */
  public static String arnOf(String name) {
    return PREFIX + name;
  }
}
