package dev.keywright.testing.contract;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpService;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.SignedRequest;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.utils.IoUtils;

/**
 * Who answers the contract tests. Requests are signed and sent as the SDK does it, so that one path
 * serves a real table and the engine alike.
 */
final class ContractTarget {

  private static final ContractTarget CURRENT = chosen();

  private final String name;
  private final URI endpoint;
  private final Region region;
  private final SdkHttpClient http;
  private final AwsCredentialsProvider credentials;

  private ContractTarget(
      String name,
      URI endpoint,
      Region region,
      SdkHttpClient http,
      AwsCredentialsProvider credentials) {
    this.name = name;
    this.endpoint = endpoint;
    this.region = region;
    this.http = http;
    this.credentials = credentials;
  }

  static ContractTarget current() {
    return CURRENT;
  }

  private static ContractTarget chosen() {
    String name = System.getProperty("contract.target", "engine");
    Region region = Region.of(System.getProperty("contract.region", "us-east-1"));
    AwsCredentialsProvider anyone =
        StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret"));
    return switch (name) {
      case "engine" -> new ContractTarget(name, ServedEngine.endpoint(), region, wire(), anyone);
      case "dynalite" -> new ContractTarget(name, endpointProperty(), region, wire(), anyone);
      case "endpoint" ->
          new ContractTarget(
              name, endpointProperty(), region, wire(), DefaultCredentialsProvider.create());
      default ->
          throw new IllegalArgumentException(
              "contract.target is '" + name + "': engine, dynalite or endpoint");
    };
  }

  private static URI endpointProperty() {
    String endpoint = System.getProperty("contract.endpoint");
    if (endpoint == null || endpoint.isBlank()) {
      throw new IllegalArgumentException("contract.endpoint is missing: http://127.0.0.1:4567");
    }
    return URI.create(endpoint);
  }

  /** The client that the SDK itself would choose. */
  private static SdkHttpClient wire() {
    return ServiceLoader.load(SdkHttpService.class)
        .findFirst()
        .orElseThrow()
        .createHttpClientBuilder()
        .build();
  }

  String name() {
    return name;
  }

  URI endpoint() {
    return endpoint;
  }

  Answer send(String operation, String body) {
    return send("DynamoDB_20120810." + operation, body, Map.of());
  }

  /** Sends one signed request; a header given as {@code null} is left out. */
  Answer send(@Nullable String target, String body, Map<String, @Nullable String> headers) {
    Map<String, @Nullable String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    all.put("Content-Type", "application/x-amz-json-1.0");
    all.put("X-Amz-Target", target);
    all.putAll(headers);
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    SdkHttpRequest.Builder request =
        SdkHttpRequest.builder().method(SdkHttpMethod.POST).uri(endpoint).encodedPath("/");
    request.putHeader("Content-Length", Integer.toString(content.length));
    all.forEach(
        (header, value) -> {
          if (value != null) {
            request.putHeader(header, value);
          }
        });
    SignedRequest signed =
        AwsV4HttpSigner.create()
            .sign(
                sign ->
                    sign.identity(credentials.resolveCredentials())
                        .request(request.build())
                        .payload(ContentStreamProvider.fromByteArray(content))
                        .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "dynamodb")
                        .putProperty(AwsV4HttpSigner.REGION_NAME, region.id()));
    try {
      HttpExecuteResponse response =
          http.prepareRequest(
                  HttpExecuteRequest.builder()
                      .request(signed.request())
                      .contentStreamProvider(() -> new ByteArrayInputStream(content))
                      .build())
              .call();
      Map<String, String> received = new TreeMap<>();
      response
          .httpResponse()
          .forEachHeader((header, values) -> received.put(header, values.get(0)));
      String text = "";
      if (response.responseBody().isPresent()) {
        try (var stream = response.responseBody().get()) {
          text = IoUtils.toUtf8String(stream);
        }
      }
      return new Answer(response.httpResponse().statusCode(), received, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The real SDK client against this target, without retries. */
  DynamoDbClient client() {
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(region)
        .credentialsProvider(credentials)
        .httpClient(http)
        .overrideConfiguration(c -> c.retryStrategy(r -> r.maxAttempts(1)))
        .build();
  }
}
