package dev.keywright.integration.enhanced;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.time.Period;
import java.time.ZoneId;
import java.util.Locale;
import java.util.UUID;
import lombok.Data;
import lombok.EqualsAndHashCode;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** Texts, what is stored as text, and bytes. */
@Data
@EqualsAndHashCode(callSuper = false)
@DynamoDbBean
@Table(name = "TextBean", partitionKey = "id")
@Entity
@Key(partition = "{id}")
public class TextBean extends Identified {
  private String text;
  private char charValue;
  private Character boxedChar;
  private UUID uuid;
  private URI uri;
  private URL url;
  private ZoneId zone;
  private Period period;
  private Locale locale;
  private byte[] array;
  private ByteBuffer buffer;
  private SdkBytes bytes;
}
