package dev.keywright.designs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.designs.social.Follower;
import dev.keywright.designs.social.Following;
import dev.keywright.designs.social.Like;
import dev.keywright.designs.social.LikeCount;
import dev.keywright.designs.social.Post;
import dev.keywright.designs.social.SocialNetworkTable;
import dev.keywright.designs.social.TimelineEntry;
import dev.keywright.designs.social.UserCounts;
import dev.keywright.designs.social.UserInfo;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The social network: its published items answer its published questions. */
class SocialNetworkTest {

  private static final String USER = "12345";

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final SocialNetworkTable network = SocialNetworkTable.of(dynamoDb.client());

  @BeforeEach
  void load() {
    network.createIfMissing();
    PublishedModel.read("SocialNetworkSchema.json")
        .loadInto(dynamoDb.client(), SocialNetworkTable.NAME);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void theUser() {
    assertEquals(
        Optional.of(new UserInfo(USER, "hyuklee", "My name is Hyuk Lee", "s3://....", "...")),
        network.userInfo().byUser(USER));
    assertEquals(
        Optional.of(new UserCounts(USER, 3_000_000_000L, 971, 4945)),
        network.userCounts().byUser(USER));
  }

  @Test
  void followersAndFollowing() {
    assertEquals(
        List.of("23456", "34567", "45678"),
        network.follower().ofUser(USER).stream().map(Follower::follower).toList());
    assertEquals(
        List.of("56789", "67890", "78912"),
        network.following().byUser(USER).stream().map(Following::followed).toList());
  }

  @Test
  void postsAndLikes() {
    assertEquals(
        List.of("12345", "23456"), network.post().ofUser(USER).stream().map(Post::post).toList());
    assertEquals(
        List.of("23456", "34567", "45678"),
        network.like().ofPost("12345").stream().map(Like::user).toList());
    assertEquals(Optional.of(new LikeCount("12345", "100")), network.likeCount().ofPost("12345"));
  }

  @Test
  void theTimeline() {
    assertEquals(
        List.of(
            new TimelineEntry(USER, "34567", "56789", 1_571_827_560L),
            new TimelineEntry(USER, "45678", "67890", 1_571_827_560L),
            new TimelineEntry(USER, "56789", "78901", 1_571_827_560L)),
        network.timelineEntry().ofUser(USER).list());
  }

  @Test
  void whatIsWrittenIsWhatWasPublished() {
    network.follower().put(new Follower("1", "2"));
    Map<String, AttributeValue> item =
        dynamoDb
            .client()
            .getItem(
                request ->
                    request
                        .tableName(SocialNetworkTable.NAME)
                        .key(
                            Map.of(
                                "PK", AttributeValue.fromS("u#1#follower"),
                                "SK", AttributeValue.fromS("u#2"))))
            .item();
    assertEquals(2, item.size());
  }
}
