package dev.keywright.testing.http;

import java.util.zip.CRC32;

/**
 * The answer to a request.
 *
 * @param status the HTTP status
 * @param body JSON, in UTF-8; whoever gets it does not write to it
 * @param requestId the request's id
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record Reply(int status, byte[] body, String requestId) {

  /** The checksum that clients verify. */
  public long checksum() {
    CRC32 crc = new CRC32();
    crc.update(body);
    return crc.getValue();
  }
}
