package dev.keywright.testing;

import java.net.URI;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.StandardRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;

/** How SDK clients are configured above an engine in the process. */
final class Clients {
  private static final BackoffStrategy AT_ONCE = BackoffStrategy.retryImmediately();

  private Clients() {}

  /** Credentials and a region that mean nothing, and retries without delay. */
  static <B extends AwsClientBuilder<B, C>, C> B configure(B builder) {
    return builder
        .region(Region.US_EAST_1)
        .endpointOverride(URI.create("http://in-process.invalid"))
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
        .overrideConfiguration(
            c ->
                c.retryStrategy(
                    StandardRetryStrategy.builder()
                        .backoffStrategy(AT_ONCE)
                        .throttlingBackoffStrategy(AT_ONCE)
                        .circuitBreakerEnabled(false)
                        .build()));
  }
}
