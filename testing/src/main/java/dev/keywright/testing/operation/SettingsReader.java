package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.TableDefinition.Settings;
import dev.keywright.testing.engine.Throughput;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Reads those settings of a table that are stored and described. */
final class SettingsReader {
  /** A table of which nothing was said. */
  static final Settings NONE = new Settings(false, null, null, null, null, null);

  private SettingsReader() {}

  /** The settings after a request, which leaves alone what it does not mention. */
  static Settings read(Fields request, Settings before, Instant now) {
    String streamView = before.streamView();
    Instant streamSince = before.streamSince();
    Fields stream = request.object("StreamSpecification");
    if (stream != null) {
      boolean enabled = stream.flag("StreamEnabled", false);
      if (enabled && !stream.has("StreamViewType")) {
        throw ServiceError.validation(
            INVALID + "StreamViewType must be specified when StreamEnabled is true");
      }
      if (!enabled && stream.has("StreamViewType")) {
        throw ServiceError.validation(
            INVALID + "StreamViewType cannot be specified when StreamEnabled is false");
      }
      if (enabled && streamView != null) {
        throw ServiceError.of("ResourceInUseException", "Table already has an enabled stream");
      }
      streamView = enabled ? stream.text("StreamViewType") : null;
      streamSince = enabled ? now : null;
    }
    String encryptionKey = before.encryptionKey();
    Fields encryption = request.object("SSESpecification");
    if (encryption != null) {
      encryptionKey =
          encryption.flag("Enabled", false) ? encryption.text("KMSMasterKeyId", "") : null;
    }
    String tableClass = request.text("TableClass");
    return new Settings(
        request.flag("DeletionProtectionEnabled", before.deletionProtection()),
        tableClass == null ? before.tableClass() : tableClass,
        streamView,
        streamSince,
        encryptionKey,
        mostOnDemand(request, before));
  }

  private static @Nullable Throughput mostOnDemand(Fields request, Settings before) {
    Fields most = request.object("OnDemandThroughput");
    if (most == null) {
      return before.mostOnDemand();
    }
    Long read = most.number("MaxReadRequestUnits");
    Long write = most.number("MaxWriteRequestUnits");
    return new Throughput(read == null ? -1 : read, write == null ? -1 : write);
  }
}
